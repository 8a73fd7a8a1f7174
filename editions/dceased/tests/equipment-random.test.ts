// Random games with equipment in every hand and objects in the street; all invariants hold after every answer.
import { deckOf, itemAt, type GameEvent, type Truth } from '@holdout/engine';
import { expect, it } from 'vitest';
import { begunWith, tour } from '../../testing/random-supers.ts';
import { EQUIPMENT, EQUIPMENT_DECK, OBJECTS } from '../cards.ts';
import { FIRST_EQUIPMENT_SLOT } from '../equipment.ts';
import { RANDOM_MISSION, teamOf } from './random-missions.ts';
import { engine } from './table.ts';
import type { Entry } from './street.ts';

/** All four Secret Missions lie about, and nothing is said of them. */
const MISSION: Entry = {
  ...RANDOM_MISSION,
  own: {
    objects: OBJECTS.map((id, i) => ({ id, zone: itemAt(['S3', 'S6', 'S7'], i) })),
    hide: [{ card: 'secret-mission-1' }, { card: 'secret-mission-2' }],
    hideEquipment: [{ card: 'secret-mission-3' }, { card: 'secret-mission-4' }],
  },
};

/** Every hero begins with a card and some power. */
function armed(seed: string, game: number): Truth {
  return begunWith(engine, { edition: 'dceased', mission: MISSION, seats: [teamOf(game)] }, seed, (g) => {
    const { draw } = deckOf(g.state, EQUIPMENT_DECK);
    for (const h of g.state.heroes) {
      // From the bottom: the top cards may just be looked at.
      const [card] = draw.splice(0, draw.length > 2 ? 1 : 0);
      if (card !== undefined) h.slots[FIRST_EQUIPMENT_SLOT] = card;
      h.track = 3;
    }
  });
}

function names(e: GameEvent): string | undefined {
  if (e.type === 'card-used' || e.type === 'card-gained' || e.type === 'equipment-collected') return e.card;
  if (e.type === 'attacked') return e.weapon;
  return e.type === 'object-used' ? e.object : undefined;
}

it('all equipment and objects come up in random games, and nothing breaks [D-EQP-4] [D-OBJ-2]', () => {
  const cards = EQUIPMENT.map((e) => e.id);
  const { faults, missing } = tour({
    engine,
    seed: 'dceased gear',
    least: 20,
    most: 200,
    wanted: [...new Set([...cards, ...OBJECTS, 'secret-mission-1', 'secret-mission-2'])],
    begin: armed,
    names,
  });
  expect(faults).toEqual([]);
  expect(missing).toEqual([]);
});
