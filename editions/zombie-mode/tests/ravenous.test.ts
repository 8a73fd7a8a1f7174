/** Being Ravenous: what may still be done, what it costs, what ends it. */
import { describe, expect, it } from 'vitest';
import { people, STREETS } from './streets.ts';
import { health, hunger, play } from './table.ts';
import { itemAt } from '@holdout/engine';

const guard = (zone: string, count = 1) => ({ type: 'guard', zone, count });
const trooper = (zone: string, count = 1) => ({ type: 'trooper', zone, count });

describe('a Ravenous hero', () => {
  // S10: the sign, an objective and a card that waits there, a closed door, an enemy to attack here and next door.
  const everything = (track: number) =>
    play({
      board: {
        ...STREETS,
        objectives: [
          { zone: 'S10', colour: 'blue' },
          { zone: 'S16', colour: 'red' },
        ],
        own: { faceUp: [{ card: 'secret-mission-1', zone: 'S10', after: 'red' }] },
      },
      heroes: { hulk: { zone: 'S10', track } },
      enemies: [trooper('S10'), trooper('S11')],
      own: { sign: { zone: 'S10' } },
      turn: 'hulk',
    });

  it('may only Move and Devour [Z-RAV-1]', () => {
    const verbs = (track: number) => [
      ...new Set(
        everything(track).options.map((o) =>
          itemAt(o.split('@'), 0).replace(/(move|open|sign|take):.*/, '$1'),
        ),
      ),
    ];
    expect(verbs(3)).toEqual([
      'move',
      'attack:smash',
      'attack:devour',
      'sign',
      'open',
      'gain-trait',
      'take',
      'end',
    ]);
    expect(verbs(4)).toEqual(['move', 'attack:devour', 'end']);
  });

  it.each([
    'attack:smash@S10',
    'sign:S11',
    'open:R_3V_11_server-S10',
    'gain-trait',
    'take:S10',
    'take-card:secret-mission-1',
  ])('is refused %s [Z-RAV-1]', (intent) => {
    expect(everything(4).why(intent)).toBe('hero.ravenous');
    expect(everything(3).why(intent)).toBe(intent.startsWith('take-card') ? 'card.not-yet' : undefined);
  });

  it('takes no Secret Mission card either [Z-RAV-1]', () => {
    const s = (track: number) =>
      play({
        board: {
          ...STREETS,
          objectives: [{ zone: 'S16', colour: 'blue' }],
          own: { faceUp: [{ card: 'secret-mission-1', zone: 'S10', after: 'blue' }] },
        },
        taken: ['S16'],
        heroes: { hulk: { zone: 'S10', track } },
        own: {},
        turn: 'hulk',
      });
    expect(s(3).options).toContain('take-card:secret-mission-1');
    expect(s(4).options).not.toContain('take-card:secret-mission-1');
  });

  it('gets no free action that is neither Move nor Devour [Z-RAV-1] [Z-FAQ-4]', () => {
    const afterShield = (dice: number[]) =>
      play({
        board: STREETS,
        heroes: { 'captain-america': { zone: 'S10', skills: ['ricochet'], track: 3 } },
        enemies: [guard('S10')],
        turn: 'captain-america',
        dice,
      }).play('attack:vibranium-shield@S10');
    expect(afterShield([2, 2, 2, 2, 2]).prompt).toBe('react');
    const ravenous = afterShield([1, 2, 2, 2, 2]);
    expect([ravenous.prompt, hunger(ravenous, 'captain-america')]).toEqual(['turn', 4]);
  });

  it('is still offered a free Devour [Z-RAV-1] [Z-FAQ-4]', () => {
    const s = play({
      board: STREETS,
      heroes: { deadpool: { zone: 'S10', skills: ['slice-and-bite'], track: 3 } },
      enemies: [guard('S10')],
      turn: 'deadpool',
      dice: [1, 2, 2, 2, 2, 2],
    });
    s.play('attack:dual-katanas@S10');
    expect([s.prompt, hunger(s, 'deadpool')]).toEqual(['react', 4]);
    expect(s.options).toContain('use:slice-and-bite@deadpool');
  });

  it('suffers 1 wound at the end of the turn, which nothing cancels [Z-RAV-2]', () => {
    const turn = (track: number) =>
      play({
        board: STREETS,
        heroes: { hulk: { zone: 'S10', track, traits: ['numb'] }, deadpool: { zone: 'S10' } },
        turn: 'hulk',
      }).play('end');
    expect([health(turn(3), 'hulk'), health(turn(4), 'hulk')]).toEqual([5, 4]);
    expect(health(turn(4), 'deadpool')).toBe(5);
  });

  it('suffers none when sated before the turn ends [Z-RAV-2] [Z-RAV-3]', () => {
    const s = play({
      board: STREETS,
      heroes: { hulk: { zone: 'S10', track: 4 }, deadpool: { zone: 'S16' } },
      enemies: [trooper('S10')],
      dice: [6, 2, 2, 2, 2],
      turn: 'hulk',
    });
    s.play('attack:devour@S10', 'end');
    expect(health(s, 'hulk')).toBe(5);
  });

  it('is no longer Ravenous the moment hunger is below 4: everything is allowed again [Z-RAV-3]', () => {
    const s = play({
      board: STREETS,
      heroes: { hulk: { zone: 'S10', track: 4 } },
      enemies: [trooper('S10', 2)],
      dice: [6, 2, 2, 2, 2],
      turn: 'hulk',
    });
    expect(s.why('gain-trait')).toBe('hero.ravenous');
    s.play('attack:devour@S10');
    expect(s.happened('ravenous')).toMatchObject([{ hero: 'hulk', on: false, cause: 'Z-RAV-3' }]);
    expect(s.options).toEqual(
      expect.arrayContaining(['gain-trait', 'attack:smash@S10', 'open:R_3V_11_server-S10']),
    );
  });

  const atTheExit = (wounds: number) =>
    play({
      board: { ...STREETS, areas: { exit: ['S16'] }, exit: { area: 'exit' } },
      heroes: { hulk: { zone: 'S16', track: 4, wounds }, deadpool: { zone: 'S10' } },
      turn: 'hulk',
    });

  it('may leave by the exit, which is no action [Z-FAQ-2]', () => {
    const s = atTheExit(0).play('end');
    expect(s.options).toEqual(['leave', 'stay']);
    expect(s.play('leave').hero('hulk').status).toBe('left');
  });

  it('takes the wound before the exit is reached: with one health left nobody leaves [Z-RAV-4]', () => {
    const wounded = atTheExit(3).play('end');
    expect([wounded.prompt, health(wounded, 'hulk')]).toEqual(['leave', 1]);
    const last = atTheExit(4).play('end');
    expect(last.hero('hulk').status).toBe('dead');
    expect(last.happened('hero-left')).toEqual([]);
    expect(last.prompt).toBe('turn');
  });

  it('uses what is no action and costs no hunger, but no skill that pays an action [Z-RAV-5]', () => {
    const s = (track: number) =>
      play({
        board: STREETS,
        heroes: { deadpool: { zone: 'S10', track, skills: ['live-grenade'] } },
        enemies: [trooper('S11', 2)],
        turn: 'deadpool',
      });
    const verbs = (track: number) => new Set(s(track).options.map((o) => o.split(':')[0]));
    expect(verbs(3)).toContain('live-grenade');
    expect(verbs(4)).not.toContain('live-grenade');
    expect(verbs(4)).toContain('come-closer');
  });

  it('keeps the abilities of bystanders and traits, save those that are actions [Z-RAV-5] [Z-FAQ-2]', () => {
    const menu = (bystander: string, track: number) =>
      play({
        board: STREETS,
        heroes: {
          hulk: { zone: 'S10', track, wounds: 1, bystander, traits: ['bring-it-back-up', 'stitch-up'] },
          deadpool: { zone: 'S10', done: true },
        },
        own: people(),
        turn: 'hulk',
      }).options.map((o) => o.split(':')[0]);
    expect(menu('pepper-potts', 4)).toEqual(expect.arrayContaining(['pepper-potts', 'bring-it-back-up']));
    expect(menu('betty-ross', 3)).toEqual(expect.arrayContaining(['betty-ross', 'stitch-up']));
    expect(menu('betty-ross', 4)).not.toContain('betty-ross');
    expect(menu('betty-ross', 4)).not.toContain('stitch-up');
  });
});
