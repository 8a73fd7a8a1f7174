/** A super-hero edition from its parts: what all of them have in common is filled in here. */
import { itemAt, lookUp, type Edition, type Procedure, type Source, type TileFace } from '@holdout/engine';
import { withMissions, type MissionList } from '../mission-list.ts';
import type { BoxCards } from './cards/card-data.ts';
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
import { WORDS } from './missions/words.ts';
import { sharedProcedures } from './procedures.ts';
import { scenario } from './scenario.ts';
import { heroesPerSeat, refuseSetup, setUp } from './set-up.ts';

type CardsOfKit = 'spawnCards' | 'bystanders' | 'enemyHeroes' | 'traits' | 'weaponOf';

/** A deck only this edition has: the ids of its cards. */
type MoreDecks = { readonly [deck: string]: readonly { readonly id: string }[] };

interface Parts
  extends
    Pick<Edition, 'id' | 'rules' | 'actions' | 'abilities' | 'policies' | 'boxes'>,
    Partial<Pick<Edition, 'slots' | 'words' | 'maskOwn' | 'scenario' | 'invariants'>> {
  /** Tile faces as the data files have them. */
  readonly tiles: { readonly [face: string]: unknown };
  readonly cards: BoxCards;
  readonly missions: MissionList;
  readonly procedures: { readonly [name: string]: Procedure };
  readonly kit: Omit<Kit, CardsOfKit>;
  readonly moreDecks?: MoreDecks;
}

export function supersEdition({
  tiles,
  cards,
  missions,
  procedures,
  actions,
  words = WORDS,
  kit,
  moreDecks = {},
  ...own
}: Parts): SupersEdition {
  const { types, sheets, spawnCards, bystanders, enemyHeroes, traits, weaponOf } = cards;
  return {
    slots: 1 + TRAIT_SLOTS,
    maskOwn,
    scenario,
    invariants,
    ...own,
    tiles: tiles as { [face: string]: TileFace & { source: Source } },
    sheets,
    types,
    thresholds: [0, 7, 19, 43],
    freeKinds: [],
    spawnDeck: SPAWN_DECK,
    cardId(deck, card) {
      if (deck in moreDecks) return itemAt(lookUp(moreDecks, deck), card).id;
      if (deck === SPAWN_DECK) return itemAt(spawnCards, card).id;
      if (deck === ENEMY_HERO_DECK) return itemAt(types, FIRST_HERO + card).id;
      return deck === BYSTANDER_DECK ? itemAt(bystanders, card).id : itemAt(traits, card).id;
    },
    ...withMissions(missions, { words, procedures: { ...sharedProcedures, ...procedures }, actions }),
    ownSkills: [],
    kit: { ...kit, spawnCards, bystanders, enemyHeroes, traits, weaponOf },
    heroesPerSeat,
    refuseSetup,
    setUp,
  };
}
