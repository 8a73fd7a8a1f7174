/** The players' own box, played by a test: it says what the chance of the state would say, or anything that can be. */
import { keyed, seedWords, shuffle, type Decision, type Engine, type Setup, type State } from '../index.ts';
import { PURPOSES } from '../kernel/chance.ts';
import { cardId } from '../kernel/card-id.ts';
import { formatRow, type RowDecision } from '../kernel/decision.ts';
import { kindsByHand } from '../kernel/by-hand.ts';
import { deckOf, itemAt } from '../lookup.ts';

/** Everything that can come from the box. */
export function allByHand(engine: Engine, setup: Setup): string[] {
  const edition = engine.editions.get(setup.edition);
  return edition ? kindsByHand(edition) : [];
}

export const isFromBox = (d: Decision): d is RowDecision => d.kind === 'row';

/** Says what the game would have shown by itself; of its own it keeps only how many dice it has rolled. */
export function streamBox(engine: Engine, seed: string): (state: State, d: RowDecision) => string {
  const [a, b] = seedWords(seed);
  const rolled = PURPOSES.map(() => 0);
  const roll = (purpose: number): number => {
    const counter = itemAt(rolled, purpose);
    rolled[purpose] = counter + 1;
    return Math.floor((keyed(a, b, purpose, counter) / 0x100000000) * 6);
  };
  return (state, d) => {
    const about = d.about ?? {};
    const places = (said: readonly string[], names: readonly (string | undefined)[]): string =>
      formatRow(
        d,
        said.map((one) => names.indexOf(one)),
      );
    if (d.prompt === 'roll-by-hand') {
      const purpose = PURPOSES.findIndex((p) => p === about['purpose']);
      return formatRow(
        d,
        Array.from({ length: d.total }, () => roll(purpose)),
      );
    }
    if (d.prompt === 'draw-by-hand') {
      const { edition } = engine.gameOf(state).context;
      const deck = String(about['deck']);
      const names = d.options.map((o) => o.cards?.[0]);
      const seen = deckOf(state, deck).known?.placed ?? [];
      // What was said a moment ago, for the same step, is not on offer any more.
      const said = pileOf(engine, state, deck, seen.length + d.total)
        .filter((card) => !seen.includes(card))
        .map((card) => cardId(edition, deck, card))
        .filter((name) => names.includes(name))
        .slice(-d.total)
        .reverse();
      return places(said, names);
    }
    const { zones } = engine.gameOf(state).context.board;
    if (d.prompt === 'turn-card-by-hand') {
      const g = engine.gameOf(state);
      const deck = String(about['deck']);
      const laid = g.context.edition.faceDown?.(g, deck)?.laid ?? [];
      const here = laid.filter(({ zone }) => zones[zone]?.id === about['zone']);
      // Where several lie, what was said a moment ago is not on offer any more.
      return places(
        here
          .map(({ card }) => cardId(g.context.edition, deck, card))
          .filter((name) => offered(d, name))
          .slice(0, 1),
        d.options.map((o) => o.cards?.[0]),
      );
    }
    if (d.prompt === 'deal-by-hand') {
      const name = dealtTo(engine, state, String(about['hero']), String(about['deck']));
      return formatRow(d, [d.options.findIndex((o) => o.cards?.[0] === name)]);
    }
    if (d.prompt === 'pick-by-hand') {
      const purpose = PURPOSES.indexOf('pick');
      const drawn = keyed(a, b, purpose, itemAt(state.chance, purpose)) / 0x100000000;
      return formatRow(d, [Math.floor(drawn * d.options.length)]);
    }
    const token = state.objectives.find((o) => o.down && zones[o.zone]?.id === about['zone']);
    return places(
      token ? [token.colour] : [],
      d.options.map((o) => o.colour),
    );
  };
}

const offered = (d: Decision, name: string): boolean => d.options.some((o) => o.cards?.includes(name));

/** The card the chance of the state deals to a hero as the game begins; undefined is none. */
function dealtTo(engine: Engine, state: State, id: string, deck: string): string | undefined {
  const { state: begun } = engine.imagine(
    state,
    () => undefined,
    () => null,
    false,
  );
  const { edition } = engine.gameOf(state).context;
  const hero = begun.heroes.find((h) => h.id === id);
  const starting = hero?.slots.find((card, slot) => card >= 0 && edition.slotDeck(slot) === deck);
  return starting === undefined ? undefined : cardId(edition, deck, starting);
}

/** The pile, with the discards shuffled and put below where it is too small. */
function pileOf(engine: Engine, state: State, deck: string, wanted: number): readonly number[] {
  const copy = engine.clone(state);
  const { draw, discard } = deckOf(copy, deck);
  if (draw.length >= wanted) return draw;
  shuffle(engine.gameOf(copy), discard);
  return [...discard, ...draw];
}

/** What two games have in common if the same happened in them, whoever rolled the dice. */
export function tableOf(engine: Engine, state: State): string {
  const seen = engine.mask(state);
  const decks = Object.entries(seen.decks).map(([id, { draw, discard }]) => [id, draw.length, discard]);
  return JSON.stringify({ ...seen, setup: { ...seen.setup, byHand: [] }, decks, seq: 0, reveals: 0 });
}
