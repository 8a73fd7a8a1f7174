/** What super-hero missions say in their own section. */
import {
  itemAt,
  area,
  colour,
  fields,
  flag,
  liesFaceDown,
  listOrNone,
  map,
  maybe,
  number,
  oneOf,
  or,
  refine,
  section,
  sectionOf,
  text,
  tile,
  zone,
  type Game,
  type Lookup,
  type Mission,
  type Reader,
  type Taken,
} from '@holdout/engine';
import { SPAWN_KINDS } from '../kit.ts';
import { card, cards, enemyHero } from './arguments.ts';

/** No zone. */
export const NOWHERE = -1;
/** More heroes than any team has: never. */
const NO_TEAM = 7;

/** `{ blue: "charge" }`; of a face-down token nobody may learn the colour before it is taken (M-ALL-7). */
const needsItem = refine(maybe(map(text('card'), colour('objectives'))), (needs, r, look) =>
  (needs ?? []).map(([name, item]) => {
    if (liesFaceDown(look, name)) r.get(name).fail('mission.face-down', name);
    return { colour: name, item };
  }),
);

export const FIELDS = {
  /** Zones without a face-down bystander card, and rooms that draw no spawn card. */
  noBystanders: listOrNone(zone),
  noSpawns: listOrNone(zone),
  /** Cards hidden among the face-down ones, not on these tiles. */
  hide: listOrNone(fields({ card, notOn: listOrNone(tile) })),
  /** Cards face up on the board, to be taken once an objective of the colour is (M-MZ10). */
  faceUp: listOrNone(fields({ card, zone, after: colour('objectives') })),
  /** One person under every objective, without the special cards (M-MZ9). */
  underObjectives: or(flag, false),
  /** Only a hero who enters turns a bystander card up (M-MZ3). */
  revealOnEntering: or(flag, false),
  sign: or(zone, NOWHERE),
  /** Colours to be taken before anybody touches the sign; how often it can be thrown; may heroes carry it? (M-MH3) */
  signAfter: listOrNone(colour('objectives')),
  signThrows: or(number(0, 2), 2),
  signCarried: or(flag, false),
  hand: or(zone, NOWHERE),
  /** People who are targets from the start; `down`: their cards lie face down (M-MH2, M-MH4). */
  targets: listOrNone(fields({ zone, down: or(flag, false) })),
  /** Targets of the mission stay where they are (M-MH2). */
  targetsStay: or(flag, false),
  /** Bystander cards out of the game (M-MH4). */
  withoutBystanders: listOrNone(cards),
  /** People can be rescued only there; none = anywhere. */
  rescueIn: refine(maybe(area), (zones) => zones ?? []),
  /** Objectives of this colour are taken only by a hero who carries the item. */
  needsItem,
  enemyHeroes: listOrNone(fields({ type: enemyHero, zone, asleep: or(flag, false), lying: or(flag, false) })),
  /** Kinds of spawn cards taken out of the deck. */
  withoutSpawnCards: listOrNone(oneOf(SPAWN_KINDS, 'spawn')),
  /** From so many heroes on, one spawn step before the first round (M-ALL-6). */
  earlySpawn: or(number(1, 6), NO_TEAM),
  /** From so many heroes on, one card more at the first spawn point in each enemy phase's spawn step (M-MH3). */
  extraFirstCard: or(number(1, 6), NO_TEAM),
  /** The team is split over the start zones: evenly (M-MZ7), or one hero alone in a zone (M-MH1). */
  split: or(oneOf(['even', 'one']), ''),
  /** Heroes go from room to street only by doors of this colour (M-MZ8). */
  forceField: or(colour('doors'), ''),
  /** No bystander fights (M-MZ4). */
  everybodyFlees: or(flag, false),
  /** Zones more that those who flee go in each activation (M-MZ4). */
  fastBystanders: or(number(0, 3), 0),
};

export const SECTION = refine(section(FIELDS), (read, r, look) => {
  checkCards(read, r, look);
  return read;
});
type SupersMission = Taken<typeof SECTION>;

export const missionOf = (g: Game): SupersMission => sectionOf(SECTION, g.context.mission);

/** Types of the figures the section puts on the board. */
export const figures = (mission: Mission): number[] =>
  sectionOf(SECTION, mission).enemyHeroes.map((h) => h.type);

type Placed = Pick<SupersMission, 'hide' | 'faceUp' | 'noBystanders'>;

/** Each card has one place, and a hidden one always finds a zone with the bystander icon. */
export function checkCards({ hide, faceUp, noBystanders }: Placed, r: Reader, { board }: Lookup): void {
  const named = [...hide, ...faceUp].map((c) => c.card);
  if (new Set(named).size < named.length) r.fail('mission.card-placed-twice');
  const icons = (board.marks['bystander'] ?? []).filter((z) => !noBystanders.includes(z));
  hide.forEach((hidden, earlier) => {
    const free = icons.filter((z) => !hidden.notOn.includes(itemAt(board.zones, z).tile ?? ''));
    if (free.length <= earlier) r.get('hide').fail('mission.no-room', hidden.card);
  });
}
