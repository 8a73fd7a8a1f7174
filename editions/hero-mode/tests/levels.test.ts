/** Levels sleep without heroes, wake with them, and are opened by whoever comes in (H-LVL, H-STA). */
import { compileMission } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import drawn from '../../marvel/tests/mansion-boards.json' with { type: 'json' };
import { hero } from '../index.ts';
import { HOUSE, isOpened, SHAFTS, Z } from './mansion.ts';
import { peopleIn, play, power } from './table.ts';
import { leading, itemAt } from '@holdout/engine';

const one = (type: string, zone: string, count = 1) => ({ type, zone, count });
const people = (...list: [string, string][]) => ({
  cards: [],
  bystanders: list.map(([card, zone]) => ({ card, zone })),
});

describe('a level without heroes', () => {
  it('loses its people at the end of the player phase, hidden ones too, face-down cards not [H-LVL-2, H-LVL-6]', () => {
    const s = play({
      board: HOUSE,
      heroes: { storm: { zone: 'S7', track: 3 } },
      own: {
        cards: [{ card: 'callisto', zone: 'R_5Y_10_bedA' }],
        bystanders: [
          { card: 'senator-kelly', zone: Z.landingW },
          { card: 'ka-zar', zone: Z.corridorE, under: '033' },
          { card: 'moira-mactaggert', zone: 'S1' },
        ],
      },
      turn: 'storm',
    });
    s.play('end');
    expect(s.happened('bystander-lost').map((e) => e.type === 'bystander-lost' && e.card)).toEqual([
      'senator-kelly',
      'ka-zar',
    ]);
    expect(peopleIn(s, Z.landingW)).toEqual([]);
    const { own } = s.state as unknown as { own: { bystanders: unknown[]; cards: unknown[] } };
    expect([own.bystanders.length, own.cards.length]).toEqual([1, 1]);
    expect(power(s, 'storm')).toBe(2);
  });

  it('keeps its people while a hero is there [H-LVL-2]', () => {
    const s = play({
      board: HOUSE,
      heroes: { storm: { zone: 'S7' }, wolverine: { zone: Z.corridorE, done: true } },
      own: people(['senator-kelly', Z.landingW]),
      turn: 'storm',
    });
    s.play('end');
    expect(s.happened('bystander-lost')).toEqual([]);
  });

  it('has enemies and spawn points that do nothing, extra activations or not [H-LVL-3]', () => {
    const s = play({
      board: HOUSE,
      heroes: { storm: { zone: Z.gallery } },
      enemies: [one('walker', Z.landingW), one('runner', Z.corridorW)],
      spawns: true,
      turn: 'storm',
      draws: { spawn: ['029'] },
    });
    s.play('end');
    expect(s.enemies(Z.landingW, 'walker')).toBe(1);
    expect(s.enemies(Z.corridorW, 'runner')).toBe(1);
    expect(s.happened('spawn-card')).toMatchObject([{ zone: 'S1' }]);
  });

  it('draws and acts as soon as a hero is there [H-LVL-3]', () => {
    const s = play({
      board: HOUSE,
      heroes: { storm: { zone: Z.gallery, done: true }, wolverine: { zone: Z.landingE } },
      enemies: [one('walker', Z.corridorE)],
      spawns: true,
      turn: 'wolverine',
      draws: { spawn: ['012', '013'] },
    });
    s.play('end');
    expect(s.enemies(Z.corridorW, 'walker')).toBe(1);
    expect(s.enemies(Z.corridorE, 'brute')).toBe(1);
  });

  it('falls still when its last hero is eliminated, in the middle of an activation [H-LVL-5]', () => {
    const s = play({
      board: HOUSE,
      heroes: { storm: { zone: Z.entrance }, wolverine: { zone: Z.landingW, wounds: 2 } },
      enemies: [one('runner', Z.landingW, 2)],
      phase: 'enemies',
    });
    expect(s.hero('wolverine').status).toBe('dead');
    expect(s.enemies(Z.landingW, 'runner')).toBe(2);
  });
});

describe('the first hero on a level', () => {
  it('opens the building the stairs lead to: it spawns at once, and once only [H-LVL-4]', () => {
    const s = play({
      board: HOUSE,
      heroes: { storm: { zone: Z.entrance } },
      doors: { [`${Z.entrance}-S2`]: 'open' },
      turn: 'storm',
      draws: { spawn: ['012'] },
    });
    expect(isOpened(s, Z.landingW)).toBe(false);
    s.play(`move:${Z.landingW}`);
    expect(isOpened(s, Z.corridorE)).toBe(true);
    expect(s.enemies(Z.corridorE, 'brute')).toBe(1);
    s.play(`move:${Z.entrance}`, `move:${Z.landingE}`);
    expect(s.happened('building-opened')).toHaveLength(1);
  });

  it('has done with it before acting on: a rush may come first [H-LVL-4]', () => {
    const s = play({
      board: HOUSE,
      heroes: { storm: { zone: Z.entrance, wounds: 2 }, wolverine: { zone: 'S7' } },
      turn: 'storm',
      draws: { spawn: ['028'] },
    });
    s.play(`move:${Z.landingE}`);
    expect(s.enemies(Z.landingE, 'runner')).toBe(1);
  });
});

describe('at set-up', () => {
  it('stairs and elevator open no building of another level [S-OPEN-7, H-LVL-7]', () => {
    const inside = { ...HOUSE, start: Z.entrance };
    const s = play({ board: inside, heroes: { storm: {} }, turn: 'storm' });
    expect([isOpened(s, Z.gallery), isOpened(s, Z.landingW)]).toEqual([true, false]);
    const below = play({
      board: { ...SHAFTS, start: 'S1', elevator: { start: 'underground' } },
      heroes: { storm: {} },
      turn: 'storm',
    });
    expect([isOpened(below, Z.hallwayW), isOpened(below, Z.hallN)]).toEqual([false, false]);
  });

  it('a building with an arch to the street counts as opened [S-OPEN-7]', () => {
    const gate = { levels: [{ id: 'ground', tiles: [['7X@0']] }], start: 'S4', spawns: [{ zone: 'S1' }] };
    const s = play({ board: gate, heroes: { storm: {} }, turn: 'storm' });
    expect([isOpened(s, 'R_7X_00_gateway'), isOpened(s, 'R_7X_00_lodge')]).toEqual([true, false]);
  });

  it('spawn points draw clockwise on the level of the first, then level by level from north [K-SPAWN-10]', () => {
    for (const [id, { levels, tokens, spawns }] of Object.entries(drawn)) {
      const [first, ...rest] = leading(spawns, 1);
      const file = {
        id,
        edition: 'hero',
        difficulty: 'easy',
        minutes: 1,
        levels,
        start: [first],
        goals: [],
        win: { never: true },
        doors: tokens.map((t) => ({
          between: t.split(' ').slice(0, 2),
          state: t.endsWith(' open') ? 'open' : 'closed',
        })),
        spawns: [first, ...rest.reverse()].map((zone) => ({ zone })),
      };
      const made = compileMission(hero, file);
      if ('problems' in made) throw new Error(JSON.stringify(made.problems));
      const { board, spawns: order } = made.mission;
      expect(order.map((s) => itemAt(board.zones, s.zone).id)).toEqual(spawns);
    }
  });
});

describe('stairs', () => {
  it('are taken by enemies who see nobody and have their nearest target at the other end [H-STA-1]', () => {
    const s = play({
      board: HOUSE,
      heroes: { storm: { zone: 'S7' }, wolverine: { zone: Z.landingW } },
      enemies: [one('walker', Z.entrance)],
      phase: 'enemies',
    });
    expect(s.enemies(Z.landingW)).toBe(1);
  });

  it('are not taken by enemies who see somebody [H-STA-1, S-EMOVE-1]', () => {
    const s = play({
      board: HOUSE,
      heroes: { storm: { zone: 'S7' }, wolverine: { zone: Z.landingW } },
      doors: { [`${Z.entrance}-S2`]: 'open' },
      enemies: [one('walker', Z.entrance)],
      phase: 'enemies',
    });
    expect(s.enemies('S2')).toBe(1);
  });

  it('keep the zone before them and the one behind apart [H-STA-2]', () => {
    const s = play({
      board: HOUSE,
      heroes: { storm: { zone: Z.entrance } },
      enemies: [one('walker', Z.backhall)],
      turn: 'storm',
    });
    expect(s.why(`move:${Z.backhall}`)).toBe('move.not-adjacent');
    expect(s.why(`attack:lightning-bolt@${Z.backhall}`)).toBe('attack.not-seen');
  });

  it('are one step for people too [H-STA-3]', () => {
    const s = play({
      board: HOUSE,
      heroes: { storm: { zone: 'S7' }, wolverine: { zone: Z.landingE } },
      own: people(['senator-kelly', Z.entrance]),
      phase: 'enemies',
    });
    expect(peopleIn(s, Z.landingE)).toEqual(['senator-kelly']);
  });
});
