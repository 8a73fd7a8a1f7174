/** Mission files of this mode that players write themselves: refused with code and place, or playable. */
import { deckOf, leading, isRefusal, type Json, type Refusal, type Truth } from '@holdout/engine';
import {
  changed,
  checkState,
  copyOf,
  createRandom,
  randomAnswer,
  type MissionFile,
} from '@holdout/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zombie } from '../index.ts';
import { isActive } from './mission-table.ts';
import { engine, play } from './table.ts';

const SEATS = [['hulk', 'wasp', 'deadpool', 'iron-man']];
const copy = (id: string): MissionFile => copyOf(zombie, id);
const begin = (mission: Json): Truth | Refusal =>
  engine.newGame({ edition: 'zombie', mission, seats: SEATS }, 'own', undefined, true);

describe('a broken mission is refused with code and place', () => {
  const hide = (...cards: string[]): Json => cards.map((card) => ({ card }));
  const BROKEN: [string, string, Json | undefined, string][] = [
    // Rules: triggers, what they are limited to, what they can give
    ['MZ2', 'rules.3.of', 'secret-mission-3', 'mission.card-unknown rules[3].of secret-mission-3'],
    ['MZ2', 'rules.3.of', 'saved', 'mission.card-unknown rules[3].of saved'],
    ['MZ2', 'rules.2.of', 'target', 'mission.card-unknown rules[2].of target'],
    ['MZ2', 'rules.0.of', 'marked', 'file.unknown-key rules[0].of'],
    ['MZ3', 'rules.0.of', 'guard', 'mission.no-enemy-hero rules[0].of guard'],
    ['MZ3', 'rules.0.of', 'loki', 'mission.enemy-unknown rules[0].of loki'],
    ['MZ3', 'rules.0.do.0', { returns: 'sometimes' }, 'file.unknown-word rules[0].do[0].returns always, blue, yellow, orange, red'],
    ['MZ3', 'rules.1.do.0', { returns: 'always' }, 'mission.misplaced rules[1].do[0].returns enemy-hero'],
    ['MZ8', 'rules.2.of', '9V', 'mission.tile-unknown rules[2].of 9V'],
    ['MZ8', 'rules.2.do.0', { placeTarget: true }, 'mission.misplaced rules[2].do[0].placeTarget zone'],
    ['MZ8', 'rules.2.do.0', { removeAndCount: 'gone' }, 'mission.misplaced rules[2].do[0].removeAndCount enemies'],
    ['MZ5', 'rules.2.do.0', { mayDrawBystander: true }, 'mission.misplaced rules[2].do[0].mayDrawBystander hero'],
    ['MZ5', 'rules.2.do.0', { revealUnder: true }, 'mission.misplaced rules[2].do[0].revealUnder zone'],
    ['MZ5', 'rules.1.colour', ['blue', 'pink'], 'mission.colour-unknown rules[1].colour[1] pink'],
    ['MZ6', 'rules.1.do.0', { spawnEnemyHero: 'pink' }, 'mission.colour-unknown rules[1].do[0].spawnEnemyHero pink'],
    ['MZ10', 'rules.1.do.0', { placeNearestSpawn: { type: 'ghost', count: 3 } }, 'mission.enemy-unknown rules[1].do[0].placeNearestSpawn.type ghost'],
    ['MZ10', 'rules.1.do.0', { placeNearestSpawn: { type: 'trooper', count: 3, zone: 'S1' } }, 'file.unknown-key rules[1].do[0].placeNearestSpawn.zone'],
    ['MZ10', 'rules.2.do.0', { upgradeAttacks: 9 }, 'file.not-a-number rules[2].do[0].upgradeAttacks 1..3'],
    ['MZ10', 'rules.1.heroes', 7, 'file.not-a-number rules[1].heroes 1..6'],
    // Exit
    ['MZ6', 'rules.2.do.0', { experience: 1 }, 'mission.exit-nowhere exit.area'],
    ['MZ6', 'exit', undefined, 'mission.misplaced rules[2].do[0].placeExit exit'],
    ['MZ6', 'rules.0.do.0', { openExit: true }, 'mission.misplaced rules[0].do[0].openExit exit'],
    ['MZ8', 'exit.area', undefined, 'mission.exit-nowhere exit.area'],
    ['MZ8', 'exit.when', { taken: 'green' }, 'mission.colour-unknown exit.when.taken green'],
    // Conditions
    ['MZ5', 'win', { objectives: { pink: 1 } }, 'mission.colour-unknown win.objectives.pink pink'],
    ['MZ5', 'win', { objectives: { red: 0 } }, 'file.not-a-number win.objectives.red 1..9'],
    ['MZ3', 'win', { devoured: 'wnog' }, 'mission.card-unknown win.devoured wnog'],
    ['MZ3', 'win', { enemyHeroGone: 'trooper' }, 'mission.no-enemy-hero win.enemyHeroGone trooper'],
    ['MZ7', 'win', { eachHeroReached: 'purple' }, 'file.unknown-word win.eachHeroReached blue, yellow, orange, red'],
    ['MZ9', 'hopeless.0.when', { tooFewTargets: 0 }, 'file.not-a-number hopeless[0].when.tooFewTargets 1..12'],
    ['MZ9', 'hopeless.0.met', true, 'file.unknown-key hopeless[0].met'],
    ['MZ4', 'hopeless.0.when', { tooFewObjective: 1 }, 'mission.unknown-word hopeless[0].when tooFewObjective'],
    // Own section
    ['MZ2', 'own.hidden', [], 'file.unknown-key own.hidden'],
    ['MZ2', 'own.hide.0.card', 'saved', 'mission.card-unknown own.hide[0].card saved'],
    ['MZ2', 'own.hide.0.notOn', ['9R'], 'mission.tile-unknown own.hide[0].notOn[0] 9R'],
    ['MZ2', 'own.hide.0.notOn', ['4V', '2V', '7R', '1R', '6V', '5V'], 'mission.no-room own.hide secret-mission-1'],
    ['MZ2', 'own.sign', 'S99', 'mission.zone-unknown own.sign S99'],
    ['MZ2', 'own.earlySpawn', 7, 'file.not-a-number own.earlySpawn 1..6'],
    ['MZ6', 'own.hide', hide('secret-mission-1', 'secret-mission-1'), 'mission.card-placed-twice own'],
    ['MZ6', 'own.hide', hide('wong', 'okoye', 'bob', 'aunt-may', 'mary-jane', 'blind-al', 'betty-ross'), 'mission.no-room own.hide betty-ross'],
    ['MZ3', 'own.enemyHeroes.0.type', 'trooper', 'mission.no-enemy-hero own.enemyHeroes[0].type trooper'],
    ['MZ3', 'own.enemyHeroes', [{ type: 'thor', zone: 'S1' }, { type: 'thor', zone: 'S5' }], 'mission.too-few-figures enemies thor'],
    ['MZ3', 'enemies', [{ type: 'doctor-strange', zone: 'S1' }], 'mission.too-few-figures enemies doctor-strange'],
    ['MZ3', 'own.enemyHeroes.0.sleeps', true, 'file.unknown-key own.enemyHeroes[0].sleeps'],
    ['MZ10', 'own.faceUp.0.after', 'pink', 'mission.colour-unknown own.faceUp[0].after pink'],
    ['MZ10', 'own.faceUp.0.up', true, 'file.unknown-key own.faceUp[0].up'],
    ['MZ10', 'own.withoutSpawnCards', ['heroes'], 'file.unknown-word own.withoutSpawnCards[0] normal, rush, extra, hero, escort, drop-in, open-fire, hidden, overdrive, multiplication, broadcast, cornered-prey, fallen-hunt'],
    ['MZ8', 'own.forceField', 'pink', 'mission.colour-unknown own.forceField pink'],
    ['MZ8', 'own.noSpawns', ['S99'], 'mission.zone-unknown own.noSpawns[0] S99'],
    ['MZ7', 'own.split', 'odd', 'file.unknown-word own.split even, one'],
    ['MZ4', 'own.fastBystanders', 4, 'file.not-a-number own.fastBystanders 0..3'],
    ['MZ4', 'spawns.1.heroes', 0, 'file.not-a-number spawns[1].heroes 1..6'],
  ]; // prettier-ignore

  it.each(BROKEN)('%s %s = %j', (id, path, value, at) => {
    const { refused, at: place } = begin(changed(zombie, id, path, value)) as Refusal;
    expect([refused, place]).toEqual(['setup.mission-broken', at]);
  });
});

describe('a mission of the players own', () => {
  it('may wake a spawn point at the set-up, for large teams only', () => {
    const rule = { on: 'set-up', heroes: 4, do: [{ activateSpawns: 'green' }] };
    const mission = { ...copy('MZ2'), rules: [rule] };
    const [four, three] = leading(
      [SEATS, [['hulk', 'wasp', 'deadpool']]].map((seats) => {
        const state = engine.newGame({ edition: 'zombie', mission, seats }, 'own');
        if (isRefusal(state)) throw new Error(state.at);
        return state.spawns;
      }),
      2,
    );
    expect([four.filter((x) => x === 1).length, three.filter((x) => x === 1).length]).toEqual([4, 3]);
  });

  it('may name a bystander, who is still known by name as a target', () => {
    const rules = [{ on: 'bystander-devoured', of: 'okoye', do: [{ activateSpawns: 'green' }] }];
    const s = play({
      mission: { ...copy('MZ2'), rules },
      heroes: { hulk: { zone: 'S9' } },
      own: { cards: [], bystanders: [{ card: 'okoye', zone: 'S9', marked: true }] },
      dice: [6],
      turn: 'hulk',
    }).play('attack:devour@S9');
    expect(isActive(s, 'S6')).toBe(true);
  });

  it('may put enemy heroes among the enemies: their cards leave the deck', () => {
    const state = begin({ ...copy('MZ1'), enemies: [{ type: 'thor', zone: 'S1' }] });
    if (isRefusal(state)) throw new Error(state.at);
    expect([checkState(engine, state), deckOf(state, 'super-heroes').draw.length]).toEqual([[], 5]);
  });
});

describe('whatever a file holds', () => {
  const json = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>;
  const words = [
    'S1',
    'R_6R_00_vault',
    'red',
    'blue',
    'exit',
    'all',
    'thor',
    'wong',
    'saved',
    '__proto__',
    'marked',
    '6V',
    'even',
  ];
  const garbage: fc.Arbitrary<Json> = fc.oneof(
    json,
    fc.constantFrom(...words),
    fc.integer({ min: -3, max: 50 }),
    fc.boolean(),
  );
  const paths = (value: Json, at: string[] = []): string[][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([k, v]) => [[...at, k], ...paths(v, [...at, k])])
      : [];
  const missions = Object.keys(zombie.missions);
  const spoilt = fc
    .constantFrom(...missions.flatMap((id) => paths(copy(id)).map((path) => [id, path] as const)))
    .chain(([id, path]) => garbage.map((value) => ({ id, path, value })));

  it('a mission with one value spoilt is refused or playable', () => {
    fc.assert(
      fc.property(spoilt, ({ id, path, value }) => {
        const state = begin(changed(zombie, id, path, value));
        if (isRefusal(state)) return void expect(state.at ?? state.refused).not.toBe('');
        const random = createRandom('own mission');
        for (let i = 0; i < 40; i++) {
          expect(checkState(engine, state)).toEqual([]);
          const decision = engine.decisionOf(state);
          if (!decision) return;
          expect(engine.answer(state, randomAnswer(decision, random))).toHaveProperty('ok');
        }
      }),
      { numRuns: 400, seed: 1 },
    );
  });
});
