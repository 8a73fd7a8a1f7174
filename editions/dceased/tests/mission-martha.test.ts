/** D6: one of five cards is Martha. */
import { deckOf, itemAt } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { bystanderId } from '../../supers/people/bystanders.ts';
import { ownOf } from '../own.ts';
import { isActive } from './mission-table.ts';
import { engine, play } from './table.ts';

type Entry = { [key: string]: unknown };
const CELLS = 'R_5M_02_cells';
const BACK = 'R_1N_11_backroom';
const FLAT3 = 'R_4N_00_flat3';
const FLATB = 'R_3N_10_flatB';

const DOWN = [
  { card: 'martha-kent', zone: FLATB },
  { card: 'secret-mission-1', zone: BACK },
  { card: 'secret-mission-2', zone: CELLS },
  { card: 'lois-lane', zone: FLAT3 },
];
const scene = (zone: string, more: Entry = {}) =>
  play({ mission: 'D6', heroes: { cyborg: { zone } }, own: { cards: DOWN }, turn: 'cyborg', ...more });
const martha = (zone: string, hero?: string) => ({
  cards: [],
  bystanders: [{ card: 'martha-kent', zone, marked: true, ...(hero ? { hero } : {}) }],
});

/** What the table knows of the face-down cards, by zone. */
const known = (s: Scene): { [zone: string]: string } => {
  const own = engine.mask(s.state).own as unknown as ReturnType<typeof ownOf>;
  const seen = own.cards.filter((c) => typeof c.card === 'number' && c.card >= 0);
  return Object.fromEntries(
    seen.map((c) => [itemAt(s.game.context.board.zones, c.zone).id, bystanderId(s.game, c.card)]),
  );
};

describe('D6 Looking for Martha', () => {
  it('a cold trail wakes its spawn point, and the players look at one card [M-D6]', () => {
    const quiet = { draws: { spawn: ['014'] } };
    const s = scene('S10', quiet).play('open:R_1N_11_taproom-S10');
    expect([isActive(s, 'S3'), isActive(s, 'S7')]).toEqual([true, false]);
    expect([s.prompt, ...s.options.sort()]).toEqual([
      'choose',
      `look-at:${FLATB}`,
      `look-at:${FLAT3}`,
      `look-at:${CELLS}`,
    ]);
    expect(known(s)).toEqual({});
    s.play(`look-at:${FLATB}`);
    expect(known(s)).toEqual({ [FLATB]: 'martha-kent' });
    expect(s.happened('card-seen')).toMatchObject([{ card: 'martha-kent', zone: FLATB }]);
    const green = scene('S12', quiet).play('open:R_5M_02_desk-S12');
    expect([isActive(green, 'S3'), isActive(green, 'S7'), green.prompt]).toEqual([false, true, 'choose']);
  });

  it('what has been looked at still lies face down: nobody to rescue [M-D6] [S-OPEN-8]', () => {
    const s = scene('S10', { draws: { spawn: ['014'] } }).play(
      'open:R_1N_11_taproom-S10',
      `look-at:${FLATB}`,
    );
    expect(ownOf(s.game).bystanders).toEqual([]);
    expect(ownOf(s.game).cards).toHaveLength(3);
  });

  it('the address is worth 5 experience and a look at two cards [M-D6]', () => {
    const s = scene(CELLS, { own: { cards: DOWN.slice(0, 2).concat(DOWN.slice(3)) } }).play(`take:${CELLS}`);
    expect(s.hero('cyborg').xp).toBe(5);
    s.play(`look-at:${BACK}`);
    expect(s.options.sort()).toEqual([`look-at:${FLATB}`, `look-at:${FLAT3}`].sort());
    s.play(`look-at:${FLAT3}`);
    expect([s.prompt, Object.keys(known(s)).length]).toEqual(['turn', 2]);
  });

  it('revealed, Martha is the one the mission needs [M-D6]', () => {
    const s = scene('S5', {
      own: { cards: [DOWN[0]] },
      draws: { spawn: ['014', '016'] },
    }).play('open:R_4N_00_corridor-S5');
    while (s.prompt === 'fill-room') s.play(itemAt(s.options, 0));
    expect(ownOf(s.game).bystanders).toMatchObject([{ marked: true }]);
    expect(s.happened('bystander-marked')).toMatchObject([{ card: 'martha-kent' }]);
  });

  describe('when she is rescued Superman comes to the first spawn point [M-D6]', () => {
    const rescue = (more: Entry = {}) =>
      scene('S15', { own: martha('S15'), ...more }).play('rescue:martha-kent');

    it('out of the deck', () => expect(rescue().enemies('S1', 'superman')).toBe(1));

    it('from wherever he stands', () => {
      const s = rescue({ enemies: [{ type: 'superman', zone: 'S9' }] });
      expect([s.enemies('S1', 'superman'), s.onBoard('superman')]).toEqual([1, 1]);
    });

    it('out of the discards', () => {
      const s = scene('S15', { own: martha('S15') });
      const deck = deckOf(s.state, 'super-heroes');
      deck.discard = deck.draw.splice(0);
      s.play('rescue:martha-kent');
      expect([s.enemies('S1', 'superman'), deck.draw.length + deck.discard.length]).toEqual([1, 5]);
    });

    it('once only, not when she is rescued again [D-ESC-5]', () => {
      const s = rescue();
      itemAt(ownOf(s.game).bystanders, 0).hero = -1;
      s.play('end', 'stay');
      expect(s.enemies('S1', 'superman')).toBe(0);
      s.play('rescue:martha-kent');
      expect([s.onBoard('superman'), s.enemies('S1', 'superman')]).toEqual([1, 0]);
    });
  });

  it('is lost at once when she is eliminated, and warns of it [M-D6] [M-MH2-2]', () => {
    const s = scene('', {
      heroes: { cyborg: { zone: 'S15' } },
      enemies: [{ type: 'walker', zone: 'S15' }],
      own: { ...martha('S15', 'cyborg'), rescued: ['martha-kent'] },
      turn: undefined,
      phase: 'enemies',
    });
    expect(s.decision?.options.find((o) => o.id.startsWith('use:'))?.risks).toEqual(['martha-kent']);
    s.play('use:sacrifice@cyborg');
    expect([s.result, s.state.outcome?.cause]).toEqual(['lost', 'M-D6']);
  });

  it('the exit opens with her rescue, and she must come along [M-D6] [D-LOSE-1]', () => {
    expect(scene('S15').play('end').prompt).toBe('turn');
    const heroes = { cyborg: { zone: 'S15' }, 'green-arrow': { status: 'dead' } };
    const rescued = ['martha-kent'];
    const s = scene('', { heroes, own: { ...martha('S15', 'cyborg'), rescued } }).play('end', 'leave');
    expect([s.result, s.state.outcome?.cause]).toEqual(['won', 'M-D6']);
    const two = { cyborg: { zone: 'S15' }, 'green-arrow': { zone: 'S14' } };
    const early = scene('', { heroes: two, own: { ...martha('S15', 'cyborg'), rescued } });
    expect(early.play('end', 'leave').result).toBeUndefined();
    const without = scene('', { heroes, own: { ...martha('S9'), rescued } }).play('end', 'leave');
    expect(without.result).toBe('lost');
  });
});
