/**
 * Questions of mere order (which room is filled next): the players of a game may say once that they go as they are
 * listed. Kept in the browser by game; every such answer still stands in the log, and can be taken back.
 */
import { itemAt, isAsked, promptForm, type Decision } from '@holdout/engine';
import { create } from 'zustand';

const KEY = 'holdout.orders';
/** Older games are asked again. */
const MOST_GAMES = 20;

type Kept = readonly (readonly [game: string, prompt: string])[];

export const isOrder = (decision: Decision): boolean =>
  decision.kind === 'pick' && promptForm(decision.prompt).order === true;

/** What only an edition asks that is not there yet is believed until it is asked. */
const maySettle = (prompt: unknown): prompt is string =>
  typeof prompt === 'string' && (promptForm(prompt).order === true || !isAsked(prompt));

/** As far as it is sound. */
export function readOrders(text: string | null): Kept {
  try {
    const raw: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(raw)) return [];
    return raw.flatMap((one: unknown): Kept => {
      if (!Array.isArray(one)) return [];
      const [game, prompt] = one as readonly unknown[];
      return typeof game === 'string' && maySettle(prompt) ? [[game, prompt]] : [];
    });
  } catch {
    return [];
  }
}

function load(): Kept {
  try {
    return readOrders(localStorage.getItem(KEY));
  } catch {
    // Private windows may forbid even to look.
    return [];
  }
}

interface OrderStore {
  readonly kept: Kept;
  /** Goes as listed from now on. */
  keep(game: string, prompt: string): void;
  /** Asks again. */
  ask(game: string, prompt: string): void;
}

export const useOrders = create<OrderStore>((set, get) => {
  const store = (kept: Kept): void => {
    set({ kept });
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // It holds for this visit then.
    }
  };
  const others = (game: string, prompt: string): Kept =>
    get().kept.filter(([g, p]) => g !== game || p !== prompt);
  return {
    kept: load(),
    keep: (game, prompt) => store([...others(game, prompt), [game, prompt] as const].slice(-MOST_GAMES)),
    ask: (game, prompt) => store(others(game, prompt)),
  };
});

/** The answer of an open question that goes as listed in this game. */
export function listedAnswer(game: string, decision: Decision | null): string | undefined {
  if (!decision || !isOrder(decision)) return undefined;
  const settled = useOrders.getState().kept.some(([g, p]) => g === game && p === decision.prompt);
  return settled ? itemAt(decision.options, 0).id : undefined;
}
