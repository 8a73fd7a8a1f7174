/** Whole missions from their set-up. */
import { isRefusal, Scene, type GameEvent } from '@holdout/engine';
import { hero } from '../index.ts';
import { engine } from './table.ts';

export * from '../../testing/mission-scene.ts';

/** The mission as it is laid out for so many heroes. */
export function begin(mission: string, heroes: number, seed = 'set-up'): Scene {
  const seats = [hero.sheets.slice(0, heroes).map((h) => h.id)];
  const events: GameEvent[] = [];
  const state = engine.newGame({ edition: 'hero', mission, seats }, seed, events);
  if (isRefusal(state)) throw new Error(`${state.refused} ${state.at ?? ''}`);
  const s = new Scene(engine, state);
  s.events.push(...events);
  return s;
}

/** Ids of the cards that can still be drawn from a deck. */
export const inDeck = (s: Scene, deck: string): string[] => {
  const { draw, discard } = s.state.decks[deck];
  return [...draw, ...discard].map((c) => hero.cardId(deck, c)).sort();
};
