/** Rescue, and people who go with their hero (D-RES, D-ESC, D-BYS). */
import { describe, expect, it } from 'vitest';
import { BYSTANDERS } from '../cards.ts';
import { enemies, night, people, street } from './street.ts';
import { escorted, health, peopleIn, power, traits } from './table.ts';

const beside = (hero: string, ...cards: string[]) => ({
  cards: [],
  bystanders: cards.map((card) => ({ card, zone: 'S6', hero })),
});

describe('a rescue', () => {
  const own = people({ card: 'lois-lane', zone: 'S6' }, { card: 'perry-white', zone: 'S6' });

  it('makes the person escorted and fills the power, one for each action, no experience [D-RES-1] [D-RES-2] [H-RES-2] [H-RES-4]', () => {
    const s = street({ batman: { zone: 'S6' } }, { own }).play('rescue:lois-lane');
    expect([escorted(s, 'batman'), peopleIn(s, 'S6')]).toEqual([['lois-lane'], ['lois-lane', 'perry-white']]);
    expect([power(s, 'batman'), s.hero('batman').xp, s.hero('batman').actions]).toEqual([4, 0, 2]);
    expect(s.play('rescue:perry-white') && escorted(s, 'batman')).toEqual(['lois-lane', 'perry-white']);
  });

  it('needs a zone without enemies, a card turned up, and the same zone [D-RES-1] [D-RES-2] [D-ACT-3]', () => {
    const among = street({ batman: { zone: 'S6' } }, { own, enemies: enemies('S6', { brute: 1 }) });
    expect(among.why('rescue:lois-lane')).toBe('rescue.enemies');
    const far = street({ batman: { zone: 'S7' } }, { own });
    expect(far.why('rescue:lois-lane')).toBe('rescue.nobody');
    const down = street(
      { batman: { zone: 'R_1N_20_backroom' } },
      { own: { cards: [{ card: 'lois-lane', zone: 'R_1N_20_backroom' }] } },
    );
    expect(down.why('rescue:lois-lane')).toBe('rescue.nobody');
  });
});

describe('an escorted person', () => {
  it('goes wherever the hero goes, whatever moves the hero [D-ESC-1] [D-PUSH-3]', () => {
    const s = street(
      { 'green-canary': { zone: 'S3', track: 1 }, batman: { zone: 'S7' }, cyborg: { zone: 'S18' } },
      { own: { cards: [], bystanders: [{ card: 'lois-lane', zone: 'S7', hero: 'batman' }] } },
    );
    s.play('construct-creation:batman', 'push:S11');
    expect([s.hero('batman').at, peopleIn(s, 'S11')]).toEqual(['S11', ['lois-lane']]);
    s.play('end', 'activate:batman', 'move:S14');
    expect(peopleIn(s, 'S14')).toEqual(['lois-lane']);
  });

  it('comes in any number [D-ESC-2]', () => {
    const s = street(
      { batman: { zone: 'S6' } },
      { own: beside('batman', 'lois-lane', 'perry-white', 'lana-lang') },
    );
    s.play('move:S7');
    expect([escorted(s, 'batman').length, peopleIn(s, 'S7').length]).toEqual([3, 3]);
  });

  it('is given up for one wound, and everybody pays as for a person lost, once for each [D-ESC-3] [H-DEV-1]', () => {
    const s = night(
      { batman: { zone: 'S6', track: 3 }, cyborg: { zone: 'S12', track: 3, traits: ['overclock'] } },
      { own: beside('batman', 'lana-lang', 'martha-kent'), enemies: enemies('S6', { walker: 3 }) },
    );
    s.play('use:sacrifice@batman', 'give-up:lana-lang');
    expect(s.options).toEqual(['use:sacrifice@batman', 'go-on']);
    s.play('use:sacrifice@batman');
    expect([escorted(s, 'batman'), health(s, 'batman')]).toEqual([[], 2]);
    expect(traits(s, 'cyborg')).toEqual([]);
    // Two lost, one gained with the new round.
    expect([power(s, 'batman'), power(s, 'cyborg')]).toEqual([2, 2]);
    expect(s.happened('bystander-lost').length).toBe(2);
  });

  it('is no target: all wounds are the hero’s, and enemies do not go for it [D-ESC-6] [D-ESC-4]', () => {
    const s = night(
      { batman: { zone: 'S6' } },
      { own: beside('batman', 'lana-lang'), enemies: enemies('S6', { walker: 1 }) },
    );
    expect(s.prompt).toBe('react');
    s.play('go-on');
    expect([health(s, 'batman'), escorted(s, 'batman')]).toEqual([2, ['lana-lang']]);
  });

  it('stays in the zone of a hero who falls, an ordinary person again, untouched by that attack [D-ESC-5] [D-LOSE-2]', () => {
    const s = night(
      { batman: { zone: 'S6', wounds: 2 }, cyborg: { zone: 'S18' } },
      { own: beside('batman', 'lana-lang'), enemies: enemies('S6', { walker: 5 }) },
    );
    s.play('go-on');
    expect(s.hero('batman').status).toBe('dead');
    expect(peopleIn(s, 'S6')).toEqual(['lana-lang']);
    expect(s.happened('bystander-lost')).toEqual([]);
    expect(s.result).toBeUndefined();
  });
});

describe('people', () => {
  it('are no combatants, nobody hides, and no card comes too late [D-BYS-1] [D-PCS-4]', () => {
    expect(BYSTANDERS.filter((b) => b.combat)).toEqual([]);
    expect(BYSTANDERS.filter((b) => b.special).map((b) => b.id)).toEqual([
      'secret-mission-1',
      'secret-mission-2',
    ]);
    expect(BYSTANDERS.length).toBe(10);
  });

  const attacked = (walkers: number, heroes: { [id: string]: { zone: string } }) =>
    night(heroes, {
      own: people({ card: 'lois-lane', zone: 'S6' }),
      enemies: enemies('S6', { walker: walkers }),
    });
  const both = { batman: { zone: 'S6' }, cyborg: { zone: 'S6' } };

  it('take wounds like heroes, one each at most beside them [D-BYS-3] [X-42]', () => {
    const s = attacked(5, both);
    expect(s.decision).toMatchObject({ prompt: 'share-wounds', total: 5 });
    expect(s.engine.answer(s.state, 'wound:batman=3 wound:lois-lane=2')).toMatchObject({
      refused: 'answer.over-cap',
    });
    s.play('wound:batman=2 wound:cyborg=2 wound:lois-lane=1');
    expect([health(s, 'batman'), health(s, 'cyborg'), peopleIn(s, 'S6')]).toEqual([1, 1, []]);
  });

  it('may be spared altogether, all on one hero, more than that hero has health [D-BYS-3, S-WND-2]', () => {
    const s = attacked(5, both).play('wound:batman=5');
    expect([s.hero('batman').status, health(s, 'cyborg')]).toEqual(['dead', 3]);
    expect(peopleIn(s, 'S6')).toEqual(['lois-lane']);
    expect(s.happened('attacks-wasted')).toMatchObject([{ zone: 'S6', n: 2 }]);
  });
});
