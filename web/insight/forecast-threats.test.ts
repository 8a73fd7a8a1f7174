/** What the forecast says of wounds and deaths is what happens. */
import { EDITIONS } from '@holdout/editions';
import { heroAt, itemAt, createEngine, forecast, type State } from '@holdout/engine';
import { playRandomGame, setupFor } from '@holdout/engine/testing';
import { scene } from '@holdout/engine/testing/scene';
import { expect, it } from 'vitest';
import { plugOf } from '../editions/plugs.ts';
import { factsOf, type ForecastFacts } from './forecast-facts.ts';
import '../editions/testing.ts';

const engine = createEngine(EDITIONS);
const NOBODY = { cards: [], bystanders: [] };

function ask(edition: string, mission: string, spec: { [key: string]: unknown }): ForecastFacts {
  const s = scene(engine, { edition, mission, own: NOBODY, ...spec });
  return factsOf(s.game.context, engine.mask(s.state), forecast(engine, s.state));
}
const group = (type: string, zone: string, count = 1) => ({ type, zone, count });
const told = ({ threats }: ForecastFacts) => threats.map((t) => [t.hero, t.wounds, t.dies, t.certain]);
const isLost = ({ facts }: ForecastFacts): boolean => facts.some((f) => f.kind === 'lost');

it('adds up the attacks of first and second actions [K-ENE-5, S-WND-1]', () => {
  const facts = ask('zombie', 'MZ1', {
    turn: 'hulk',
    heroes: { hulk: { zone: 'S1' } },
    enemies: [group('trooper', 'S1'), group('specialist', 'S1')],
  });
  expect(told(facts)).toEqual([['hulk', 3, false, true]]);
  expect(itemAt(facts.threats, 0).attackers).toEqual([
    { enemy: 'trooper', n: 1 },
    { enemy: 'specialist', n: 1 },
  ]);
  expect([facts.wounds, facts.deaths, isLost(facts)]).toEqual([3, [], false]);
});

it('takes all hearts of one who falls, and tells that the mission is lost with them [Z-LOSE-1, S-WND-2]', () => {
  const facts = ask('zombie', 'MZ1', {
    turn: 'hulk',
    heroes: { hulk: { zone: 'S1', wounds: 2 }, wasp: { zone: 'S9' } },
    enemies: [group('trooper', 'S1', 2), group('specialist', 'S1', 2)],
  });
  expect(told(facts)).toEqual([['hulk', 3, true, true]]);
  expect(facts.facts[0]).toMatchObject({ kind: 'lost', cause: 'Z-LOSE-1' });
});

it('tells a loss in hero mode, and none where the others play on [H-LOSE-1, D-LOSE-1]', () => {
  const hero = ask('hero', 'MH2', {
    turn: 'storm',
    heroes: { storm: { zone: 'S1', wounds: 2 }, rogue: { zone: 'S9' } },
    enemies: [group('walker', 'S1')],
  });
  expect([told(hero), isLost(hero)]).toEqual([[['storm', 1, true, true]], true]);
  const dceased = ask('dceased', 'D1', {
    turn: 'cyborg',
    heroes: { cyborg: { zone: 'S1', wounds: 2 }, batman: { zone: 'S9' } },
    enemies: [group('walker', 'S1')],
    own: { bystanders: [], equipment: [], objects: [] },
  });
  expect([told(dceased), isLost(dceased)]).toEqual([[['cyborg', 1, true, true]], false]);
});

it('shares so that nobody falls who need not, and is not certain of it [S-WND-2]', () => {
  const facts = ask('zombie', 'MZ1', {
    turn: 'hulk',
    heroes: { hulk: { zone: 'S1' }, wasp: { zone: 'S1', wounds: 4 } },
    enemies: [group('trooper', 'S1', 4)],
  });
  expect(told(facts)).toEqual([['hulk', 4, false, false]]);
});

it('is not certain where somebody could prevent them [S-WND-3]', () => {
  const facts = ask('zombie', 'MZ1', {
    turn: 'hulk',
    heroes: { hulk: { zone: 'S1', wounds: 4, traits: ['numb'] } },
    enemies: [group('trooper', 'S1')],
  });
  expect(told(facts)).toEqual([['hulk', 1, true, false]]);
});

/** Every hero: what the facts say against the dry run itself. */
function disagreements(state: State): string[] {
  const { context } = engine.gameOf(state);
  const dry = forecast(engine, state);
  const { threats, facts } = factsOf(context, engine.mask(state), dry);
  const { heartsOf } = plugOf(context).sheet;
  const healed = (id: string): number =>
    dry.events.reduce((n, e) => (e.type === 'recovered' && e.hero === id ? n + e.n : n), 0);
  const wrong = state.heroes.flatMap((h, i) => {
    if (h.status !== 'in') return [];
    const threat = threats.find((t) => t.hero === h.id);
    const dies = heroAt(dry.state, i).status === 'dead';
    const lost = heartsOf(state, i).left - (dies ? 0 : heartsOf(dry.state, i).left) + healed(h.id);
    const same = (threat?.wounds ?? 0) === lost && (threat?.dies ?? false) === dies;
    return same ? [] : [`${h.id} loses ${lost}, ${dies ? 'falls' : 'stays'}: ${JSON.stringify(threat)}`];
  });
  const isTold = facts.some((f) => f.kind === 'lost');
  return isTold === (dry.doom !== undefined) ? wrong : [...wrong, 'the loss is not told'];
}

it.each(EDITIONS.map((edition) => ({ edition, name: edition.id })))(
  'agrees with the dry run in every position of random games: $name',
  ({ edition }) => {
    let asked = 0;
    // A box with one short mission is played several times.
    for (let game = 0; game < 10 && asked <= 20; game++) {
      for (const mission of Object.keys(edition.missions)) {
        const setup = setupFor(engine, edition, mission, 2);
        if (!setup) continue;
        const seed = `forecast ${mission}${game || ''}`;
        const { faults } = playRandomGame(engine, setup, seed, ({ state, answers }) => {
          if (state.outcome || state.active < 0 || answers.length % 7 !== 0) return [];
          asked++;
          return disagreements(state);
        });
        expect(faults).toEqual([]);
      }
    }
    expect(asked).toBeGreaterThan(20);
  },
);
