/** Learns the table of the quick player from games of the greedy one (`npm run tune`): which option it takes among which. */
import { writeFileSync } from 'node:fs';
import { greedyBot } from '../bots/index.ts';
import { lookFor } from '../bots/playout/playout.ts';
import { KINDS, kindOf, TRAITS, traitsOf, type Kind } from '../bots/playout/traits.ts';
import type { Game, PickDecision } from '@holdout/engine';
import { allMissions, newEngine, missionOf } from './editions.ts';
import { playGame } from './games.ts';
import { playersFor, seatsFor } from './seats.ts';

const [games = 20] = process.argv.slice(2).map(Number);
const RATE = 0.3;

/** Every weight with the sum of its squared slopes: what has moved much moves less. */
interface Weight {
  value: number;
  moved: number;
  /** Of its values at the end of every pass of the second half. */
  sum: number;
}
const weights = new Map<string, Weight>();
const weightOf = (name: string): Weight => {
  let found = weights.get(name);
  if (!found) weights.set(name, (found = { value: 0, moved: 1, sum: 0 }));
  return found;
};

/** How often there was an option of a verb. */
const met = new Map<string, number>();
const kinds = new Map<string, Kind>();
const COMMON = 2000;

let asked = 0;
let right = 0;

/** One step towards what was chosen. */
function learn(g: Game, d: PickDecision, answer: string): void {
  const look = lookFor(g, d);
  const options = d.options.map((o) => {
    const into = new Float64Array(TRAITS.length);
    traitsOf(look, o, into);
    const named = (of: string): (readonly [string, number])[] => TRAITS.map((trait, i) => [`${of} ${trait}`, into[i]]);
    return [...named(`kind ${kindOf(o)}`), ...named(`verb ${o.verb}`), [`${d.prompt}/${o.verb}`, 1] as const];
  });
  const scores = options.map((parts) => parts.reduce((sum, [name, x]) => sum + weightOf(name).value * x, 0));
  const top = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - top));
  const all = odds.reduce((a, b) => a + b, 0);
  asked++;
  for (const o of d.options) {
    met.set(o.verb, (met.get(o.verb) ?? 0) + 1);
    kinds.set(o.verb, kindOf(o));
  }
  if (d.options[scores.indexOf(top)].id === answer) right++;
  const slopes = new Map<string, number>();
  options.forEach((parts, i) => {
    const miss = (d.options[i].id === answer ? 1 : 0) - odds[i] / all;
    for (const [name, x] of parts) if (x !== 0) slopes.set(name, (slopes.get(name) ?? 0) + miss * x);
  });
  for (const [name, slope] of slopes) {
    const weight = weightOf(name);
    weight.moved += slope * slope;
    weight.value += (RATE * slope) / Math.sqrt(weight.moved);
  }
}

const engine = newEngine();
for (let i = 0; i < games; i++) {
  for (const { edition, mission } of allMissions()) {
    const { players, heroesPerSeat } = missionOf(engine, edition, mission);
    const numbers = { players, heroesPerSeat };
    const setup = { edition: edition.id, mission, seats: seatsFor(edition, numbers, playersFor(edition, 4, numbers)) };
    playGame(engine, setup, `tune-${i}`, (d, state) => {
      const answer = greedyBot(engine, state, d);
      if (d.kind !== 'pick') return answer;
      learn(engine.gameOf(state), d, answer);
      return answer;
    });
  }
  if (i >= games / 2) for (const weight of weights.values()) weight.sum += weight.value;
  console.log(`${i + 1} of ${games}: ${(100 * right / asked).toFixed(1)} % of ${asked} as the greedy one`);
  [right, asked] = [0, 0];
}

for (const weight of weights.values()) weight.value = weight.sum / Math.floor(games / 2);
const round = (n: number): number => Math.round(n * 100) / 100;
const verbs: { [prompt: string]: { [verb: string]: number } } = {};
for (const [name, { value }] of [...weights].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const [prompt, verb] = name.split('/');
  if (verb !== undefined) (verbs[prompt] ??= {})[verb] = round(value);
}
const row = (...of: string[]): number[] =>
  TRAITS.map((trait) => round(of.reduce((sum, name) => sum + weightOf(`${name} ${trait}`).value, 0)));
const traits: { [name: string]: number[] } = Object.fromEntries(KINDS.map((kind) => [kind, row(`kind ${kind}`)]));
for (const [verb, times] of [...met].sort(([a], [b]) => (a < b ? -1 : 1)))
  if (times >= COMMON) traits[verb] = row(`kind ${kinds.get(verb) ?? 'plain'}`, `verb ${verb}`);
writeFileSync(new URL('../bots/playout/weights.json', import.meta.url), `${JSON.stringify({ verbs, traits }, null, 2)}\n`);
