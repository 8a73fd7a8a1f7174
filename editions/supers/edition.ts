/** A super-hero edition from its parts: what all of them have in common is filled in here. */
import type { Edition, Procedure, Source, TileFace } from '@holdout/engine';
import type { BoxCards } from './card-data.ts';
import { invariants } from './invariants.ts';
import {
  BYSTANDER_DECK,
  ENEMY_HERO_DECK,
  FIRST_HERO,
  SPAWN_DECK,
  TRAIT_SLOTS,
  type Kit,
  type SupersEdition,
} from './kit.ts';
import { maskOwn } from './mask.ts';
import { missionWords } from './mission-words.ts';
import { sharedProcedures } from './procedures.ts';
import { scenario } from './scenario.ts';
import { heroesPerSeat, refuseSetup, setUp } from './set-up.ts';

type CardsOfKit = 'spawnCards' | 'bystanders' | 'enemyHeroes' | 'traits' | 'lineOf';

interface Parts extends Pick<
  Edition,
  'id' | 'rules' | 'missions' | 'actions' | 'abilities' | 'policies' | 'boxes'
> {
  /** Tile faces as the data files have them. */
  readonly tiles: { readonly [face: string]: unknown };
  readonly cards: BoxCards;
  readonly procedures: { readonly [name: string]: Procedure };
  readonly kit: Omit<Kit, CardsOfKit>;
}

export function supersEdition({ tiles, cards, procedures, kit, ...own }: Parts): SupersEdition {
  const { types, sheets, spawnCards, bystanders, enemyHeroes, traits, lineOf } = cards;
  return {
    ...own,
    tiles: tiles as { [face: string]: TileFace & { source: Source } },
    sheets,
    types,
    thresholds: [0, 7, 19, 43],
    freeKinds: [],
    spawnDeck: SPAWN_DECK,
    slots: 1 + TRAIT_SLOTS,
    cardId(deck, card) {
      if (deck === SPAWN_DECK) return spawnCards[card].id;
      if (deck === ENEMY_HERO_DECK) return types[FIRST_HERO + card].id;
      return deck === BYSTANDER_DECK ? bystanders[card].id : traits[card].id;
    },
    procedures: { ...sharedProcedures, ...procedures },
    ownSkills: [],
    words: missionWords(bystanders),
    kit: { ...kit, spawnCards, bystanders, enemyHeroes, traits, lineOf },
    heroesPerSeat,
    refuseSetup,
    setUp,
    maskOwn,
    scenario,
    invariants,
  };
}
