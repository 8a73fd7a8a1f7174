/** Straight lines from a zone, on the town of mission 08 (see movement.test.ts). */
import { describe, expect, it } from 'vitest';
import { boardOf, maps } from './fixtures/named-board.ts';
import { sightlinesFrom } from './sightlines.ts';
import { itemAt, lookUp } from '../lookup.ts';

const town = boardOf(lookUp(maps, '08'));
const BEDROOM = 'R_2C_00_bedroom';
const BEDROOM_DOOR = `${BEDROOM}-S4`;

/** Lines by name, with these doors open. */
const lines = (zone: string, ...open: string[]): string[] => {
  const isOpen = town.doors.map((door) => (open.includes(door.id) ? 1 : 0));
  const from = town.indexOf.get(zone) ?? -1;
  return sightlinesFrom(town, isOpen, from).map((sightline) =>
    sightline.map((z) => itemAt(town.zones, z).id).join(' '),
  );
};

describe('lines from a zone', () => {
  it('run along the street both ways, nearest first [K-LOS-1]', () => {
    expect(lines('S8')).toContain('S7 S6');
    expect(lines('S8')).toContain('S9 S10');
    expect(lines('S6')).toContain('S7 S8 S9 S10');
  });

  it('lead into a room one zone deep where its door is open, and only there [K-LOS-4]', () => {
    const into = (...open: string[]) => lines('S4', ...open).filter((line) => line.endsWith(BEDROOM));
    expect(into().length).toBe(0);
    expect(into(BEDROOM_DOOR)).toContain(BEDROOM);
  });

  it('lead out of a room along the street behind its door [K-LOS-4]', () => {
    const out = (...open: string[]) => lines(BEDROOM, ...open).filter((line) => line.startsWith('S4'));
    expect(out()).toEqual([]);
    expect(out(BEDROOM_DOOR).length).toBeGreaterThan(0);
  });

  it('never stay where they begin', () => {
    for (const { id } of town.zones) expect(lines(id, BEDROOM_DOOR)).not.toContain('');
  });
});
