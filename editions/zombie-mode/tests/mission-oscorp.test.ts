/** MZ5, Oscorp: two keys for the building, two samples for the way out. */
import { describe, expect, it } from 'vitest';
import { ownOf } from '../../supers/own.ts';
import { bystanderOf, play } from './table.ts';
import { deckOf, itemAt, lookUp } from '@holdout/engine';

const KEYS = ['R_8R_12_storage', 'R_9V_01_suiteB'];
const LAB = 'R_3V_11_lab';
const OFFICE = 'R_4V_10_office';
const OSCORP = [
  'R_4V_10_board-S7',
  'R_4V_10_atrium-S7',
  'R_4V_10_atrium-S4',
  'R_3V_11_server-S10',
  'R_3V_11_reception-S12',
  'R_3V_11_reception-R_8R_12_cold',
  'R_3V_11_clean-R_8R_12_storage',
];
const inside = (zone: string, more: { [key: string]: unknown } = {}) =>
  play({ mission: 'MZ5', heroes: { hulk: { zone } }, own: { cards: [] }, turn: 'hulk', ...more });
const why = (door: string, taken: string[]) =>
  inside(itemAt(door.split('-'), 1), { taken, seed: 'doors' }).why(`open:${door}`);

describe('MZ5, the doors', () => {
  it.each(OSCORP)('%s opens only after both red objectives [M-MZ5]', (door) => {
    expect([why(door, []), why(door, [itemAt(KEYS, 0)]), why(door, KEYS)]).toEqual([
      'open.locked',
      'open.locked',
      undefined,
    ]);
  });

  it('are all ways into the marked building [M-MZ5]', () => {
    const { board } = inside('S14').game.context;
    const building = board.buildingOf[board.indexOf.get(LAB) ?? 0];
    const ways = board.doors.filter((d) => [d.a, d.b].some((z) => board.buildingOf[z] === building));
    expect(ways.map((d) => d.id).sort()).toEqual([...OSCORP].sort());
    expect(board.buildingOf[board.indexOf.get(OFFICE) ?? 0]).toBe(building);
  });

  it('of the exit: red never opens, blue after the blue and the green objective [M-MZ5]', () => {
    const all = [...KEYS, LAB, OFFICE];
    expect([why('R_5R_00_newsroom-S5', all), why('R_5R_00_newsroom-S9', all)]).toEqual([
      'open.locked',
      'open.locked',
    ]);
    const blue = 'R_5R_00_press-S2';
    expect([why(blue, [LAB]), why(blue, [OFFICE]), why(blue, [LAB, OFFICE])]).toEqual([
      'open.locked',
      'open.locked',
      undefined,
    ]);
  });
});

describe('MZ5, the objectives', () => {
  it('red gives 5 experience and no card [M-MZ5]', () => {
    const s = inside(itemAt(KEYS, 1)).play(`take:${KEYS[1]}`);
    expect([s.hero('hulk').xp, s.prompt]).toEqual([5, 'turn']);
  });

  it.each([LAB, OFFICE])(
    '%s gives 5 experience, and a bystander card to whoever wants it [M-MZ5]',
    (zone) => {
      const s = inside(zone, { draws: { bystanders: ['okoye'] } }).play(`take:${zone}`);
      expect([s.hero('hulk').xp, s.decision?.about?.['for'], ...s.options]).toEqual([
        5,
        'may-draw',
        'draw',
        'go-on',
      ]);
      expect(bystanderOf(s.play('draw'), 'hulk')).toBe('okoye');
      expect(bystanderOf(inside(zone).play(`take:${zone}`, 'go-on'), 'hulk')).toBe('');
    },
  );

  it('the card drawn is kept or the old one; nobody was devoured [M-MZ5-1]', () => {
    const s = inside(LAB, {
      heroes: { hulk: { zone: LAB, track: 2, bystander: 'wong' } },
      draws: { bystanders: ['saved', 'okoye'] },
    });
    s.play(`take:${LAB}`, 'draw');
    expect([s.prompt, ...s.options]).toEqual(['keep-card', 'keep:okoye', 'keep:wong']);
    s.play('keep:okoye');
    expect([bystanderOf(s, 'hulk'), s.hero('hulk').track, s.hero('hulk').xp]).toEqual(['okoye', 2, 5]);
    expect([ownOf(s.game).devoured, s.happened('devoured')]).toEqual([[0], []]);
  });

  it('nobody is asked when there is nobody in the deck [M-MZ5]', () => {
    const s = inside(LAB);
    const deck = deckOf(s.state, 'bystanders');
    lookUp(ownOf(s.game).out, 'bystanders').push(...deck.draw.splice(0));
    expect(s.play(`take:${LAB}`).prompt).toBe('turn');
  });
});
