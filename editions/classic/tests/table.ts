/** A table for the tests of the classic game. */
import { deckOf, itemAt, createEngine, type Json } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { scene } from '@holdout/engine/testing/scene';
import { classic } from '../index.ts';
import { CARDS } from '../cards.ts';
import { itemId } from '../inventory.ts';
import { MISSIONS } from '../missions/index.ts';
import { ownOf } from '../own.ts';

export const engine = createEngine([classic]);

/** Mission 10, which nobody loses for want of a tool (M-C07-3): for scenes in which survivors carry none. */
export const TOWN: Json = { ...(MISSIONS.files['10'] as { [key: string]: Json }), lose: [] };

/** A scene on a mission of the box or a board of its own. */
export const play = (scenario: { [key: string]: unknown }): Scene => scene(engine, scenario);

/** Noise tokens in a zone. */
export const noiseIn = (s: Scene, zone: string): number => itemAt(ownOf(s.game).noise, s.zone(zone));

/** What a survivor carries: hands, then reserve, by name. */
export function cardsOf(s: Scene, hero: string): string[] {
  return s
    .hero(hero)
    .slots.filter((c) => c >= 0)
    .map((c) => itemId(s.game, c));
}
export function handsOf(s: Scene, hero: string): string[] {
  return s
    .hero(hero)
    .slots.slice(0, 2)
    .filter((c) => c >= 0)
    .map((c) => itemId(s.game, c));
}

export const discards = (s: Scene): string[] =>
  deckOf(s.state, 'equipment').discard.map((c) => itemAt(CARDS, c).id);
