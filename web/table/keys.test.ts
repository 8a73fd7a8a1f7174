import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@holdout/narrate/plain';
import { clientTexts } from '../words/testing.ts';
import { commandOf, keyMapOf, lettersOf, type KeyPress } from './keys.ts';
import { position } from './testing.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const LETTERS = lettersOf(position({ mission: '01', heroes: { amy: { zone: 'S6' } }, turn: 'amy' }).context);

describe.each(LANGUAGES)('keys in %s', (language) => {
  const words = clientTexts(language, 'classic');
  const map = keyMapOf((key) => words[key] ?? `[${key}]`, LETTERS);

  it('gives every command a key of its own, none of them a digit', () => {
    expect(map.size).toBe(LETTERS.length);
    for (const key of map.keys()) expect(key).toMatch(/^[a-z?]$/);
  });

  it('finds the command of a letter, large or small', () => {
    const letter = words['table.key.search'];
    expect(commandOf(press(letter), map)).toEqual({ do: 'letter', letter: 'search' });
    expect(commandOf(press(letter.toLowerCase()), map)).toEqual({ do: 'letter', letter: 'search' });
  });

  it('has words for every line of the help page', () => {
    for (const command of LETTERS) expect(words[`table.help.${command}`]).toBeDefined();
  });
});

it('undoes and redoes as everywhere, and leaves other shortcuts to the browser', () => {
  const map = keyMapOf((key) => clientTexts('en', 'classic')[key], LETTERS);
  expect(commandOf(press('z', { ctrlKey: true }), map)).toEqual({ do: 'letter', letter: 'undo' });
  expect(commandOf(press('Z', { metaKey: true, shiftKey: true }), map)).toEqual({
    do: 'letter',
    letter: 'redo',
  });
  expect(commandOf(press('r', { ctrlKey: true }), map)).toBeNull();
  expect(commandOf(press('d', { altKey: true }), map)).toBeNull();
});

it('picks by number, backs out by escape, goes on by tab but not backwards', () => {
  const map = keyMapOf((key) => clientTexts('en', 'classic')[key], LETTERS);
  expect(commandOf(press('3'), map)).toEqual({ do: 'pick', n: 3 });
  expect(commandOf(press('0'), map)).toBeNull();
  expect(commandOf(press('Escape'), map)).toEqual({ do: 'back' });
  expect(commandOf(press('Tab'), map)).toEqual({ do: 'next-hero' });
  expect(commandOf(press('Tab', { shiftKey: true }), map)).toBeNull();
});
