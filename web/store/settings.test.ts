import { afterAll, expect, it, vi } from 'vitest';

// The language is asked for once, when the module is loaded.
vi.resetModules();
vi.stubGlobal('navigator', { language: 'fr-CA' });
afterAll(() => void vi.unstubAllGlobals());
const { readSettings } = await import('./settings.ts');

it('takes what is sound and leaves the rest at its default, key by key', () => {
  const read = readSettings(
    '{"language":"en","speed":7,"textSize":150,"sound":"yes","contrast":true,"toString":1}',
  );
  expect(read).toMatchObject({ language: 'en', speed: 2, textSize: 150, sound: false, contrast: true });
  expect(Object.hasOwn(read, 'toString')).toBe(false);
});

it('speaks the language of the browser until told otherwise', () => {
  expect(readSettings(null).language).toBe('fr');
});

it('survives anything that may be stored', () => {
  for (const text of ['', 'null', '[]', '7', '{', '{"language":null}'])
    expect(readSettings(text).textSize).toBe(100);
});
