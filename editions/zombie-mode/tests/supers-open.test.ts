/** Opening doors and buildings (S-OPEN-1 to S-OPEN-6, S-OPEN-8; S-OPEN-7 is in supers-setup.test.ts). */
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import {
  BLOCKS,
  CARD,
  INNER_DOOR,
  LAB,
  NEWS_DOOR,
  order,
  PRESS_DOOR,
  SERVER_DOOR,
  SIDE_DOOR,
  standing,
} from './supers-blocks.ts';
import { hunger, peopleIn, play } from './table.ts';

const PRESS = 'R_5R_11_press';
const NEWS = 'R_5R_11_newsroom';
const EDITOR = 'R_5R_11_editor';

/** Deadpool in S13 before the press room, with these spawn cards to come. */
const atTheDoor = (spawn: string[], more: { [key: string]: unknown } = {}): Scene =>
  play({
    board: BLOCKS,
    heroes: { deadpool: { zone: 'S13' }, wasp: { zone: 'S5' } },
    turn: 'deadpool',
    draws: { spawn },
    ...more,
  });

const drawnFor = (s: Scene): string[] =>
  s.happened('spawn-card').map((e) => (e.type === 'spawn-card' ? `${e.card} ${e.zone}` : ''));

describe('a door', () => {
  it('on the edge of the zone is opened for an action without any tool [S-OPEN-1]', () => {
    const s = atTheDoor([CARD.nothing, CARD.nothingToo]);
    expect(s.options.filter((o) => o.startsWith('open'))).toEqual([`open:${PRESS_DOOR}`]);
    expect(s.why(`open:${NEWS_DOOR}`)).toBe('open.no-door');
    s.play(`open:${PRESS_DOOR}`, `fill:${PRESS}`);
    expect(s.hero('deadpool').actions).toBe(2);
  });

  it('opens from inside as well, for its zone only [S-OPEN-1]', () => {
    const s = play({
      board: BLOCKS,
      heroes: { deadpool: { zone: NEWS } },
      doors: { [PRESS_DOOR]: 'open' },
      turn: 'deadpool',
    });
    expect(s.options.filter((o) => o.startsWith('open')).sort()).toEqual(
      [`open:${SIDE_DOOR}`, `open:${NEWS_DOOR}`].sort(),
    );
  });

  it('stays open: heroes pass, and nobody opens it again [S-OPEN-2]', () => {
    const s = atTheDoor([CARD.nothing, CARD.nothingToo]);
    expect(s.why(`move:${PRESS}`)).toBe('move.door-closed');
    s.play(`open:${PRESS_DOOR}`, `fill:${PRESS}`);
    expect(s.why(`open:${PRESS_DOOR}`)).toBe('open.already');
    expect(s.play(`move:${PRESS}`).hero('deadpool').at).toBe(PRESS);
  });
});

describe('a building opened for the first time', () => {
  it('draws a card for each zone with the icon, in an order the players choose [S-OPEN-3]', () => {
    const s = atTheDoor([CARD.guard1, CARD.trooper1]).play(`open:${PRESS_DOOR}`);
    expect(s.prompt).toBe('fill-room');
    expect(s.options.slice().sort()).toEqual([`fill:${NEWS}`, `fill:${PRESS}`].sort());
    s.play(`fill:${NEWS}`);
    expect(drawnFor(s)).toEqual([`${CARD.guard1} ${NEWS}`, `${CARD.trooper1} ${PRESS}`]);
    expect([s.enemies(NEWS, 'guard'), s.enemies(PRESS, 'trooper'), s.enemies(EDITOR)]).toEqual([1, 1, 0]);
  });

  it('resolves each card fully, rush and activation, before the next is drawn [S-OPEN-3]', () => {
    const s = atTheDoor([CARD.rushTrooper1, CARD.extraTroopers]).play(`open:${PRESS_DOOR}`, `fill:${NEWS}`);
    expect(order(s, 'spawn-card', 'enemies-placed', 'activation', 'enemies-moved')).toEqual([
      'spawn-card',
      'enemies-placed',
      'activation',
      'enemies-moved',
      'spawn-card',
      'activation',
      'enemies-moved',
    ]);
    // One step by the rush, one by the second card.
    expect(standing(s, 'trooper')).toEqual({ S13: 1 });
  });

  it('draws once ever: other doors of it bring nothing more [S-OPEN-3]', () => {
    const s = atTheDoor([CARD.nothing, CARD.nothingToo]);
    s.play(`open:${PRESS_DOOR}`, `fill:${PRESS}`, `move:${PRESS}`, `move:${NEWS}`, 'end');
    s.play('activate:deadpool', `open:${NEWS_DOOR}`, `open:${SIDE_DOOR}`);
    expect(s.happened('spawn-card')).toHaveLength(2);
  });

  it('shows its bystander cards only when all spawn cards are resolved [S-OPEN-4]', () => {
    const own = {
      cards: [
        { card: 'betty-ross', zone: EDITOR },
        { card: 'wong', zone: 'R_9V_01_suiteA' },
      ],
    };
    const s = atTheDoor([CARD.guard1, CARD.extraGuards], { own }).play(`open:${PRESS_DOOR}`);
    expect(peopleIn(s, EDITOR)).toEqual([]);
    s.play(`fill:${PRESS}`);
    expect(order(s, 'spawn-card', 'activation', 'bystander-revealed', 'bystander-placed')).toEqual([
      'spawn-card',
      'spawn-card',
      'activation',
      'bystander-revealed',
      'bystander-placed',
    ]);
    expect([peopleIn(s, EDITOR), peopleIn(s, 'R_9V_01_suiteA')]).toEqual([['betty-ross'], []]);
  });

  it('has its door open before the first card: figures go out by it at once [S-OPEN-5]', () => {
    const s = atTheDoor([CARD.rushSpecialist1, CARD.nothing]).play(`open:${PRESS_DOOR}`, `fill:${PRESS}`);
    // Out into S13, and an attack with the second action.
    expect(standing(s, 'specialist')).toEqual({ S13: 1 });
    expect(s.hero('deadpool').wounds).toBe(1);
  });
});

describe('a door inside', () => {
  const LAB_ROOM = 'R_3V_10_lab';
  const inLab = (more: { [key: string]: unknown }): Scene =>
    play({
      board: LAB,
      heroes: { deadpool: { zone: 'R_3V_10_corridor' } },
      turn: 'deadpool',
      own: { cards: [{ card: 'betty-ross', zone: 'R_3V_10_clean' }] },
      ...more,
    });

  it('opens only the side that was not opened yet [S-OPEN-6]', () => {
    const s = inLab({ doors: { [SERVER_DOOR]: 'open' }, draws: { spawn: [CARD.guard1] } });
    s.play(`open:${INNER_DOOR}`);
    expect(drawnFor(s)).toEqual([`${CARD.guard1} ${LAB_ROOM}`]);
    expect(peopleIn(s, 'R_3V_10_clean')).toEqual(['betty-ross']);
  });

  it('opens both sides where neither was, in one order, bystanders last [S-OPEN-6]', () => {
    const s = inLab({ draws: { spawn: [CARD.guard1, CARD.trooper1] } }).play(`open:${INNER_DOOR}`);
    expect(s.options.slice().sort()).toEqual([`fill:${LAB_ROOM}`, 'fill:R_3V_10_server']);
    s.play(`fill:${LAB_ROOM}`);
    expect([s.enemies(LAB_ROOM, 'guard'), s.enemies('R_3V_10_server', 'trooper')]).toEqual([1, 1]);
    expect(order(s, 'spawn-card', 'bystander-revealed').at(-1)).toBe('bystander-revealed');
    s.play('move:R_3V_10_reception', 'open:R_3V_10_reception-S5');
  });

  it('leaves the far side shut when the outer door is opened [S-OPEN-6]', () => {
    const s = play({
      board: LAB,
      heroes: { deadpool: { zone: 'S1' } },
      turn: 'deadpool',
      own: { cards: [{ card: 'betty-ross', zone: 'R_3V_10_clean' }] },
      draws: { spawn: [CARD.guard1] },
    }).play(`open:${SERVER_DOOR}`);
    expect(drawnFor(s)).toEqual([`${CARD.guard1} R_3V_10_server`]);
    expect(peopleIn(s, 'R_3V_10_clean')).toEqual([]);
  });
});

describe('a face-down bystander card', () => {
  it('is no bystander: nobody can devour it, and it does not run [S-OPEN-8]', () => {
    const s = play({
      board: BLOCKS,
      heroes: { deadpool: { zone: EDITOR, track: 4 }, wasp: { done: true } },
      doors: { [PRESS_DOOR]: 'open' },
      own: { cards: [{ card: 'betty-ross', zone: EDITOR }] },
      turn: 'deadpool',
    });
    expect(s.why(`attack:devour@${EDITOR}`)).toBe('devour.no-target');
    s.play('end');
    expect(s.happened('bystander-moved')).toEqual([]);
    expect(peopleIn(s, EDITOR)).toEqual([]);
    expect(hunger(s, 'deadpool')).toBe(4);
  });
});
