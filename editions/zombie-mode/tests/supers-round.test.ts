/** The round of the super-hero editions, and heroes who are eliminated in it (S-RND, S-END, S-ELIM). */
import { deckOf, lookUp, cardId } from '@holdout/engine';
import type { GameEvent, Json } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { BYSTANDER_DECK, TRAIT_DECK } from '../../supers/kit.ts';
import { ownOf } from '../../supers/own.ts';
import { zombie } from '../index.ts';
import {
  BLOCKS,
  CARD,
  enemiesAct,
  LAB,
  missionOn,
  order,
  PRESS_DOOR,
  SERVER_DOOR,
  standing,
} from './supers-blocks.ts';
import { bystanderOf, hunger, peopleIn, play, traits } from './table.ts';

const phases = (events: readonly GameEvent[]): string[] =>
  events.flatMap((e) =>
    e.type === 'phase' ? [e.phase] : e.type === 'round-started' ? [`round ${e.round}`] : [],
  );

describe('the round', () => {
  it('is players, enemies, End Phase, then the next round [S-RND-1]', () => {
    const s = play({ board: BLOCKS, heroes: { deadpool: {}, wasp: { done: true } }, turn: 'deadpool' });
    expect(phases(s.play('end').events)).toEqual(['enemies', 'spawn', 'end', 'round 2', 'players']);
    s.play('activate:wasp', 'end', 'end');
    expect(s.state.round).toBe(3);
  });

  it('begins with hunger for everybody and all tokens refreshed [S-RND-2]', () => {
    const s = play({
      board: BLOCKS,
      heroes: { deadpool: { track: 2 }, wasp: { done: true }, hulk: { done: true, track: 4 } },
      turn: 'deadpool',
    });
    s.play('end');
    expect([hunger(s, 'deadpool'), hunger(s, 'wasp'), hunger(s, 'hulk')]).toEqual([3, 1, 4]);
    expect(s.prompt).toBe('activate');
    expect(s.options).toEqual(['activate:deadpool', 'activate:wasp', 'activate:hulk']);
  });

  it('lets heroes take turns in any order, each once [S-RND-2]', () => {
    const s = play({ board: BLOCKS, heroes: { deadpool: {}, wasp: {}, hulk: {} } });
    s.play('activate:hulk', 'end');
    expect(s.options).toEqual(['activate:deadpool', 'activate:wasp']);
    s.play('activate:wasp', 'end', 'end');
    expect(phases(s.events)).toContain('enemies');
  });

  it('leaves a hero in their turn until it is finished [S-RND-3]', () => {
    const s = play({ board: BLOCKS, heroes: { deadpool: {}, wasp: {} } }).play('activate:wasp', 'move:S12');
    expect(s.options.filter((o) => o.startsWith('activate'))).toEqual([]);
    expect(s.decision?.hero).toBe('wasp');
    expect(s.engine.answer(s.state, 'activate:deadpool')).toMatchObject({ refused: 'answer.not-offered' });
  });

  it('returns to the hero whose turn it is after an action handed to another [S-RND-3]', () => {
    const s = play({
      board: BLOCKS,
      heroes: { 'captain-america': { xp: 43, skills: ['undead-leader'] }, wasp: {}, hulk: {} },
      turn: 'captain-america',
    }).play('undead-leader:wasp');
    expect(s.decision).toMatchObject({ hero: 'wasp' });
    s.play('move:S12');
    expect([s.hero('wasp').at, s.hero('wasp').done]).toEqual(['S12', false]);
    expect(s.decision).toMatchObject({ prompt: 'turn', hero: 'captain-america' });
  });

  it('goes on to the enemies when every hero still on the board has had a turn [S-RND-4]', () => {
    const heroes = { deadpool: {}, wasp: { status: 'left' }, hulk: { status: 'dead' }, 'iron-man': {} };
    const s = play({ board: BLOCKS, heroes }).play('activate:deadpool', 'end');
    expect(phases(s.events)).toEqual([]);
    expect(s.decision).toMatchObject({ prompt: 'turn', hero: 'iron-man' });
    expect(phases(s.play('end').events)[0]).toBe('enemies');
  });

  it('flips the token of a hero whose turn has ended [S-TURN-1]', () => {
    const s = play({ board: BLOCKS, heroes: { deadpool: {}, wasp: {}, hulk: {} } }).play('activate:wasp');
    expect(s.hero('wasp').done).toBe(false);
    s.play('end');
    expect(s.hero('wasp').done).toBe(true);
    expect(s.hero('deadpool').done).toBe(false);
    expect(s.options).not.toContain('activate:wasp');
  });
});

describe('the End Phase', () => {
  const COME_BACK = { on: 'enemy-hero-gone', do: [{ returns: 'always' }] };
  const villains = (...rules: object[]) =>
    missionOn(BLOCKS, {
      own: {
        enemyHeroes: [
          { type: 'thor', zone: 'S1' },
          { type: 'scarlet-witch', zone: 'S2' },
        ],
      },
      rules: [COME_BACK, ...rules] as Json,
    });
  /** Both enemy heroes have one toughness left against dice that all hit; they fall one after the other. */
  const bothGone = (heroes: { [id: string]: object }, mission = villains(), more = {}) =>
    play({
      mission,
      heroes: { deadpool: { zone: 'S7', track: 3 }, ...heroes },
      enemies: [
        { type: 'scarlet-witch', zone: 'S7' },
        { type: 'thor', zone: 'S7' },
      ],
      turn: 'deadpool',
      dice: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
      ...more,
    }).play('attack:dual-katanas@S7', 'hit:scarlet-witch', 'attack:dual-katanas@S7', 'end');

  it('carries out its effects in an order the players choose [S-END-1]', () => {
    const card = { on: 'end-phase', do: [{ spawnCard: 'first' }] };
    const s = bothGone({}, villains(card), {
      spawns: true,
      draws: { spawn: [CARD.nothing, CARD.nothingToo, CARD.guard1] },
    });
    expect(s.prompt).toBe('end-order');
    expect(s.options).toEqual(['return:scarlet-witch', 'return:thor', 'mission-rule']);
    expect(s.onBoard('thor') + s.onBoard('scarlet-witch')).toBe(0);
    s.play('return:thor');
    expect(standing(s, 'thor')).toEqual({ S1: 1 });
    expect([s.prompt, ...s.options]).toEqual(['end-order', 'return:scarlet-witch', 'mission-rule']);
    s.play('mission-rule');
    expect(standing(s, 'scarlet-witch')).toEqual({ S2: 1 });
    const told = order(s, 'enemy-returned', 'spawn-card').slice(2);
    expect(told).toEqual(['enemy-returned', 'spawn-card', 'enemy-returned']);
  });

  it('asks nothing where no order could matter: two who only come back [S-END-1]', () => {
    const s = bothGone({});
    expect(s.prompt).not.toBe('end-order');
    expect(s.onBoard('thor') + s.onBoard('scarlet-witch')).toBe(2);
  });

  it('first checks for eliminated heroes: then no effect comes any more [S-END-1]', () => {
    const s = bothGone({ wasp: { status: 'dead' } });
    expect(s.state.outcome).toEqual({ result: 'lost', cause: 'Z-LOSE-1' });
    expect(s.onBoard('thor') + s.onBoard('scarlet-witch')).toBe(0);
    expect(phases(s.events)).toContain('end');
  });

  const lastRush = (wounds: number) =>
    play({
      mission: missionOn(BLOCKS, { rules: [{ on: 'end-phase', do: [{ spawnCard: 'first' }] }] }),
      heroes: { deadpool: { zone: 'S1', wounds }, wasp: { zone: 'S13', done: true } },
      turn: 'deadpool',
      spawns: true,
      draws: { spawn: [CARD.nothing, CARD.nothingToo, CARD.rushTrooper1] },
    }).play('end');

  it('is lost by those its effects eliminate, before a new round begins [S-END-1]', () => {
    const s = lastRush(4);
    expect(s.hero('deadpool').status).toBe('dead');
    expect(s.state.outcome).toEqual({ result: 'lost', cause: 'Z-LOSE-1' });
    expect(phases(s.events)).toEqual(['enemies', 'spawn', 'end']);
    expect(phases(lastRush(3).events).at(-2)).toBe('round 2');
  });

  it('loses by its effects only when all of them are done [S-END-1]', () => {
    const s = play({
      mission: missionOn(BLOCKS, {
        rules: [{ on: 'end-phase', do: [{ spawnCard: 'first' }, { spawnCard: 'first' }] }],
      }),
      heroes: { deadpool: { zone: 'S1', wounds: 4 }, wasp: { zone: 'S13', done: true } },
      turn: 'deadpool',
      spawns: true,
      draws: { spawn: [CARD.nothing, CARD.nothingToo, CARD.rushTrooper1, CARD.guard1] },
    }).play('end');
    expect([s.enemies('S1', 'guard'), s.result]).toEqual([1, 'lost']);
  });

  it('comes before the loss: the round is played to its end [S-END-1]', () => {
    const s = play({ board: BLOCKS, heroes: { deadpool: {}, wasp: { status: 'dead' } }, turn: 'deadpool' });
    expect(s.result).toBeUndefined();
    s.play('end');
    expect(phases(s.events)).toEqual(['enemies', 'spawn', 'end']);
    expect(s.result).toBe('lost');
  });
});

describe('an eliminated hero', () => {
  const doomed = () =>
    enemiesAct({
      heroes: {
        deadpool: { zone: 'S7' },
        hulk: {
          zone: 'S9',
          wounds: 3,
          track: 2,
          traits: ['iron-jaw', 'battering-ram'],
          bystander: 'betty-ross',
        },
      },
      enemies: [
        { type: 'trooper', zone: 'S9', count: 2 },
        { type: 'specialist', zone: 'S4', count: 1 },
      ],
    });

  it('leaves the board at once, and the cards leave play with them [S-ELIM-1]', () => {
    const s = doomed();
    expect(s.hero('hulk')).toMatchObject({ status: 'dead', at: null });
    expect([traits(s, 'hulk'), bystanderOf(s, 'hulk')]).toEqual([[], '']);
    const ids = (deck: string, cards: readonly number[]) => cards.map((c) => cardId(zombie, deck, c));
    const { out } = ownOf(s.game);
    expect(ids(TRAIT_DECK, out[TRAIT_DECK] ?? []).sort()).toEqual(['battering-ram', 'iron-jaw']);
    expect(ids(BYSTANDER_DECK, lookUp(out, BYSTANDER_DECK))).toContain('betty-ross');
    expect(deckOf(s.state, TRAIT_DECK).discard).toEqual([]);
    expect(deckOf(s.state, BYSTANDER_DECK).discard).toEqual([]);
    expect(s.happened('card-discarded')).toEqual([]);
  });

  it('is no target: enemies go for the others [S-ELIM-1]', () => {
    const s = doomed();
    // The Specialist comes to S9 with its first action, finds nobody there, and goes on with the second.
    expect(standing(s, 'specialist')).toEqual({ S8: 1 });
  });

  it('gets no turn, experience or track change [S-ELIM-1]', () => {
    const s = play({
      mission: missionOn(BLOCKS, {
        objectives: [{ zone: 'S13' }],
        rules: [{ on: 'objective-taken', do: [{ experienceToAll: 5 }] }],
      }),
      heroes: { deadpool: {}, wasp: {}, hulk: { status: 'dead', track: 2 } },
    });
    expect(s.options).toEqual(['activate:deadpool', 'activate:wasp']);
    s.play('activate:deadpool', 'take:S13');
    expect([s.hero('deadpool').xp, s.hero('wasp').xp, s.hero('hulk').xp]).toEqual([5, 5, 0]);
    zombie.kit.roundBegins(s.game);
    expect([hunger(s, 'wasp'), hunger(s, 'hulk')]).toEqual([1, 2]);
  });

  it('in their own turn, by a card: the rest are drawn, bystanders shown, and the turn is over [S-ELIM-2]', () => {
    const s = play({
      board: BLOCKS,
      heroes: { deadpool: { wounds: 4 }, wasp: { zone: 'S5' }, hulk: { zone: 'S5' } },
      enemies: [{ type: 'trooper', zone: 'S13' }],
      turn: 'deadpool',
      draws: { spawn: [CARD.extraTroopers, CARD.guard1] },
      own: { cards: [{ card: 'betty-ross', zone: 'R_5R_11_editor' }] },
    });
    s.play(`open:${PRESS_DOOR}`, 'fill:R_5R_11_newsroom');
    expect(s.hero('deadpool').status).toBe('dead');
    expect(s.enemies('R_5R_11_press', 'guard')).toBe(1);
    expect(peopleIn(s, 'R_5R_11_editor')).toEqual(['betty-ross']);
    expect(s.state.active).toBe(-1);
    expect(s.options).toEqual(['activate:wasp', 'activate:hulk']);
  });

  it('the last one on the board sends the round straight to the End Phase [S-ELIM-3]', () => {
    const s = play({
      board: LAB,
      heroes: { deadpool: { wounds: 4 } },
      enemies: [{ type: 'trooper', zone: 'S1' }],
      turn: 'deadpool',
      spawns: true,
      draws: { spawn: [CARD.extraTroopers] },
    });
    s.play(`open:${SERVER_DOOR}`);
    expect(phases(s.events)).toEqual(['end']);
    expect(s.state.outcome).toEqual({ result: 'lost', cause: 'Z-LOSE-1' });
  });

  it('the last one, in the enemy phase, leaves no spawn step and no further spawn card [S-ELIM-3]', () => {
    const attacked = enemiesAct({
      heroes: { deadpool: { zone: 'S7', wounds: 4 } },
      enemies: [{ type: 'trooper', zone: 'S7' }],
      spawns: true,
      draws: { spawn: [] },
    });
    expect(phases(attacked.events)).toEqual(['enemies', 'end']);
    const rushed = enemiesAct({
      heroes: { deadpool: { zone: 'S1', wounds: 4 } },
      spawns: true,
      draws: { spawn: [CARD.rushTrooper1] },
    });
    expect(phases(rushed.events)).toEqual(['enemies', 'spawn', 'end']);
    expect(rushed.happened('spawn-card')).toHaveLength(1);
  });
});
