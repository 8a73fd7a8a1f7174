/** A super-hero edition from its parts: what all of them have in common is filled in here. */
import type { Edition, Procedure, Source, TileFace } from '@holdout/engine';
import { withMissions, type MissionList } from '../mission-list.ts';
import type { BoxCards } from './cards/card-data.ts';
import { cardsLying, slotDeck } from './cards/lying.ts';
import { furtherCards } from './further.ts';
import { invariants } from './invariants.ts';
import {
  BYSTANDER_DECK,
  ENEMY_HERO_DECK,
  FIRST_HERO,
  SPAWN_DECK,
  TRAIT_DECK,
  TRAIT_SLOTS,
  type EquipmentCard,
  type Kit,
  type SupersEdition,
} from './kit.ts';
import { determiniseOwn, faceDown, LAID_FACE_DOWN, maskOwn } from './mask.ts';
import { WORDS } from './missions/words.ts';
import { OWN_SHAPES } from './own-shapes.ts';
import { sharedProcedures } from './procedures.ts';
import { scenario } from './scenario.ts';
import { heroesPerSeat, refuseSetup, setUp } from './set-up.ts';

type CardsOfKit = 'spawnCards' | 'bystanders' | 'enemyHeroes' | 'traits' | 'equipment' | 'weaponOf';

interface Parts
  extends
    Pick<Edition, 'id' | 'rules' | 'actions' | 'abilities' | 'policies' | 'boxes'>,
    Partial<
      Pick<
        Edition,
        | 'slots'
        | 'words'
        | 'maskOwn'
        | 'laidFaceDown'
        | 'faceDown'
        | 'determiniseOwn'
        | 'scenario'
        | 'invariants'
        | 'slotDeck'
        | 'cardsLying'
        | 'ownShapes'
        | 'clausesBehind'
        | 'lacks'
      >
    > {
  /** Tile faces as the data files have them. */
  readonly tiles: { readonly [face: string]: unknown };
  readonly cards: BoxCards;
  readonly missions: MissionList;
  readonly procedures: { readonly [name: string]: Procedure };
  readonly kit: Omit<Kit, CardsOfKit>;
  /** Where it has any (D-EQP-1). */
  readonly equipment?: { readonly deck: string; readonly cards: readonly EquipmentCard[] };
}

/** Why a skill cannot be used stands on its card. */
const CLAUSES_BEHIND = {
  'open.no-door': 'S-OPEN-1',
  'take.nothing-here': 'S-OBJ-1',
  'leave.no-exit': 'M-ALL-1',
  'leave.not-yet': 'M-ALL-1',
  'skill.not-yours': '',
  'skill.used': '',
  'skill.no-target': '',
} as const;

const idsOf = (all: readonly { readonly id: string }[]): string[] => all.map((c) => c.id);

export function supersEdition({
  tiles,
  cards,
  missions,
  procedures,
  actions,
  words = WORDS,
  kit,
  equipment,
  ...own
}: Parts): SupersEdition {
  const { types, sheets, spawnCards, bystanders, enemyHeroes, traits, weaponOf } = cards;
  const edition: SupersEdition = {
    slots: 1 + TRAIT_SLOTS,
    maskOwn,
    laidFaceDown: LAID_FACE_DOWN,
    faceDown,
    determiniseOwn,
    scenario,
    invariants,
    slotDeck,
    cardsLying,
    ownShapes: OWN_SHAPES,
    ...own,
    clausesBehind: { ...CLAUSES_BEHIND, ...own.clausesBehind },
    tiles: tiles as { [face: string]: TileFace & { source: Source } },
    sheets,
    types,
    thresholds: [0, 7, 19, 43],
    freeKinds: [],
    spawnDeck: SPAWN_DECK,
    cards: {
      [SPAWN_DECK]: idsOf(spawnCards),
      [ENEMY_HERO_DECK]: idsOf(types.slice(FIRST_HERO)),
      [BYSTANDER_DECK]: idsOf(bystanders),
      [TRAIT_DECK]: idsOf(traits),
      ...(equipment ? { [equipment.deck]: idsOf(equipment.cards) } : {}),
    },
    ...withMissions(missions, { words, procedures: { ...sharedProcedures, ...procedures }, actions }),
    ownSkills: [...new Set(sheets.flatMap(({ skills }) => [skills.blue, ...skills.orange, ...skills.red]))],
    attacks: sheets.map(({ id }) => weaponOf(id)),
    kit: {
      ...{ ...kit, spawnCards, bystanders, enemyHeroes, traits, weaponOf },
      ...(equipment ? { equipment: equipment.cards } : {}),
    },
    heroesPerSeat,
    refuseSetup,
    setUp,
  };
  return { ...edition, further: furtherCards(edition, equipment?.deck) };
}
