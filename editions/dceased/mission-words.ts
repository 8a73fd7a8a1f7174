/** The vocabulary of DCeased missions: the shared one, with equipment, objects and people who come along. */
import type { Json, Lookup, MissionWords, Reader } from '@holdout/engine';
import { missionWords as shared } from '../supers/mission-words.ts';
import { BYSTANDERS, ITEMS, OBJECTS, SECRETS } from './cards.ts';
import { conditionsFor } from './mission-conditions.ts';
import { effectsFor } from './mission-effects.ts';
import type { DceasedMission } from './own.ts';

const words = shared(BYSTANDERS);
const OWN_KEYS = ['objects', 'hideEquipment', 'aside', 'leaveArmed'] as const;
type Read = Pick<DceasedMission, (typeof OWN_KEYS)[number]>;

/** There is one card of each person. */
const person = (r: Reader): string => r.oneOf(BYSTANDERS.filter((b) => !b.special).map((b) => b.id));

export const missionWords: MissionWords = {
  ...words,
  conditions: { ...words.conditions, ...conditionsFor(person) },
  effects: { ...words.effects, ...effectsFor(person) },
  triggers: { ...words.triggers, 'secret-collected': (r) => r.oneOf(SECRETS) },
  own(r, look) {
    const read = words.own(r.without(...OWN_KEYS), look);
    return { ...read, ...readOwn(r, look) };
  },
};

function readOwn(r: Reader, look: Lookup): { [key: string]: Json } {
  const objects = r.get('objects').listOrNone().map((o) => {
    o.only('id', 'zone');
    return { id: o.get('id').oneOf(OBJECTS), zone: look.zone(o.get('zone')) };
  }); // prettier-ignore
  const hideEquipment = r.get('hideEquipment').listOrNone().map((h) => {
    h.only('card', 'zones');
    return { card: h.get('card').oneOf(SECRETS), zones: h.get('zones').listOrNone().map((z) => look.zone(z)) };
  }); // prettier-ignore
  const read: Read = {
    objects,
    hideEquipment,
    aside: r.get('aside').listOrNone().map((a) => a.oneOf(ITEMS)), // prettier-ignore
    leaveArmed: r.get('leaveArmed').flag(false),
  };
  checkPlaces(r, read, look);
  return read;
}

/** Each thing has one place, and a hidden card always finds a zone with the equipment icon. */
function checkPlaces(r: Reader, { objects, hideEquipment }: Read, look: Lookup): void {
  if (new Set(objects.map((o) => o.id)).size < objects.length) r.get('objects').fail('mission.object-twice');
  const named = hideEquipment.map((h) => h.card);
  if (new Set(named).size < named.length) r.get('hideEquipment').fail('mission.card-placed-twice');
  const icons = look.marked('equipment').map((m) => m.zone);
  hideEquipment.forEach(({ card, zones }, earlier) => {
    const free = zones.length === 0 ? icons : icons.filter((z) => zones.includes(z));
    if (free.length <= earlier) r.get('hideEquipment').fail('mission.no-room', card);
  });
}
