/** For the tests: games played at random, so that everything the engine can say and ask comes up. */
import {
  createEngine,
  formatAllocation,
  isRefusal,
  nthVariants,
  type AllocateDecision,
  type Decision,
  type GameEvent,
  type Edition,
  type HeroSheet,
  type Json,
} from '@holdout/engine';

export interface Listener {
  event(e: GameEvent): void;
  decision(d: Decision): void;
}

/** Small and repeatable; the tests need variety, not quality. */
export function dieFrom(seed: number): (sides: number) => number {
  let x = seed * 2654435761 + 1;
  return (sides) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 2 ** 32) * sides);
  };
}

function share(d: AllocateDecision, roll: (sides: number) => number): string {
  const units = d.options.map(() => 0);
  for (let left = d.total; left > 0; left--) {
    const open = d.options.flatMap((o, i) => (units[i] < (o.cap ?? d.total) ? [i] : []));
    units[open[roll(open.length)]]++;
  }
  return formatAllocation(d, units);
}

/** Walking up and down and ending turns would crowd out everything else, so the kind of answer is chosen first. */
function choose(d: Decision, roll: (sides: number) => number): string {
  if (d.kind === 'allocate') return share(d, roll);
  const verbs = [...new Set(d.options.map((o) => o.verb))].filter(
    (v, _i, all) => all.length === 1 || v !== 'end',
  );
  const verb = verbs[roll(verbs.length)];
  const options = d.options.filter((o) => o.verb === verb);
  return options[roll(options.length)].id;
}

/** Survivors of the players' own, made to try out every skill that asks or offers something. */
const SKILLED: readonly HeroSheet[] = [
  ['born-leader', 'destiny', 'lock-it-down', 'medic', 'lucky', 'tough'],
  ['loud', 'matching-set', 'trick-shot', 'hold-your-nose', 'is-that-all', 'sniper'],
  ['ninja', 'ambidextrous', 'two-zones-per-move', 'reroll-per-turn', 'hoard', 'max-range'],
  ['starts-with:sawed-off', 'gunslinger', 'slippery', 'zone-per-move', 'free-search', 'swordmaster'],
].map(([blue, o1, o2, r1, r2, r3], i) => ({
  id: `own-${i + 1}`,
  source: 'designed',
  name: `Stranger ${i + 1}`,
  skills: { blue, yellow: 'plus-action', orange: [o1, o2], red: [r1, r2, r3] },
}));
export const OWN_HEROES = Object.fromEntries(SKILLED.map((s) => [s.id, s.name ?? s.id]));

export function playAtRandom(
  edition: Edition,
  mission: string,
  seed: number,
  answers: number,
  listen: Listener,
): void {
  const engine = createEngine([edition]);
  const file = edition.missions[mission] as { [key: string]: Json };
  const sheets = edition.ownSkills.length > 0 ? SKILLED : [];
  const own = sheets.map((s) => s.id);
  // Others of the box in each game.
  const ids = edition.sheets.map((s) => s.id);
  const box = ids.map((_, i) => ids[(i + 4 * seed) % ids.length]);
  const heroes = seed % 2 === 0 && own.length > 0 ? own : box;
  const seats = file.heroesPerSeat === 1 ? [[heroes[0]], [heroes[1]]] : [heroes.slice(0, 4)];
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
  const state = engine.newGame(setup, `words-${seed}`, opening);
  if (isRefusal(state)) throw new Error(`${state.refused} ${state.at ?? ''}`);
  opening.forEach(listen.event);
  const roll = dieFrom(seed);
  for (let i = 0; i < answers; i++) {
    const d = engine.decisionOf(state);
    if (!d) return;
    listen.decision(d);
    const result = engine.answer(state, choose(d, roll));
    if ('refused' in result) throw new Error(`${result.refused} ${result.at ?? ''}`);
    result.events.forEach(listen.event);
  }
}
