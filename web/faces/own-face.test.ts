import { expect, it } from 'vitest';
import { portrait } from '../art/portrait.ts';
import { CHOICES, FACE_FIELDS, faceBy, placeIn, readFace } from './own-face.ts';
import { plainSheet } from '../store/own-sheet.ts';
import { faceFrom, keptFace, specFor } from './own-spec.ts';

const face = faceFrom('own-abc');
const SKILLS = { blue: 'a', yellow: 'b', orange: ['c', 'd'], red: ['e', 'f', 'g'] };

it('reads a face as it was kept, and nothing else', () => {
  expect(readFace(JSON.parse(JSON.stringify(face)))).toEqual(face);
  for (const field of FACE_FIELDS) {
    expect(readFace({ ...face, [field]: '"/><script>' })).toBeUndefined();
    expect(readFace({ ...face, [field]: undefined })).toBeUndefined();
  }
  for (const raw of [null, 7, 'face', [], {}, { ...face, head: { toString: () => 'oval' } }])
    expect(readFace(raw)).toBeUndefined();
  expect(readFace({ ...face, onload: 'alert(1)' })).toEqual(face);
});

it('is the same at a table where others play', () => {
  const sheet = { id: 'own-abc', source: 'designed', edition: 'classic', skills: SKILLS } as const;
  const other = faceFrom('somebody else');
  const { look } = plainSheet({ ...sheet, face: other });
  expect(keptFace('own-abc', look)).toEqual(other);
  for (const foreign of ['{', 'red hair', '{"head":"oval"}'])
    expect(keptFace('own-abc', foreign)).toEqual(face);
  expect(plainSheet({ ...sheet, face: 'x'.repeat(300) })).toEqual(plainSheet(sheet));
});

it('gives everybody a face by their id, the same each time, seldom the same as another', () => {
  const many = Array.from({ length: 200 }, (_, i) => JSON.stringify(faceFrom(`own-${i}`)));
  expect(new Set(many).size).toBeGreaterThan(195);
  expect(faceFrom('own-7')).toEqual(faceFrom('own-7'));
});

it('draws every part that can be chosen, each otherwise than the others', () => {
  for (const field of FACE_FIELDS) {
    const drawn = CHOICES[field].map((_, place) => {
      const chosen = faceBy((f) => (f === field ? place : placeIn(face, f)));
      return portrait(specFor('own', chosen), { ring: '#ffffff' }).body;
    });
    expect(new Set(drawn).size, field).toBe(drawn.length);
  }
});
