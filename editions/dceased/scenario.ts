/** Scenarios of DCeased: what the shared ones have, with equipment, objects and people at a hero's side. */
import { deckOf, heroAt, itemAt, zoneAt, type Game, type Reader, type ScenarioWords } from '@holdout/engine';
import { bystanderId } from '../supers/people/bystanders.ts';
import { BYSTANDER_DECK } from '../supers/kit.ts';
import { scenario as shared } from '../supers/scenario.ts';
import { equipmentAt, EQUIPMENT_DECK, equipmentId, OBJECTS } from './cards.ts';
import { equipmentOf, putEquipment } from './equipment.ts';
import { escortedBy } from './escort.ts';
import { objectsIn, ownOf } from './own.ts';

/** Takes a named card out of the deck, the discard, what is unused or what the set-up laid on the board. */
function fetch(g: Game, r: Reader, laidOut = ownOf(g).equipment): number {
  const id = r.text();
  const own = ownOf(g);
  const { draw, discard } = deckOf(g.state, EQUIPMENT_DECK);
  for (const pile of [draw, discard, own.unused]) {
    const at = pile.findIndex((c) => equipmentId(g, c) === id);
    if (at >= 0) return itemAt(pile.splice(at, 1), 0);
  }
  const laid = laidOut.findIndex((e) => equipmentId(g, e.card) === id);
  if (laid >= 0) return itemAt(laidOut.splice(laid, 1), 0).card;
  r.fail('scenario.card-not-there', id);
  return -1;
}

/** Named, it takes the place of what the set-up laid. */
function placeEquipment(g: Game, r: Reader): void {
  if (!r.present) return;
  const own = ownOf(g);
  for (const { card } of own.equipment)
    (equipmentAt(g, card).secret ? own.unused : deckOf(g.state, EQUIPMENT_DECK).draw).push(card);
  own.equipment = [];
  for (const e of r.listOrNone()) {
    e.only('card', 'zone');
    own.equipment.push({ card: fetch(g, e.get('card'), []), zone: zoneAt(g, e.get('zone')) });
  }
}

function placeObjects(g: Game, r: Reader): void {
  if (!r.present) return;
  const objects = r.listOrNone().map((o) => {
    o.only('id', 'zone', 'uses');
    const id = o.get('id').oneOf(OBJECTS);
    return { id, zone: zoneAt(g, o.get('zone')), uses: o.get('uses').number(0, 9, 0) };
  });
  if (new Set(objects.map((o) => o.id)).size < objects.length) r.fail('mission.object-twice');
  ownOf(g).objects = objects;
}

/** People who have left the board with their heroes. */
function takeAway(g: Game, r: Reader): void {
  const own = ownOf(g);
  for (const person of r.listOrNone()) {
    const { draw } = deckOf(g.state, BYSTANDER_DECK);
    const at = draw.findIndex((c) => bystanderId(g, c) === person.text());
    if (at < 0) return person.fail('scenario.card-not-there', person.text());
    const card = itemAt(draw.splice(at, 1), 0);
    own.away.push(card);
    own.rescued.push(card);
    (own.out[BYSTANDER_DECK] ??= []).push(card);
  }
}

const OWN_KEYS = ['equipment', 'objects', 'began', 'away'];

export const scenario: ScenarioWords = {
  ...shared,
  heroKeys: [...shared.heroKeys, 'equipment'],

  equip(g, hero, r) {
    shared.equip(g, hero, r);
    // What the set-up dealt goes back: heroes hold what the scenario says.
    deckOf(g.state, EQUIPMENT_DECK).draw.push(...equipmentOf(g, hero));
    putEquipment(
      g,
      hero,
      r
        .get('equipment')
        .listOrNone()
        .map((c) => fetch(g, c)),
    );
  },

  place(g, r) {
    shared.place(g, r.without(...OWN_KEYS));
    placeEquipment(g, r.get('equipment'));
    placeObjects(g, r.get('objects'));
    const own = ownOf(g);
    for (const b of own.bystanders) if (b.hero >= 0) b.zone = heroAt(g.state, b.hero).zone;
    own.began = g.state.heroes.map((h, i) =>
      r.get('began').get(h.id).present ? zoneAt(g, r.get('began').get(h.id)) : itemAt(own.began, i),
    );
    takeAway(g, r.get('away'));
  },

  reportZone(g, zone) {
    const down = ownOf(g).equipment.filter((e) => e.zone === zone).length;
    const objects = objectsIn(g, zone).map((o) => o.id);
    return {
      ...shared.reportZone(g, zone),
      ...(down > 0 ? { equipment: down } : {}),
      ...(objects.length > 0 ? { objects } : {}),
    };
  },

  reportHero(g, hero) {
    return {
      ...shared.reportHero(g, hero),
      equipment: equipmentOf(g, hero).map((c) => equipmentId(g, c)),
      escorted: escortedBy(g, hero).map((b) => bystanderId(g, b.card)),
    };
  },
};
