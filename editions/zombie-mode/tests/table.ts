/** A table for the tests of zombie mode. */
import { itemAt, createEngine } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { scene } from '@holdout/engine/testing/scene';
import { bystanderId } from '../../supers/people/bystanders.ts';
import { BYSTANDER_SLOT } from '../../supers/kit.ts';
import { ownOf } from '../../supers/own.ts';
import { traitId, traitsOf } from '../../supers/cards/traits.ts';
import { zombie } from '../index.ts';

export const engine = createEngine([zombie]);

/** A scene on a mission of the box or a board of its own; heroes stand where the scenario says. */
export const play = (scenario: { [key: string]: unknown }): Scene =>
  scene(engine, { edition: 'zombie', ...scenario });

const indexOf = (s: Scene, hero: string): number => s.state.heroes.findIndex((h) => h.id === hero);

export const hunger = (s: Scene, hero: string): number => s.hero(hero).track;
export const health = (s: Scene, hero: string): number => 5 - s.hero(hero).wounds;
export const traits = (s: Scene, hero: string): string[] =>
  traitsOf(s.game, indexOf(s, hero)).map((c) => traitId(s.game, c));

/** Id of the bystander card the hero holds, '' for none. */
export function bystanderOf(s: Scene, hero: string): string {
  const card = itemAt(s.hero(hero).slots, BYSTANDER_SLOT);
  return card < 0 ? '' : bystanderId(s.game, card);
}

/** People in a zone, by id. */
export const peopleIn = (s: Scene, zone: string): string[] =>
  ownOf(s.game)
    .bystanders.filter((b) => b.zone === s.zone(zone))
    .map((b) => bystanderId(s.game, b.card));
