/** For the tests: games played at random, so that everything the engine can say and ask comes up. */
import { FIRST_TRAIT_SLOT } from '@holdout/editions/supers';
import { TRAIT_DECK } from '@holdout/editions/testing';
import {
  addTo,
  itemAt,
  createEngine,
  formatAllocation,
  isRefusal,
  nthVariants,
  type AllocateDecision,
  type Decision,
  type Edition,
  type Game,
  type GameEvent,
  type HeroSheet,
  type Refusal,
  type Truth,
} from '@holdout/engine';
import { grantSkill } from '@holdout/engine/testing';

interface Listener {
  event(e: GameEvent): void;
  decision(d: Decision): void;
  /** What is said of something that was on offer earlier in the game. */
  refusal?(r: Refusal): void;
}

/** Small and repeatable; the tests need variety, not quality. */
function dieFrom(seed: number): (sides: number) => number {
  let x = seed * 2654435761 + 1;
  return (sides) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 2 ** 32) * sides);
  };
}

function share(d: AllocateDecision, roll: (sides: number) => number): string {
  const units = d.options.map(() => 0);
  for (let left = d.total; left > 0; left--) {
    const open = d.options.flatMap((o, i) => (itemAt(units, i) < (o.cap ?? d.total) ? [i] : []));
    addTo(units, itemAt(open, roll(open.length)), 1);
  }
  return formatAllocation(d, units);
}

/** Walking up and down and ending turns would crowd out everything else, so the kind of answer is chosen first. */
function choose(d: Decision, roll: (sides: number) => number): string {
  if (d.kind === 'allocate') return share(d, roll);
  const verbs = [...new Set(d.options.map((o) => o.verb))].filter(
    (v, _i, all) => all.length === 1 || v !== 'end',
  );
  const verb = itemAt(verbs, roll(verbs.length));
  const options = d.options.filter((o) => o.verb === verb);
  return itemAt(options, roll(options.length)).id;
}

/** Survivors of the players' own, made to try out every skill that asks or offers something. */
const SKILLED: readonly HeroSheet[] = [
  ['born-leader', 'destiny', 'lock-it-down', 'medic', 'lucky', 'tough'],
  ['loud', 'matching-set', 'trick-shot', 'hold-your-nose', 'is-that-all', 'sniper'],
  ['ninja', 'ambidextrous', 'two-zones-per-move', 'reroll-per-turn', 'hoard', 'max-range'],
  ['starts-with:sawed-off', 'gunslinger', 'slippery', 'zone-per-move', 'free-search', 'swordmaster'],
].map(([blue = '', ...others], i) => ({
  id: `own-${i + 1}`,
  source: 'designed',
  name: itemAt(['Robin', 'Sam', 'Kim', 'Alex'], i),
  skills: { blue, yellow: 'plus-action', orange: others.slice(0, 2), red: others.slice(2) },
}));
export const OWN_HEROES = Object.fromEntries(SKILLED.map((s) => [s.id, s.name ?? s.id]));

/** What a mission file says about players. */
interface PlayersOf {
  readonly heroesPerSeat?: number;
  readonly players?: readonly [number, number];
}

/** Super heroes, who have attacks of their own, are shared as the players like. */
export const dealsToPlayers = ({ attacks }: Edition): boolean => attacks === undefined;

/** So many players where the edition deals heroes to them, else so many heroes of one player. */
function seatsOf(edition: Edition, file: PlayersOf, heroes: readonly string[], size: number): string[][] {
  if (!dealsToPlayers(edition)) return [heroes.slice(0, size)];
  const [least, most] = file.players ?? [1, 6];
  const fits = (n: number): boolean => n * edition.heroesPerSeat(n, file) <= heroes.length;
  let players = Math.min(most, Math.max(least, size));
  while (players > least && !fits(players)) players--;
  const each = edition.heroesPerSeat(players, file);
  return Array.from({ length: players }, (_, i) => heroes.slice(i * each, (i + 1) * each));
}

/** Everybody has all skills of their sheet, and cards where the edition has such decks. */
function enrich(g: Game): void {
  const { decks } = g.state;
  g.state.heroes.forEach((h, i) => {
    const sheet = g.context.sheets.get(h.id);
    if (!sheet) return;
    const { yellow, orange, red } = sheet.skills;
    for (const skill of [yellow, ...orange, ...red]) grantSkill(g, i, skill);
    if (TRAIT_DECK in decks) h.slots.splice(FIRST_TRAIT_SLOT, 2, ...decks[TRAIT_DECK].draw.splice(-2));
  });
}

export interface RandomGame {
  readonly edition: Edition;
  readonly mission: string;
  readonly seed: number;
  readonly answers: number;
  /** Players or heroes, whichever the edition counts. */
  readonly size: number;
  /** Everybody begins with skills and cards. */
  readonly rich?: boolean;
}

export function playAtRandom(game: RandomGame, listen: Listener): void {
  const { edition, mission, seed, answers, size } = game;
  const engine = createEngine([edition]);
  const known = ({ skills }: HeroSheet): boolean => skills.red.every((id) => edition.ownSkills.includes(id));
  const sheets = SKILLED.filter(known);
  const own = sheets.map((s) => s.id);
  // Others of the box in each game.
  const ids = edition.sheets.map((s) => s.id);
  const box = ids.map((_, i) => itemAt(ids, (i + 4 * seed) % ids.length));
  const heroes = seed % 2 === 0 ? [...own, ...box] : box;
  const seats = seatsOf(edition, edition.missions[mission] as PlayersOf, heroes, size);
  const opening: GameEvent[] = [];
  // Cards of all boxes (H-BOTH-2).
  const { id, boxes } = edition;
  const setup = {
    edition: id,
    mission,
    seats,
    sheets,
    ...(boxes ? { boxes } : {}),
    ...nthVariants(edition, seed >> 1),
  };
  const begun = engine.newGame(setup, `words-${seed}`, opening);
  if (isRefusal(begun)) throw new Error(`${begun.refused} ${begun.at ?? ''}`);
  if (game.rich) enrich(engine.gameOf(begun));
  // Read back from JSON, so that the open decision is asked again with what is new.
  const state = JSON.parse(JSON.stringify(begun)) as Truth;
  opening.forEach(listen.event);
  const roll = dieFrom(seed);
  const seen: string[] = [];
  for (let i = 0; i < answers; i++) {
    const d = engine.decisionOf(state);
    if (!d) return;
    listen.decision(d);
    const earlier = seen[roll(seen.length)];
    const refusal = listen.refusal && earlier ? engine.why(state, earlier) : null;
    if (refusal) listen.refusal?.(refusal);
    const answer = choose(d, roll);
    if (d.prompt === 'turn') seen.push(answer);
    const result = engine.answer(state, answer);
    if ('refused' in result) throw new Error(`${result.refused} ${result.at ?? ''}`);
    result.events.forEach(listen.event);
  }
}
