import { expect, it } from 'vitest';
import { portrait } from '../art/portrait.ts';
import { CHOICES, FACE_FIELDS, faceBy, placeIn, readFace } from './own-face.ts';
import { faceFrom, specFor } from './own-spec.ts';

const face = faceFrom('own-abc');

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
