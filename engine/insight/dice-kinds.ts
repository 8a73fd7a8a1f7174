/**
 * Which faces make the same difference to a roll: hits and misses, those that move a track, those that an enemy makes
 * players roll again. Nothing about rules is known here: faces are tried out, one roll of the option at a time.
 */
import type { GameEvent } from '../kernel/event.ts';
import { isRise, isRoll } from './counting.ts';
import { itemAt } from '../lookup.ts';

export interface Tried {
  readonly events: readonly GameEvent[];
  /** Dice taken from those given. */
  readonly used: number;
}

/** Plays the option with these dice, and ones after them. */
type TryDice = (dice: readonly number[]) => Tried;

/** Faces with the same effect: one of them, what it turns into if it is rolled again, and the chance of any of them. */
interface Kind {
  readonly face: number;
  readonly again: number | null;
  readonly chance: number;
  readonly hit: boolean;
}

interface Roll {
  readonly faces: readonly number[];
  readonly hits: number;
  readonly chance: number;
}

interface Pool {
  readonly dice: number;
  /** Lowest face that hits; 7 when none does. */
  readonly needs: number;
  readonly kinds: readonly Kind[];
}

const FACES = [1, 2, 3, 4, 5, 6];
const many = (n: number, face: number): number[] => new Array<number>(n).fill(face);

/** The rolls of an option one after the other, each with what its faces do while all others show ones. */
export function poolsOf(tryDice: TryDice): Pool[] {
  const plain = tryDice([]);
  const sizes = plain.events.filter(isRoll).map((e) => e.dice.length);
  return sizes.map((dice, at) => {
    const before = many(
      sizes.slice(0, at).reduce((a, b) => a + b, 0),
      1,
    );
    // All dice of the roll show the first face and, rolled again, the second.
    const probe = (...faces: number[]): Tried => tryDice([...before, ...faces.flatMap((f) => many(dice, f))]);
    const tries = FACES.map((face) => probe(face));
    const hits = tries.map(({ events }) => itemAt(events.filter(isRoll), at).hits > 0);
    const needs = hits.includes(true) ? hits.indexOf(true) + 1 : 7;
    const isRolledAgain = ({ used }: Tried): boolean => used >= plain.used + dice;
    const cases = FACES.flatMap((face, i): Case[] =>
      isRolledAgain(itemAt(tries, i))
        ? FACES.map((again) => caseOf(face, again, needs, 1 / 36, probe(face, again)))
        : [caseOf(face, null, needs, 1 / 6, itemAt(tries, i))],
    );
    return { dice, needs, kinds: kindsOf(cases) };
  });
}

/** One face, with what it turns into if it is rolled again. */
interface Case extends Kind {
  readonly moves: boolean;
}

const caseOf = (face: number, again: number | null, needs: number, chance: number, tried: Tried): Case => ({
  face,
  again,
  chance,
  hit: (again ?? face) >= needs,
  moves: tried.events.some(isRise),
});

/** The highest face stands for hits, the lowest for misses, none that is rolled again if another does. */
function kindsOf(cases: readonly Case[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { moves, ...kind } of cases) {
    const key = `${kind.hit} ${moves}`;
    const known = kinds.get(key);
    const stays = known && (kind.again !== null || (known.again === null && !kind.hit));
    kinds.set(key, { ...(stays ? known : kind), chance: (known?.chance ?? 0) + kind.chance });
  }
  return [...kinds.values()];
}

/** Every combination that can make a difference, over all rolls of the option. */
export function rollsOf(pools: readonly Pool[]): Roll[] {
  return pools.reduce<Roll[]>(
    (rolls, pool) => rolls.flatMap((r) => rollsOfPool(pool).map((next) => joined(r, next))),
    [{ faces: [], hits: 0, chance: 1 }],
  );
}

const joined = (a: Roll, b: Roll): Roll => ({
  faces: [...a.faces, ...b.faces],
  hits: a.hits + b.hits,
  chance: a.chance * b.chance,
});

/** So many dice of each kind; those rolled again come after all others. */
function rollsOfPool({ dice, kinds }: Pool): Roll[] {
  return splits(dice, kinds.length).map((counts) => {
    const each = kinds.flatMap((kind, i) => new Array<Kind>(itemAt(counts, i)).fill(kind));
    let left = dice;
    let chance = 1;
    counts.forEach((n, i) => {
      chance *= choices(left, n) * itemAt(kinds, i).chance ** n;
      left -= n;
    });
    return {
      faces: [...each.map((k) => k.face), ...each.flatMap((k) => k.again ?? [])],
      hits: each.filter((k) => k.hit).length,
      chance,
    };
  });
}

/** All ways to split n into so many parts, one or more. */
function splits(n: number, parts: number): number[][] {
  if (parts === 1) return [[n]];
  return Array.from({ length: n + 1 }, (_, first) =>
    splits(n - first, parts - 1).map((rest) => [first, ...rest]),
  ).flat();
}

/** Ways to take k of n. */
export function choices(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}
