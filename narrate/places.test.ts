/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import './index.ts';
import { LANGUAGES, type Language } from './grammar.ts';
import { placesOf } from './places.ts';
import { TEXTS, wordsOf } from './words.ts';

/** Read as a file: words are looked up for tiles, not for an edition's rules. */
const tiles = JSON.parse(
  readFileSync(new URL('../editions/zombie/data/tiles.json', import.meta.url), 'utf8'),
) as { [face: string]: { rooms: { [room: string]: unknown } } };

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

  it('is its id where nobody has a word for it', () => {
    expect(name('en', 'R_1R_00_attic')).toBe('the room “attic” (1R)');
  });
});

describe('the tiles of Marvel Zombies', () => {
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
