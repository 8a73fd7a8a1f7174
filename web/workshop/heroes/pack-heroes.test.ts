/** Heroes of a pack: sound from the beginning in every edition, changed without touching the others, read from whatever stands there. */
import { EDITIONS } from '@holdout/editions';
import { lamplighters } from '@holdout/editions/testing/data';
import { leading, itemAt, type Json } from '@holdout/engine';
import { checkPack } from '@holdout/engine/packs';
import { describe, expect, it } from 'vitest';
import { sharedPack } from '../share/shared-pack.ts';
import { isFields } from '../patch.ts';
import type { PackFile } from '../workshop.ts';
import { heroesIn, heroLike, hitsOf, within, withHero, withoutHero, withSheet } from './pack-heroes.ts';

const EMPTY: PackFile = { name: 'A pack', missions: [] };
const check = (pack: PackFile) => checkPack(EDITIONS, sharedPack({ pack, missions: [], fresh: undefined }));

describe.each(EDITIONS.map((e) => [e.id, e] as const))('%s', (id, edition) => {
  it('copies any hero of the box into a pack that can be shared', () => {
    const full = edition.sheets.reduce(
      (pack, { id: model }, i) =>
        withHero(pack, id, heroLike(edition, model, { id: `own-${i}`, name: `Own ${i}` })),
      EMPTY,
    );
    expect(check(full)).toMatchObject({ pack: { heroes: { length: edition.sheets.length } } });
    expect(heroesIn(full).map(({ sheet }) => sheet.skills)).toEqual(
      edition.sheets.map(({ skills }) => skills),
    );
  });

  it('holds every attack within what its heroes can do, in every mode', () => {
    const hero = heroLike(edition, itemAt(edition.sheets, 0).id, { id: 'own', name: 'Own', picture: 'any' });
    expect(hero.attack === undefined).toBe((edition.attacks ?? []).length === 0);
    const { attack } = hero;
    if (!attack) return;
    for (const mode of new Set(edition.attacks?.map((a) => a.mode)))
      for (const n of [-9, 99]) {
        const wild = within(edition, { ...attack, mode, range: [n, n], dice: n, accuracy: n });
        expect('pack' in check(withHero(EMPTY, id, { ...hero, attack: wild }))).toBe(true);
        expect(hitsOf(wild)).toBeGreaterThan(0);
      }
  });
});

describe('a pack with several heroes', () => {
  const raw = JSON.parse(JSON.stringify(lamplighters)) as Json;
  const heroes = isFields(raw) ? (raw['heroes'] ?? []) : [];
  const pack: PackFile = { ...EMPTY, heroes };
  const second = itemAt(heroesIn(pack), 1);

  it('is changed one hero at a time, and says the same again where nothing changes', () => {
    const named = withSheet(pack, second, { ...second.sheet, name: 'Other' });
    expect(heroesIn(named).map(({ sheet }) => sheet.name)).toEqual(['Odile', 'Other', 'Defib', 'Sodium']);
    const again = heroesIn(pack).reduce((p, hero) => withSheet(p, hero, hero.sheet), pack);
    expect(again).toEqual(pack);
  });

  it('lets one go, and the list with the last', () => {
    expect(heroesIn(withoutHero(pack, second)).map(({ sheet }) => sheet.id)).toEqual([
      'odile',
      'defib',
      'sodium',
    ]);
    expect(withoutHero({ ...EMPTY, heroes: [{ id: 'a' }] }, { ...second, at: 0 })).toEqual(EMPTY);
  });

  it('shows what can be read of a hero that is half there', () => {
    const [half] = leading(
      heroesIn({ ...EMPTY, heroes: [7, { edition: 'hero', attack: { dice: 'x' } }] }),
      1,
    );
    expect(half).toMatchObject({
      at: 1,
      edition: 'hero',
      sheet: { id: '', skills: { blue: '', orange: [] } },
    });
    expect(half.sheet.attack?.dice).toBe(0);
    expect(heroesIn({ ...EMPTY, heroes: 'none' })).toEqual([]);
  });
});
