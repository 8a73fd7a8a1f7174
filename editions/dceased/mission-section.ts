/** What DCeased missions say in their own section: what all super-hero missions may, with equipment and objects. */
import {
  fields,
  flag,
  listOrNone,
  oneOf,
  or,
  refine,
  section,
  sectionOf,
  zone,
  type Game,
  type Lookup,
  type Reader,
  type Taken,
} from '@holdout/engine';
import { checkCards, FIELDS } from '../supers/missions/section.ts';
import { ITEMS, OBJECTS, SECRETS } from './cards.ts';

export const SECTION = refine(
  section({
    ...FIELDS,
    objects: listOrNone(fields({ id: oneOf(OBJECTS, 'object'), zone })),
    /** Secret Mission cards hidden among the equipment, of these zones if any are named. */
    hideEquipment: listOrNone(fields({ card: oneOf(SECRETS, 'card'), zones: listOrNone(zone) })),
    /** Equipment set aside, which rules give to heroes. */
    aside: listOrNone(oneOf(ITEMS, 'card')),
    /** Nobody leaves without equipment (M-D4). */
    leaveArmed: or(flag, false),
  }),
  (read, r, look) => {
    checkCards(read, r, look);
    checkPlaces(read, r, look);
    return read;
  },
);
type DceasedMission = Taken<typeof SECTION>;

export const missionOf = (g: Game): DceasedMission => sectionOf(SECTION, g.context.mission);

type Placed = Pick<DceasedMission, 'objects' | 'hideEquipment'>;

/** Each thing has one place, and a hidden card always finds a zone with the equipment icon. */
function checkPlaces({ objects, hideEquipment }: Placed, r: Reader, { board }: Lookup): void {
  if (new Set(objects.map((o) => o.id)).size < objects.length) r.get('objects').fail('mission.object-twice');
  const named = hideEquipment.map((h) => h.card);
  if (new Set(named).size < named.length) r.get('hideEquipment').fail('mission.card-placed-twice');
  const icons = board.marks['equipment'] ?? [];
  hideEquipment.forEach(({ card, zones }, earlier) => {
    const free = zones.length === 0 ? icons : icons.filter((z) => zones.includes(z));
    if (free.length <= earlier) r.get('hideEquipment').fail('mission.no-room', card);
  });
}
