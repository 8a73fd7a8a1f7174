/** MH4 Stark's plan: two trapped people behind doors that objectives open. */
import { itemAt, cardId } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { ownOf } from '../../supers/own.ts';
import { begin, faceDown, met } from './mission-table.ts';
import { peopleIn, play } from './table.ts';

const VAULT = 'R_6R_10_vault';
const HALL = 'R_6R_10_hall';
const COMMS = 'R_9R_21_comms';
const RED = ['R_3V_01_corridor', 'R_7R_20_auditorium'];
const CARDS = ['R_1R_11_pantry', 'R_7R_20_auditorium'];
const BLUE = 'R_8R_00_cold';
const GREEN = 'R_3V_01_clean';

describe('the trapped people [M-MH4]', () => {
  it('are cards face down in the two marked zones, none in the other rooms of those buildings', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const s = begin('MH4', 4, `seed ${i}`);
      expect(faceDown(s)).toEqual([COMMS, GREEN, ...CARDS, BLUE, VAULT].sort());
      const trapped = ownOf(s.game).cards.filter((c) => c.target);
      expect(trapped.map((c) => itemAt(s.game.context.board.zones, c.zone).id)).toEqual([VAULT, COMMS]);
      for (const { card } of trapped) seen.add(cardId(s.game.context.edition, 'bystanders', card));
    }
    expect(seen.has('too-late')).toBe(false);
    expect(seen.size).toBeGreaterThan(6);
  });

  const opened = () =>
    play({
      mission: 'MH4',
      heroes: { storm: { zone: 'S2' } },
      unlocked: ['blue'],
      own: { cards: [{ card: 'senator-kelly', zone: VAULT, target: true }] },
      draws: { spawn: ['002'] },
      turn: 'storm',
    }).play(`open:${HALL}-S2`);

  it('are revealed with their building, marked, and then behave like any other [M-MH4-1]', () => {
    const s = opened();
    expect(peopleIn(s, VAULT)).toEqual(['senator-kelly']);
    expect(itemAt(ownOf(s.game).bystanders, 0).marked).toBe(true);
    expect(s.happened('bystander-marked')).toMatchObject([{ card: 'senator-kelly', zone: VAULT }]);
    const free = play({
      mission: 'MH4',
      heroes: { storm: { zone: 'S2' } },
      doors: { [`${HALL}-S2`]: 'open' },
      own: { cards: [], bystanders: [{ card: 'senator-kelly', zone: VAULT, marked: true }] },
      turn: 'storm',
    }).play('end');
    expect(peopleIn(free, HALL)).toEqual(['senator-kelly']);
  });

  it('are both rescued before the exit opens', () => {
    const s = play({
      mission: 'MH4',
      heroes: { storm: { zone: VAULT }, rogue: { zone: COMMS }, magneto: { zone: 'R_9R_21_garage' } },
      own: {
        cards: [],
        bystanders: [
          { card: 'senator-kelly', zone: VAULT, marked: true },
          { card: 'shanna', zone: COMMS, marked: true },
        ],
      },
      turn: 'storm',
    });
    s.play('rescue:senator-kelly');
    expect(met(s, 'rescue-trapped')).toBe(false);
    s.play('end', 'activate:rogue', 'rescue:shanna');
    expect([met(s, 'rescue-trapped'), s.hero('rogue').xp]).toEqual([true, 0]);
    expect(s.play('end', 'end').prompt).toBe('leave');
  });

  it('lost, one of them loses the game at once; somebody else does not [M-MH4-1] [M-MH2-2]', () => {
    const devoured = (marked: boolean) =>
      play({
        mission: 'MH4',
        heroes: { storm: { zone: HALL, bystander: 'shanna' } },
        doors: { [`${HALL}-S2`]: 'open' },
        own: { cards: [], bystanders: [{ card: 'senator-kelly', zone: HALL, marked }] },
        turn: 'storm',
      }).play('rescue:senator-kelly', 'keep:shanna');
    expect([devoured(true).result, devoured(true).state.outcome?.cause]).toEqual(['lost', 'M-MH4']);
    expect(devoured(false).result).toBeUndefined();
  });
});

describe('the doors [M-MH4]', () => {
  const at = (zone: string, taken: string[], more: { [key: string]: unknown } = {}) =>
    play({ mission: 'MH4', taken, heroes: { storm: { zone } }, own: { cards: [] }, turn: 'storm', ...more });

  it('red ones open after both red objectives, not after one', () => {
    const door = 'open:R_8R_00_cold-R_8R_00_storage';
    const open = { doors: { 'R_8R_00_dock-S1': 'open' } };
    expect(at('R_8R_00_storage', [itemAt(RED, 0)], open).why(door)).toBe('open.locked');
    const s = at(itemAt(RED, 1), [itemAt(RED, 0)], {
      heroes: { storm: { zone: RED[1] }, rogue: { zone: 'R_8R_00_storage' } },
    });
    s.play(`take:${RED[1]}`, 'end');
    expect([s.options.includes(door), s.state.unlocked, s.hero('storm').xp]).toEqual([true, ['red'], 5]);
  });

  it.each([
    [BLUE, GREEN],
    [GREEN, BLUE],
  ])('blue and green open only after BOTH blue and green: %s last', (last, first) => {
    const one = at(last, []).play(`take:${last}`);
    expect(one.state.unlocked).toEqual([]);
    const both = at(last, [first]).play(`take:${last}`);
    expect([...both.state.unlocked].sort()).toEqual(['blue', 'green']);
  });
});
