/** Spawn cards (S-CARD-1 to S-CARD-13). Two spawn zones, S1 and S2, on the streets of supers-blocks.ts. */
import { deckOf } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { ENEMY_HERO_DECK, FIRST_HERO } from '../../supers/kit.ts';
import { superHero } from '../cards.ts';
import { BLOCKS, CARD, missionOn, order, PRESS_DOOR, standing } from './supers-blocks.ts';
import { hunger, peopleIn, play } from './table.ts';

const group = (type: string, zone: string, count = 1) => ({ type, zone, count });
const QUIET = CARD.nothing;

/** Deadpool in S7 ends the round; these cards come for S1 and S2. */
const spawning = (spawn: string[], more: { [key: string]: unknown } = {}, zone = 'S7', xp = 0): Scene =>
  play({
    board: BLOCKS,
    heroes: { deadpool: { zone, xp } },
    turn: 'deadpool',
    spawns: true,
    draws: { spawn },
    ...more,
  }).play('end');

describe('a card', () => {
  it.each([
    [0, 2],
    [7, 3],
    [19, 8],
    [43, 9],
  ])('brings the number of the danger line, at %i points %i Troopers [S-CARD-1]', (xp, troopers) => {
    const s = spawning([CARD.troopers2, CARD.extraGuards], {}, 'S7', xp);
    expect(standing(s, 'trooper')).toEqual({ S1: troopers });
  });

  it('brings the type it shows [S-CARD-1]', () => {
    const s = spawning([CARD.guard1, CARD.specialist1]);
    expect([standing(s, 'guard'), standing(s, 'specialist'), standing(s, 'trooper')]).toEqual([
      { S1: 1 },
      { S2: 1 },
      {},
    ]);
  });

  it('of a rush lets the figures just placed, and only those, act at once [S-CARD-2]', () => {
    const s = spawning([CARD.rushTroopers2, QUIET], { enemies: [group('trooper', 'S9')] });
    // One Trooper stood in S9: it came to S8 in the enemy phase and does not rush.
    expect(standing(s, 'trooper')).toEqual({ S3: 2, S8: 1 });
  });

  it('of a rush lets them attack where they appear [S-CARD-2]', () => {
    const s = spawning([CARD.rushTroopers2, QUIET], {}, 'S1');
    expect([s.hero('deadpool').wounds, s.enemies('S1', 'trooper')]).toEqual([2, 2]);
  });

  it('of an extra activation places nothing: all of the type act, those just placed too [S-CARD-3]', () => {
    const s = spawning([CARD.rushTroopers2, CARD.extraTroopers], {
      enemies: [group('trooper', 'S9'), group('guard', 'S9')],
    });
    expect(standing(s, 'trooper')).toEqual({ S5: 2, S7: 1 });
    expect(standing(s, 'guard')).toEqual({ S8: 1 });
  });

  it('of an enemy hero draws one for the zone; the ability holds and the card is out of the deck [S-CARD-4]', () => {
    const s = spawning([CARD.enemyHero, QUIET], {
      draws: { spawn: [CARD.enemyHero, QUIET], [ENEMY_HERO_DECK]: ['doctor-strange'] },
    });
    expect(standing(s, 'doctor-strange')).toEqual({ S1: 1 });
    expect(deckOf(s.state, ENEMY_HERO_DECK).draw).not.toContain(superHero('doctor-strange') - FIRST_HERO);
    expect(deckOf(s.state, ENEMY_HERO_DECK).discard).toEqual([]);
    // A Move that starts where he sees the hero costs one more.
    const near = play({
      board: BLOCKS,
      heroes: { deadpool: { zone: 'S3' } },
      enemies: [group('doctor-strange', 'S1')],
      turn: 'deadpool',
    });
    expect(near.play('move:S5').hero('deadpool').actions).toBe(1);
  });

  it('of an enemy hero eliminated goes to the discard, from which an empty deck is made anew [S-CARD-5]', () => {
    const all = ['black-panther', 'doctor-strange', 'ms-marvel', 'thor', 'spider-man'];
    const s = play({
      board: BLOCKS,
      heroes: { deadpool: { zone: 'S7', track: 3 } },
      enemies: [group('scarlet-witch', 'S7'), ...all.map((type) => group(type, 'R_9V_01_suiteA'))],
      turn: 'deadpool',
      spawns: true,
      dice: [4, 4, 4, 4, 3, 3],
      draws: { spawn: [CARD.enemyHero, QUIET] },
    }).play('attack:dual-katanas@S7');
    expect(s.state.decks[ENEMY_HERO_DECK]).toEqual({
      draw: [],
      discard: [superHero('scarlet-witch') - FIRST_HERO],
    });
    s.play('end');
    expect(standing(s, 'scarlet-witch')).toEqual({ S1: 1 });
    expect(s.happened('deck-shuffled')).toMatchObject([{ deck: ENEMY_HERO_DECK }]);
  });

  it('of a special action does what it says: Specialists drop in where most heroes are [S-CARD-6]', () => {
    const s = spawning([CARD.dropIn, QUIET]);
    expect(standing(s, 'specialist')).toEqual({ S7: 1 });
  });

  it('of a special action does what it says: Troopers who see heroes open fire [S-CARD-6]', () => {
    const s = spawning([CARD.openFire, QUIET], { enemies: [group('trooper', 'S11')] }, 'S6');
    // The Trooper has come to S10, which does not see S6: nobody fires, one Trooper comes. From S7 it would fire.
    expect([s.hero('deadpool').wounds, s.enemies('S1', 'trooper')]).toEqual([0, 1]);
    const fired = spawning([CARD.openFire, QUIET], { enemies: [group('trooper', 'S10')] }, 'S6');
    expect([fired.hero('deadpool').wounds, fired.onBoard('trooper')]).toEqual([1, 1]);
  });

  it('of an extra activation gives two-action types both actions [S-CARD-7]', () => {
    const s = spawning([CARD.extraSpecialists, QUIET], { enemies: [group('specialist', 'S12')] }, 'S5');
    // Four actions from S12: S11, S10, and S7, S6.
    expect(standing(s, 'specialist')).toEqual({ S6: 1 });
  });

  it('of a rush that runs short activates the whole type first, then those just placed [S-CARD-8]', () => {
    const short = spawning([CARD.rushTroopers2, QUIET], {
      enemies: [group('trooper', 'R_9V_01_bar', 33), group('trooper', 'S9')],
    });
    // One is left: it comes to S1, goes to S3 with its type (which reaches S7), and rushes on to S5 alone.
    expect(short.happened('figures-short')).toMatchObject([{ enemy: 'trooper', missing: 1 }]);
    expect(standing(short, 'trooper')).toEqual({ R_9V_01_bar: 33, S5: 1, S7: 1 });
    expect(order(short, 'enemies-placed', 'figures-short', 'activation').slice(-4)).toEqual([
      'enemies-placed',
      'figures-short',
      'activation',
      'activation',
    ]);
  });

  it('of an enemy hero with none left to draw activates all of them once more [S-CARD-9]', () => {
    const hidden = ['black-panther', 'doctor-strange', 'ms-marvel', 'thor', 'spider-man'];
    const s = spawning([CARD.enemyHero, QUIET], {
      heroes: { deadpool: { zone: 'S5' } },
      enemies: [
        group('scarlet-witch', 'S12'),
        group('trooper', 'S12'),
        ...hidden.map((type) => group(type, 'R_9V_01_suiteA')),
      ],
    });
    // Two actions in the phase to S10, two more to S6; the Trooper has had its one.
    expect(standing(s, 'scarlet-witch')).toEqual({ S6: 1 });
    expect(standing(s, 'trooper')).toEqual({ S11: 1 });
    expect(s.happened('activation').at(-1)).toMatchObject({
      enemies: expect.arrayContaining(['thor', 'scarlet-witch']) as string[],
      cause: 'S-CARD-9',
    });
  });

  it.each(['dead', 'left'])(
    'reads the line of those on the board, not of one who is %s [S-CARD-10]',
    (status) => {
      const s = play({
        board: BLOCKS,
        heroes: { deadpool: { zone: 'S7', xp: 7 }, wasp: { status, xp: 19 } },
        turn: 'deadpool',
        draws: { spawn: [CARD.troopers2, CARD.guard1] },
      });
      s.play('move:S10', `open:R_5R_11_newsroom-S10`, 'fill:R_5R_11_newsroom');
      expect(s.enemies('R_5R_11_newsroom', 'trooper')).toBe(3);
      expect(s.happened('spawn-card')).toMatchObject([{ level: 'yellow' }, { level: 'yellow' }]);
    },
  );

  it('reads the line of the highest level reached with nobody on the board [S-CARD-10]', () => {
    const s = play({
      board: BLOCKS,
      heroes: { deadpool: { zone: 'S7', xp: 7, wounds: 4 }, wasp: { status: 'left', xp: 19 } },
      enemies: [group('trooper', 'S10')],
      turn: 'deadpool',
      draws: { spawn: [CARD.extraTroopers, CARD.guard1] },
    });
    s.play('move:S10', `open:R_5R_11_newsroom-S10`, 'fill:R_5R_11_newsroom');
    expect(s.hero('deadpool').status).toBe('dead');
    expect(s.happened('spawn-card')).toMatchObject([{ level: 'yellow' }, { level: 'orange' }]);
  });

  it('reads the line as it is when that card is drawn [S-CARD-10]', () => {
    const s = play({
      mission: missionOn(BLOCKS, {
        areas: { yard: ['S3'] },
        rules: [{ on: 'once', when: { not: { noEnemiesIn: 'yard' } }, do: [{ experienceToAll: 7 }] }],
      }),
      heroes: { deadpool: { zone: 'S7' } },
      turn: 'deadpool',
      spawns: true,
      draws: { spawn: [CARD.rushTrooper1, CARD.troopers2] },
    }).play('end');
    // The rush into S3 made Deadpool Yellow before the second card.
    expect([s.hero('deadpool').level, s.enemies('S2', 'trooper')]).toEqual([1, 3]);
  });

  it('is not drawn for a spawn point that becomes active during the step [S-CARD-11]', () => {
    const s = play({
      mission: missionOn(BLOCKS, {
        spawns: [{ zone: 'S1' }, { zone: 'S2', colour: 'green', active: false }],
        areas: { yard: ['S3'] },
        rules: [{ on: 'enemy-enters', area: 'yard', do: [{ activateSpawns: 'green' }] }],
      }),
      heroes: { deadpool: { zone: 'S7' } },
      turn: 'deadpool',
      spawns: true,
      draws: { spawn: [CARD.rushTrooper1, CARD.guard1, CARD.specialist1] },
    }).play('end');
    const zones = () => s.happened('spawn-card').map((e) => (e.type === 'spawn-card' ? e.zone : ''));
    expect(s.happened('spawn-activated')).toHaveLength(1);
    expect(zones()).toEqual(['S1']);
    s.play('end');
    expect(zones()).toEqual(['S1', 'S1', 'S2']);
  });
});

describe('an activation in the player phase', () => {
  it('is a full one: enemies attack and move, bystanders take no part [S-CARD-12]', () => {
    const s = play({
      board: BLOCKS,
      heroes: { deadpool: { zone: 'S13' }, wasp: { zone: 'S7' } },
      enemies: [group('trooper', 'S13'), group('trooper', 'S9')],
      turn: 'deadpool',
      draws: { spawn: [CARD.extraTroopers, QUIET] },
      own: {
        cards: [],
        bystanders: [
          { card: 'betty-ross', zone: 'S5' },
          { card: 'wong', zone: 'S13' },
          { card: 'okoye', zone: 'S9' },
        ],
      },
    }).play(`open:${PRESS_DOOR}`, 'fill:R_5R_11_press');
    expect([s.hero('deadpool').wounds, standing(s, 'trooper')]).toEqual([1, { S13: 1, S8: 1 }]);
    expect([peopleIn(s, 'S5'), peopleIn(s, 'S13'), peopleIn(s, 'S9')]).toEqual([
      ['betty-ross'],
      ['wong'],
      ['okoye'],
    ]);
    expect([s.prompt, hunger(s, 'deadpool')]).toEqual(['turn', 0]);
  });

  it('of a type that is not on the board does nothing [S-CARD-13]', () => {
    const s = spawning([CARD.extraGuards, CARD.extraSpecialists], { enemies: [group('trooper', 'S9')] });
    expect([standing(s, 'trooper'), s.onBoard('guard'), s.onBoard('specialist')]).toEqual([{ S8: 1 }, 0, 0]);
    expect(s.hero('deadpool').wounds).toBe(0);
    const extra = s.happened('activation').filter((e) => e.type === 'activation' && e.extra);
    expect(extra).toMatchObject([{ nobody: true }, { nobody: true }]);
  });

  it('ends: a shortage within one card activates its type once [S-CARD-13]', () => {
    const s = spawning([CARD.rushTroopers2, CARD.troopers2], {
      enemies: [group('trooper', 'R_9V_01_bar', 35)],
    });
    const extra = s.happened('activation').filter((e) => e.type === 'activation' && e.extra);
    expect(extra.map((e) => e.cause)).toEqual(['K-SPAWN-4', 'K-SPAWN-4']);
  });
});
