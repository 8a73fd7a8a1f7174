import { describe, expect, it } from 'vitest';
import { fetchPlug } from '../editions/folders.ts';
import { EDITION_IDS } from '../editions/load.ts';
import { entryIn, sectionsOf } from './gallery-model.ts';

describe.each(EDITION_IDS)('the gallery of %s', (id) => {
  it('shows heroes, enemies and cards, each once under an address of its own', async () => {
    const plug = await fetchPlug(id);
    const sections = sectionsOf(plug);
    const shown = sections.flatMap(({ entries }) => entries);
    expect(new Set(shown.map((entry) => entry.id)).size).toBe(shown.length);
    for (const { entries } of sections) expect(entries.length).toBeGreaterThan(2);
    const all = [...plug.edition.sheets, ...plug.edition.types].map((one) => one.id);
    expect(all.filter((one) => entryIn(sections, one) === undefined)).toEqual([]);
  });
});
