import { EDITIONS } from '@holdout/editions';
import { itemAt, lookUp, isRefusal, type Context } from '@holdout/engine';
import { greedyBot } from '@holdout/bots';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@holdout/narrate/plain';
import { menuPlanOf } from '../editions/plugs.ts';
import { clientTexts } from '../words/testing.ts';
import { familiesOf, menuOf, MORE, moreOf } from './families.ts';
import { commandOf, keyMapOf, letterFor, lettersOf, type KeyPress } from './keys.ts';
import { digitOf } from './marks.ts';
import { engine } from './testing.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

const MISSIONS = Object.fromEntries(EDITIONS.map((e) => [e.id, itemAt(Object.keys(e.missions), 0)]));
function contextOf(edition: string): Context {
  const context = engine.contextOf({ edition, mission: lookUp(MISSIONS, edition), seats: [] });
  if (isRefusal(context)) throw new Error(context.refused);
  return context;
}
const mapOf = (language: (typeof LANGUAGES)[number], edition: string) => {
  const words = clientTexts(language, edition);
  return keyMapOf((key) => words[key] ?? `[${key}]`, lettersOf(contextOf(edition)));
};

const BOTH = EDITIONS.flatMap((e) => LANGUAGES.map((language) => [e.id, language] as const));

describe.each(BOTH)('keys of %s in %s', (edition, language) => {
  const letters = lettersOf(contextOf(edition));
  const words = clientTexts(language, edition);
  const map = mapOf(language, edition);

  it('gives every command a key of its own, none of them a digit', () => {
    const keys = letters.map((letter) => `${words[`table.key.${letter}`]} ${letter}`);
    expect(map.size, keys.sort().join(', ')).toBe(letters.length);
    for (const key of map.keys()) expect(key).toMatch(/^[a-z?.]$/);
  });

  it('asks for a hint with K', () => {
    expect(map.get('k')).toBe('hint');
  });

  it('has words for every line of the help page', () => {
    for (const command of letters) expect(words[`table.help.${command}`]).toBeDefined();
  });

  it('finds the command of a letter, large or small', () => {
    const letter = lookUp(words, 'table.key.door');
    expect(commandOf(press(letter), map)).toEqual({ do: 'letter', letter: 'door' });
    expect(commandOf(press(letter.toLowerCase()), map)).toEqual({ do: 'letter', letter: 'door' });
  });
});

it('has the letters that everybody knows', () => {
  const words = clientTexts('en', '');
  const known = {
    history: 'H',
    log: 'L',
    forecast: 'F',
    undo: 'U',
    help: '?',
    move: 'M',
    pin: 'P',
    inspect: 'I',
  };
  for (const [command, letter] of Object.entries(known)) expect(words[`table.key.${command}`]).toBe(letter);
});

/** Decisions of one game, turns and all other questions. */
function* decisionsOf(edition: string) {
  const { sheets } = EDITIONS.find((e) => e.id === edition) ?? { sheets: [] };
  const setup = { edition, mission: MISSIONS[edition], seats: [sheets.slice(0, 4).map((s) => s.id)] };
  const state = engine.newGame(setup, 'keys');
  if (isRefusal(state)) throw new Error(state.refused);
  for (let n = 0; n < 250; n++) {
    const decision = engine.decisionOf(state);
    if (!decision) return;
    yield { decision, context: engine.gameOf(state).context };
    engine.answer(state, greedyBot(engine, engine.mask(state), decision), false);
  }
}

it.each(EDITIONS.map((e) => e.id))(
  'never shows a key twice on the buttons of one decision, %s',
  (edition) => {
    let turns = 0;
    for (const { decision, context } of decisionsOf(edition)) {
      if (decision.prompt !== 'turn') {
        const digits = decision.options.flatMap((_, i) => digitOf(i) ?? []);
        expect(new Set(digits).size).toBe(digits.length);
        continue;
      }
      turns++;
      const menu = menuOf(decision, context);
      const shown = [...menu.places, ...(menu.extras.length > 0 ? [moreOf(menu)] : [])];
      const letters = shown.map((f) => letterFor(context, f.id));
      expect(new Set([...letters, 'end']).size).toBe(letters.length + 1);
      for (const { id } of familiesOf(menu))
        expect(letterFor(context, id) ?? MORE, id).toBe(placeOf(context, id) ?? MORE);
    }
    expect(turns).toBeGreaterThan(10);
  },
);

function placeOf(context: Context, family: string): string | undefined {
  const { places, standIn } = menuPlanOf(context);
  return family === standIn ? places[0] : places.find((p) => p === family);
}

it('undoes and redoes as everywhere, and leaves other shortcuts to the browser', () => {
  const map = mapOf('en', 'classic');
  expect(commandOf(press('z', { ctrlKey: true }), map)).toEqual({ do: 'letter', letter: 'undo' });
  expect(commandOf(press('Z', { metaKey: true, shiftKey: true }), map)).toEqual({
    do: 'letter',
    letter: 'redo',
  });
  expect(commandOf(press('r', { ctrlKey: true }), map)).toBeNull();
  expect(commandOf(press('d', { altKey: true }), map)).toBeNull();
});

it('picks by number, backs out by escape, walks by arrows and leaves Tab alone', () => {
  const map = mapOf('en', 'classic');
  expect(commandOf(press('3'), map)).toEqual({ do: 'pick', n: 3 });
  expect(commandOf(press('0'), map)).toBeNull();
  expect(commandOf(press('Escape'), map)).toEqual({ do: 'back' });
  expect(commandOf(press('ArrowLeft'), map)).toEqual({ do: 'walk', arrow: 'ArrowLeft' });
  expect(commandOf(press('Tab'), map)).toBeNull();
});

it('hears no single letter, number or sign where they are switched off', () => {
  for (const key of ['m', '3', '?']) expect(commandOf(press(key), null)).toBeNull();
  expect(commandOf(press('!', { shiftKey: true, code: 'Digit1' }), null)).toBeNull();
  expect(commandOf(press('Escape'), null)).toEqual({ do: 'back' });
  expect(commandOf(press('ArrowUp'), null)).toEqual({ do: 'walk', arrow: 'ArrowUp' });
  expect(commandOf(press('z', { ctrlKey: true }), null)).toEqual({ do: 'letter', letter: 'undo' });
});
