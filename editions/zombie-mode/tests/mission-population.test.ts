/** MZ9, population control: five names under five objectives, and a Super Hero for everybody devoured. */
import { describe, expect, it } from 'vitest';
import { bystanderId } from '../../supers/people/bystanders.ts';
import { ownOf } from '../../supers/own.ts';
import { begin, inDeck, met, SEEDS } from './mission-table.ts';
import { person, QUIET } from './streets.ts';
import { peopleIn, play } from './table.ts';

const VAULT = 'R_6R_00_vault';
const marked = (card: string, zone: string) => ({ ...person(card, zone), marked: true });

describe('MZ9, the set-up', () => {
  it('lays a person, never Saved!, face down under each of the five objectives, others at random [M-MZ9]', () => {
    const under = new Set<string>();
    const dealt = new Set<string>();
    for (const seed of SEEDS) {
      const s = begin('MZ9', 4, seed);
      const cards = ownOf(s.game).cards;
      expect(
        cards
          .filter((c) => c.under >= 0)
          .map((c) => c.under)
          .sort(),
      ).toEqual([0, 1, 2, 3, 4]);
      expect(cards.every((c) => !c.up)).toBe(true);
      for (const c of cards) (c.under >= 0 ? under : dealt).add(bystanderId(s.game, c.card));
    }
    expect([under.has('saved'), under.size, dealt.has('saved')]).toEqual([false, 12, true]);
  });

  it('shuffles both Saved! back in before the ordinary cards are dealt [M-MZ9]', () => {
    const s = begin('MZ9', 4);
    const all = [...ownOf(s.game).cards.map((c) => bystanderId(s.game, c.card)), ...inDeck(s, 'bystanders')];
    expect([all.length, all.filter((c) => c === 'saved').length]).toEqual([14, 2]);
  });
});

describe('MZ9, an objective', () => {
  it('taken gives 5 experience, and its bystander is turned up there, marked as a target [M-MZ9]', () => {
    const s = play({ mission: 'MZ9', heroes: { hulk: { zone: VAULT } }, own: {}, turn: 'hulk' });
    const own = ownOf(s.game);
    const card = own.cards.find((c) => c.under === 0)?.card ?? -1;
    const left = own.cards.length;
    s.play(`take:${VAULT}`);
    const id = bystanderId(s.game, card);
    expect([s.hero('hulk').xp, peopleIn(s, VAULT), ownOf(s.game).cards.length]).toEqual([5, [id], left - 1]);
    expect(s.happened('bystander-revealed')).toMatchObject([{ card: id, zone: VAULT }]);
    expect(s.happened('bystander-marked')).toMatchObject([{ card: id, zone: VAULT }]);
  });

  it('keeps its card when the building is opened [M-MZ9]', () => {
    const s = play({
      mission: 'MZ9',
      heroes: { hulk: { zone: 'S2' } },
      own: {},
      draws: { spawn: QUIET.slice(0, 1) },
      turn: 'hulk',
    });
    s.play('open:R_6R_00_hall-S2');
    expect(s.happened('bystander-revealed').map((e) => ('zone' in e ? e.zone : ''))).toEqual([
      'R_6R_00_hall',
    ]);
  });
});

describe('MZ9, everybody devoured', () => {
  const meal = (person_: { [key: string]: unknown }, more: { [key: string]: unknown } = {}) =>
    play({
      mission: 'MZ9',
      heroes: { hulk: { zone: 'S20', track: 2 } },
      own: { bystanders: [person_], ...(more['own'] as object | undefined) },
      dice: [6, 1, 1],
      draws: { 'super-heroes': ['thor'] },
      turn: 'hulk',
      ...(more['set'] as object | undefined),
    });

  it.each([
    ['a target', marked('okoye', 'S20')],
    ['anybody', person('okoye', 'S20')],
  ])('%s: a Super Hero in that zone, after the Devour is fully resolved [M-MZ9] [M-MZ9-1]', (_who, who) => {
    const s = meal(who).play('attack:devour@S20');
    expect([s.enemies('S20', 'thor'), s.hero('hulk').track]).toEqual([1, 0]);
    const types = s.events.map((e) => e.type);
    expect(types.lastIndexOf('track-changed')).toBeLessThan(types.indexOf('enemies-placed'));
    expect(types.indexOf('card-gained')).toBeLessThan(types.indexOf('enemies-placed'));
  });

  it('with none left to draw, all Super Heroes act once more [M-MZ9-1] [S-CARD-9]', () => {
    const all = ['black-panther', 'doctor-strange', 'ms-marvel', 'thor', 'scarlet-witch', 'spider-man'];
    const s = play({
      mission: 'MZ9',
      heroes: { hulk: { zone: 'S20' } },
      enemies: all.map((type) => ({ type, zone: 'S10' })),
      own: { bystanders: [person('okoye', 'S20')] },
      dice: [6],
      turn: 'hulk',
    });
    s.play('attack:devour@S20');
    expect(s.happened('activation')).toMatchObject([{ extra: true, enemies: all }]);
  });

  it('the fifth target does not win while its Super Hero is still to come [M-MZ9-1]', () => {
    const s = meal(marked('okoye', 'S20'), { own: { targets: 4 } }).play('attack:devour@S20');
    expect([met(s, 'devour-targets'), met(s, 'clear-heroes'), s.result]).toEqual([true, false, undefined]);
  });

  it('is won when all five are devoured and no Super Hero is left, in this order [M-MZ9]', () => {
    const fight = (targets: number) =>
      play({
        mission: 'MZ9',
        heroes: { deadpool: { zone: 'S20', track: 1 } },
        enemies: [{ type: 'scarlet-witch', zone: 'S20' }],
        own: { targets },
        dice: [6, 6, 6, 6],
        turn: 'deadpool',
      }).play('attack:dual-katanas@S20');
    expect([fight(4).result, fight(5).result]).toEqual([undefined, 'won']);
  });
});

describe('MZ9, a target that escapes', () => {
  it('puts the mission out of reach: said at once, lost in the End Phase [M-MZ9] [M-ALL-9]', () => {
    const flee = (who: { [key: string]: unknown }, spawn: string[]) =>
      play({
        mission: 'MZ9',
        heroes: { hulk: { zone: 'S1' } },
        taken: [VAULT],
        own: { bystanders: [who] },
        spawns: true,
        draws: { spawn },
        turn: 'hulk',
      });
    const s = flee(marked('mary-jane', 'S18'), QUIET.slice(0, 3));
    ownOf(s.game).cards = ownOf(s.game).cards.filter((c) => c.under !== 0);
    s.play('end');
    expect(s.happened('hopeless')).toMatchObject([{ reason: 'targets' }]);
    expect(s.state.outcome).toEqual({ result: 'lost', cause: 'M-ALL-9' });
  });

  it('any other may leave [M-MZ9]', () => {
    const s = play({
      mission: 'MZ9',
      heroes: { hulk: { zone: 'S1' } },
      own: { bystanders: [person('mary-jane', 'S18')] },
      spawns: true,
      draws: { spawn: QUIET.slice(0, 3) },
      turn: 'hulk',
    }).play('end');
    expect([s.happened('bystander-left').length, s.happened('hopeless'), s.result]).toEqual([
      1,
      [],
      undefined,
    ]);
  });
});
