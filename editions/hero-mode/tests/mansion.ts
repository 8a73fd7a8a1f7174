/** Boards of the mansion for the tests of its places, and short names for their zones. */
import { itemAt, numberAt } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';

/** Rows of a level as in `1X / 6X`. */
const level = (id: string, rows: string) => ({
  id,
  tiles: rows.split(' / ').map((row) => row.split(' ').map((face) => `${face}@0`)),
});

/** Entrance hall (study, entrance, gallery, backhall) above the fountain court; windows study-S1 and gallery-S3. */
export const COURT = { levels: [level('ground', '1X / 6X')], start: 'S7', spawns: [{ zone: 'S1' }] };

/** The same with an upper floor: landing and dormitory corridor are one building. */
export const HOUSE = {
  levels: [level('ground', '1X / 6X'), level('upper', '8Y 5Y')],
  start: 'S7',
  spawns: [{ zone: 'S1' }, { zone: 'R_5Y_10_corridorE' }],
};

/** Back hallway and, underground, the lower hallway, which is one building with the cooling plant of Cerebro. */
export const SHAFTS = {
  levels: [level('ground', '2X'), level('underground', '7Y / 9Y')],
  elevator: { start: 'ground' },
  start: 'R_2X_00_hallwayW',
  spawns: [{ zone: 'S1' }],
};

export const Z = {
  study: 'R_1X_00_study',
  entrance: 'R_1X_00_entrance',
  backhall: 'R_1X_00_backhall',
  gallery: 'R_1X_00_gallery',
  landingW: 'R_8Y_00_landingW',
  landingE: 'R_8Y_00_landingE',
  corridorW: 'R_5Y_10_corridorW',
  corridorE: 'R_5Y_10_corridorE',
  hallwayW: 'R_2X_00_hallwayW',
  hallwayE: 'R_2X_00_hallwayE',
  classroom: 'R_2X_00_classroom',
  ground: 'R_2X_00_shaft',
  below: 'R_9Y_01_shaft',
  hallN: 'R_9Y_01_hallN',
  hallS: 'R_9Y_01_hallS',
  coolant: 'R_7Y_00_coolant',
};

/** Is the building of this zone opened? */
export const isOpened = (s: Scene, zone: string): boolean =>
  s.state.opened[numberAt(s.game.context.board.buildingOf, s.zone(zone))] === 1;

/** State of a door: 0 closed. */
export const doorState = (s: Scene, id: string): number =>
  itemAt(
    s.state.doors,
    s.game.context.board.doors.findIndex((d) => d.id === id),
  );
