/** Another truth that looks the same from the table: whatever lies face down has changed places, and the dice are others. */
import type { Engine, Json, Truth } from '../index.ts';
import { HIDDEN } from '../kernel/vocabulary.ts';
import { deckOf, itemAt } from '../lookup.ts';

export function otherTruth(engine: Engine, state: Truth): Truth {
  const masked = engine.mask(state);
  const other = engine.clone(state);
  other.seed = `${state.seed}, but not really`;
  other.chance = other.chance.map((n) => n + 7);
  for (const [id, { draw, known }] of Object.entries(other.decks)) {
    const seen = deckOf(masked, id).draw;
    const places = draw.flatMap((c, i) =>
      seen[i] === HIDDEN ? [{ i, isNext: known?.next.includes(c) }] : [],
    );
    turnAround(
      draw,
      places.filter((p) => p.isNext).map((p) => p.i),
    );
    turnAround(
      draw,
      places.filter((p) => !p.isNext).map((p) => p.i),
    );
  }
  const down = other.objectives.filter((o) => o.down);
  const colours = down.map((o) => o.colour);
  down.forEach((o, i) => (o.colour = itemAt(colours, (i + 1) % colours.length)));
  passOn(hiddenIn({ ...other.own }, { ...masked.own }, ''));
  return other;
}

function turnAround(pile: number[], places: readonly number[]): void {
  const cards = places.map((i) => itemAt(pile, i)).reverse();
  places.forEach((i, n) => (pile[i] = itemAt(cards, n)));
}

/** A number that the mask hides: what it is called, whatever its number in a list, and the record it stands in. */
interface Hidden {
  readonly path: string;
  readonly key: string;
  readonly record: { [key: string]: Json };
}

function hiddenIn(truth: Json, seen: Json, path: string): Hidden[] {
  if (!isRecord(truth) || !isRecord(seen)) {
    if (!Array.isArray(truth) || !Array.isArray(seen)) return [];
    return truth.flatMap((t, i) => hiddenIn(t, itemAt(seen, i), path));
  }
  return Object.entries(truth).flatMap(([key, value]) => {
    const shown = seen[key] ?? null;
    return shown === HIDDEN
      ? [{ path: `${path}.${key}`, key, record: truth }]
      : hiddenIn(value, shown, `${path}.${key}`);
  });
}

const isRecord = (x: Json): x is { [key: string]: Json } =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/** Each gets what the one before it in the same list had. */
function passOn(hidden: readonly Hidden[]): void {
  for (const path of new Set(hidden.map((h) => h.path))) {
    const alike = hidden.filter((h) => h.path === path);
    const values = alike.map(({ record, key }) => record[key] ?? null);
    alike.forEach(({ record, key }, i) => (record[key] = itemAt(values, (i + 1) % values.length)));
  }
}
