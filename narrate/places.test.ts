/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import './index.ts';
import { LANGUAGES, type Language } from './languages/index.ts';
import { placesOf } from './places.ts';
import { TEXTS } from './languages/shelf.ts';
import { wordsOf } from './words.ts';

interface Tiles {
  readonly [face: string]: { readonly rooms: { readonly [room: string]: unknown } };
}

/** Read as a file: words are looked up for tiles, not for an edition's rules. */
const tilesOf = (part: string): Tiles =>
  JSON.parse(
    readFileSync(new URL(`../editions/marvel/data/${part}-tiles.json`, import.meta.url), 'utf8'),
  ) as Tiles;
const tiles: Tiles = { ...tilesOf('city'), ...tilesOf('mansion') };

const name = (language: Language, id: string) => placesOf(wordsOf(language), []).theZone(id);

describe('the name of a room', () => {
  it('is that of its tile where the tile has one of its own', () => {
    expect(name('en', 'R_6R_00_hall')).toBe('the banking hall (6R)');
    expect(name('en', 'R_6V_00_hall')).toBe('the hall of armours (6V)');
    expect(name('fr', 'R_7R_00_foyer')).toBe('le foyer (7R)');
    expect(name('fr', 'R_7V_00_foyer')).toBe('le vestibule (7V)');
  });

  it('is that of all such rooms otherwise', () => {
    expect(name('en', 'R_1R_00_kitchen')).toBe('the kitchen (1R)');
    expect(name('en', 'R_1B_00_kitchen')).toBe('the kitchen (1B)');
    expect(name('fr', 'R_4R_00_armoury')).toBe("l'armurerie (4R)");
  });

  it('is numbered in a large room, so that it stays true however the tile is turned [H-ROOM-1]', () => {
    expect(name('en', 'R_4X_10_b23')).toBe('ballroom 6 (4X)');
    expect(name('fr', 'R_5Y_00_corridorE')).toBe('le corridor 2 (5Y)');
    expect(name('fr', 'R_9Y_10_hallS')).toBe('le couloir souterrain 2 (9Y)');
  });

  it('is the elevator in every shaft, and the fountain is called so [H-ELE-1] [H-FNT-1]', () => {
    expect(name('en', 'R_2X_10_shaft')).toBe('the elevator (2X)');
    expect(name('fr', 'R_8Y_00_shaft')).toBe("l'ascenseur (8Y)");
    expect(name('en', 'FOUNTAIN')).toBe('the fountain');
    expect(name('fr', 'FOUNTAIN')).toBe('la fontaine');
  });

  it('is its id where nobody has a word for it', () => {
    expect(name('en', 'R_1R_00_attic')).toBe('the room “attic” (1R)');
  });
});

describe('the tiles of Marvel Zombies, the city and the mansion', () => {
  it('have 36 faces', () => expect(Object.keys(tiles)).toHaveLength(36));

  it.each(LANGUAGES)('have names, and so have their rooms, in %s [K-ZONE-2]', (language) => {
    const has = (key: string) => Object.hasOwn(TEXTS[language], key);
    const nameless = Object.entries(tiles).flatMap(([tile, { rooms }]) => [
      ...(has(`tile.${tile}`) ? [] : [tile]),
      ...Object.keys(rooms).filter((room) => !has(`room.${tile}.${room}`) && !has(`room.${room}`)),
    ]);
    expect(nameless).toEqual([]);
  });

  it.each(LANGUAGES)('never call two rooms of one face the same, in %s', (language) => {
    const twice = Object.entries(tiles).filter(([tile, { rooms }]) => {
      const names = Object.keys(rooms).map((room) => name(language, `R_${tile}_00_${room}`));
      return new Set(names).size < names.length;
    });
    expect(twice.map(([tile]) => tile)).toEqual([]);
  });
});
