/** What a player of hero mode sees on the table, besides what all super-hero modes show. */
import { CYCLOPS, CYCLOPS_RANGE } from '@holdout/editions/hero-mode';
import { BYSTANDER_SLOT, ownOf } from '@holdout/editions/supers';
import { heroAt, itemAt, numberAt, type Game } from '@holdout/engine';
import { LIVING_SIDE } from '../living/table.ts';
import type { Side } from '../supers/field.ts';

export const HERO_SIDE: Side = {
  ...LIVING_SIDE,
  /** Zombie Cyclops strikes whom he sees from afar. */
  shotsAt(g, field, zone) {
    const { zones, types } = g.context;
    return itemAt(g.view.seen, zone).reduce((sum, from) => {
      const far = numberAt(g.view.sight, from * zones + zone);
      return far > 0 && far <= CYCLOPS_RANGE
        ? sum + itemAt(types, CYCLOPS).actions * numberAt(field, CYCLOPS * zones + from)
        : sum;
    }, 0);
  },
};

/** Somebody whom the hero brought to safety, and whose card can be given up for a wound. */
export const personHeld = (g: Game, hero: number): number =>
  itemAt(heroAt(g.state, hero).slots, BYSTANDER_SLOT);

/** Without this one the mission is lost. */
export const isTarget = (g: Game, card: number): boolean => ownOf(g).targets.includes(card);
