/** Arguments that name something of the mission: a zone, an area, an enemy, a colour, a counter. */
import type { Argument, Coloured } from './argument.ts';
import type { Lookup } from './words.ts';

/** Index of a zone, -1 with a problem noted when there is none. */
export const zone: Argument<number> = {
  shape: { is: 'name', kind: 'zone' },
  read(r, { board }) {
    const index = board.indexOf.get(r.text());
    if (index === undefined) r.fail('mission.zone-unknown', String(r.value));
    return index ?? -1;
  },
};

/** Zones of a named area. */
export const area: Argument<number[]> = {
  shape: { is: 'name', kind: 'area' },
  read(r, { areas, noted }) {
    const found = areas[r.text()];
    if (!found) r.fail('mission.area-unknown', String(r.value));
    noted.weight += found?.length ?? 0;
    return [...(found ?? [])];
  },
};

/** Index of a type of enemies. */
export const enemy: Argument<number> = {
  shape: { is: 'name', kind: 'enemy', among: (edition) => edition.types.map((t) => t.id) },
  read(r, { edition }) {
    const type = edition.types.findIndex((t) => t.id === r.value);
    if (type < 0) r.fail('mission.enemy-unknown', String(r.value));
    return type;
  },
};

/** Face of a tile on the board. */
export const tile: Argument<string> = {
  shape: { is: 'name', kind: 'tile', among: (edition) => Object.keys(edition.tiles) },
  read(r, { board }) {
    const face = r.text();
    if (!board.zones.some((z) => z.tile === face)) r.fail('mission.tile-unknown', face);
    return face;
  },
};

/** A colour that doors, spawn zones or objectives of the mission have. */
export const colour = (among: Coloured): Argument<string> => ({
  shape: { is: 'name', kind: 'colour', of: among },
  read(r, { file }) {
    const name = r.text();
    const usual = among === 'doors' ? '' : 'red';
    const here = file.get(among).listOrNone();
    if (!here.some((x) => (x.get('colour').value ?? usual) === name)) r.fail('mission.colour-unknown', name);
    return name;
  },
});

/** Does an objective of this colour lie face down? */
export const liesFaceDown = ({ file }: Lookup, name: string): boolean =>
  file
    .get('objectives')
    .listOrNone()
    .some((o) => o.get('down').value === true && (o.get('colour').value ?? 'red') === name);

/** Lower-case letters, so that no counter of a mission is one the engine keeps itself. */
const COUNTER = '^[a-z]+$';
export const counter: Argument<string> = {
  shape: { is: 'name', kind: 'counter', pattern: COUNTER },
  read(r) {
    const name = r.text();
    if (!new RegExp(COUNTER).test(name) || name in {}) r.fail('mission.counter-name', name);
    return name;
  },
};
