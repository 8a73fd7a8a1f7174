/** MZ2, Avengers Tower: the carrier of the code, the locked doors of the tower. */
import { describe, expect, it } from 'vitest';
import { ownOf } from '../../supers/own.ts';
import { inDeck, isActive, met } from './mission-table.ts';
import { person, QUIET } from './streets.ts';
import { peopleIn, play } from './table.ts';
import { itemAt } from '@holdout/engine';

const DOORS = { red: 'R_5V_12_training-S17', blue: 'R_6V_02_hall-S15', green: 'R_5V_12_lobby-S13' };
const OFFICE = 'R_4V_00_office';
const secret = { cards: [{ card: 'secret-mission-1', zone: OFFICE }] };
const locked = (colour: keyof typeof DOORS, unlocked: string[]) => {
  const zone = DOORS[colour].split('-')[1];
  const s = play({ mission: 'MZ2', heroes: { hulk: { zone } }, unlocked, own: { cards: [] }, turn: 'hulk' });
  return s.why(`open:${DOORS[colour]}`) === 'open.locked';
};

/** The building of the secret card is opened. */
function found(bystanders: string[]) {
  const s = play({
    mission: 'MZ2',
    heroes: { hulk: { zone: 'S4' } },
    own: secret,
    spawns: true,
    draws: { spawn: QUIET.slice(0, 2), bystanders },
    turn: 'hulk',
  });
  expect([isActive(s, 'S1'), isActive(s, 'S6')]).toEqual([false, false]);
  s.play('open:R_4V_00_board-S4');
  while (s.prompt === 'fill-room') s.play(itemAt(s.options, 0));
  return s;
}

describe('MZ2, the Secret Mission card', () => {
  it('wakes the blue and green spawn points and puts the target in its zone [M-MZ2]', () => {
    const s = found(['mary-jane']);
    expect([isActive(s, 'S1'), isActive(s, 'S6')]).toEqual([true, true]);
    expect(peopleIn(s, OFFICE)).toEqual(['mary-jane']);
    expect(ownOf(s.game).bystanders.map((b) => b.marked)).toEqual([true]);
    expect(s.happened('bystander-marked')).toMatchObject([{ card: 'mary-jane', zone: OFFICE }]);
  });

  it('ignores a Saved! drawn for the target and draws again [M-MZ2]', () => {
    const s = found(['saved', 'okoye']);
    expect(peopleIn(s, OFFICE)).toEqual(['okoye']);
    expect(inDeck(s, 'bystanders').filter((c) => c === 'saved')).toHaveLength(2);
  });

  it('turned up meets step 1, while the doors still wait for the target to be devoured [M-MZ2-1]', () => {
    const s = found(['wong']);
    expect([met(s, 'find-target'), s.state.unlocked]).toEqual([true, []]);
  });
});

describe('MZ2, the doors', () => {
  it('blue and green open once the target is devoured, not for anybody else [M-MZ2]', () => {
    const meal = (marked: boolean) =>
      play({
        mission: 'MZ2',
        heroes: { hulk: { zone: 'S9' } },
        own: { cards: [], bystanders: [{ ...person('okoye', 'S9'), marked }] },
        dice: [6],
        turn: 'hulk',
      }).play('attack:devour@S9');
    expect(meal(false).state.unlocked).toEqual([]);
    const s = meal(true);
    expect([s.state.unlocked, s.hero('hulk').xp]).toEqual([['blue', 'green'], 5]);
    expect([locked('blue', []), locked('green', [])]).toEqual([true, true]);
    expect([locked('blue', ['blue', 'green']), locked('green', ['blue', 'green'])]).toEqual([false, false]);
  });

  it('the red one never opens [M-MZ2]', () => {
    expect(locked('red', ['blue', 'green'])).toBe(true);
  });
});

describe('MZ2, the end', () => {
  it('is lost at once when the target escapes, not when another does [M-MZ2]', () => {
    const flee = (marked: boolean) =>
      play({
        mission: 'MZ2',
        heroes: { hulk: { zone: 'S12' } },
        own: { cards: [], bystanders: [{ ...person('mary-jane', 'S7'), marked }] },
        spawns: true,
        draws: { spawn: marked ? [] : QUIET.slice(0, 3) },
        turn: 'hulk',
      }).play('end');
    expect(flee(true).state.outcome).toEqual({ result: 'lost', cause: 'M-MZ2' });
    const s = flee(false);
    expect([s.result, s.happened('bystander-left').length]).toEqual([undefined, 1]);
  });

  it('wants the card turned up, both objectives taken, and all out by the lobby [M-MZ2]', () => {
    const at = (done: string[], taken: string[]) =>
      play({
        mission: 'MZ2',
        heroes: { hulk: { zone: 'R_5V_12_lobby' } },
        own: { cards: [], done, targets: 1 },
        taken,
        turn: 'hulk',
      }).play('end');
    const both = ['R_5V_12_lobby', 'R_6V_02_quarters'];
    expect(at([], both).prompt).not.toBe('leave');
    expect(at(['revealed:secret-mission-1'], both.slice(1)).prompt).not.toBe('leave');
    expect(at(['revealed:secret-mission-1'], both).play('leave').result).toBe('won');
  });

  it('cannot be reached when nobody was left to be the target, and the game says so [M-ALL-9]', () => {
    const s = play({
      mission: 'MZ2',
      heroes: { hulk: { zone: 'S3' } },
      own: { cards: [], done: ['revealed:secret-mission-1'] },
      turn: 'hulk',
    });
    expect(s.play('end').state.outcome).toEqual({ result: 'lost', cause: 'M-ALL-9' });
  });

  it('gives 5 experience for an objective [M-MZ2]', () => {
    const zone = 'R_6V_02_quarters';
    const s = play({ mission: 'MZ2', heroes: { hulk: { zone } }, own: { cards: [] }, turn: 'hulk' });
    expect(s.play(`take:${zone}`).hero('hulk').xp).toBe(5);
  });
});
