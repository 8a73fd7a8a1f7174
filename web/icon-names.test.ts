/** What events are declared to be marked with in the log can be drawn, and what they sound like can be heard. */
import '@holdout/editions';
import { formOf } from '@holdout/engine';
import { eventTypes } from '@holdout/engine/testing';
import { expect, it } from 'vitest';
import { ICON_SETS } from './icon-names.ts';
import { SOUNDS } from './insight/sounds.ts';
import { DRAWN } from './table/log-icons.ts';

it('every mark of an event is an icon', () => {
  const known: readonly string[] = Object.values(ICON_SETS).flat();
  const marks = eventTypes().flatMap((type) => formOf(type).mark ?? []);
  expect(marks.length).toBeGreaterThan(60);
  expect(marks.filter((mark) => !known.includes(DRAWN[mark] ?? mark))).toEqual([]);
});

it('every sound of an event can be made, or depends on what is in hand', () => {
  const sounds = eventTypes().flatMap((type) => formOf(type).sound ?? []);
  expect(sounds.filter((sound) => !(sound in SOUNDS) && !['door', 'attack'].includes(sound))).toEqual([]);
});
