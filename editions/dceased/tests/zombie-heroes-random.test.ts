// Random games against Zombie Heroes who stand about from the start: all invariants hold after every answer.
import { itemAt, type Board, type GameEvent, type Json, type Truth } from '@holdout/engine';
import { createRandom, type Random } from '@holdout/engine/testing';
import { expect, it } from 'vitest';
import { FIRST_HERO } from '../../supers/kit.ts';
import { begunWith, tour } from '../../testing/random-supers.ts';
import { ZOMBIE_HERO_ABILITIES } from '../abilities/zombie-heroes.ts';
import { CARDS } from '../cards.ts';
import { RANDOM_MISSION } from './random-missions.ts';
import { engine } from './table.ts';

const ZONES = ['S1', 'S2', 'S5', 'S9', 'S14', 'S17', 'R_5N_10_bay', 'R_3M_01_atrium'];
const HAWKMAN = 'hawkman';
const WANTED = [...ZOMBIE_HERO_ABILITIES.map((a) => a.id), HAWKMAN];

function mission(random: Random): Json {
  const enemyHeroes = CARDS.types
    .slice(FIRST_HERO)
    .map((t) => ({ type: t.id, zone: itemAt(ZONES, random(ZONES.length)) }));
  return { ...RANDOM_MISSION, own: { ...(RANDOM_MISSION.own as { [key: string]: Json }), enemyHeroes } };
}

function newGame(seed: string, random: Random): Truth {
  const heroes = CARDS.sheets.map((s) => s.id);
  const seats = [Array.from({ length: 6 }, () => itemAt(heroes.splice(random(heroes.length), 1), 0))];
  return begunWith(engine, { edition: 'dceased', mission: mission(random), seats }, seed);
}

const isLinked = (board: Board, from: string, to: string): boolean => {
  const [x, y] = [from, to].map((id) => board.indexOf.get(id));
  return board.links.some((l) => (l.a === x && l.b === y) || (l.a === y && l.b === x));
};

it('Zombie Heroes act and are fought, and nothing breaks [S-CARD-4]', () => {
  const { board } = engine.gameOf(newGame('board', createRandom('board'))).context;
  const names = (e: GameEvent): string | undefined => {
    if (e.type === 'ability-used') return e.ability;
    return e.type === 'enemies-moved' && !isLinked(board, e.from, e.to) ? e.enemy : undefined;
  };
  const { faults, seen } = tour({
    engine,
    seed: 'dceased dead',
    least: 20,
    most: 200,
    wanted: WANTED,
    begin: (seed, _game, random) => newGame(seed, random),
    names,
  });
  expect(faults).toEqual([]);
  expect([...seen].sort()).toEqual([...WANTED].sort());
});
