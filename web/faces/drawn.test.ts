/** Everybody and everything in every box has a drawing of their own, light enough to be fetched and told apart. */
import * as data from '@holdout/editions/testing/data';
import { describe, expect, it } from 'vitest';
import { enemyGroup, enemyKinds, posesOf } from '../art/figures/enemies.ts';
import { standee } from '../art/figures/standee.ts';
import { picture, pictureIds } from '../art/items/pictures.ts';
import { portrait, type Frame } from '../art/portrait.ts';
import type { Spec } from '../art/spec.ts';
import { fetchCast, fetchPlug } from '../editions/folders.ts';
import { EDITION_IDS } from '../editions/load.ts';

const MOST = 9 * 1024;
const ring = '#ffffff';

interface Id {
  readonly id: string;
}
const ids = (...lists: readonly (readonly Id[])[]): string[] => lists.flat().map(({ id }) => id);

/** Enemies with a card of their own, bystanders and equipment, as the boxes list them. */
const BOXES: {
  readonly [edition: string]: { readonly people: readonly string[]; readonly cards: readonly string[] };
} = {
  classic: { people: [], cards: ids(data.classicEquipment) },
  zombie: {
    people: ids(
      data.zombieSuperHeroes,
      data.zombieXmenSuperHeroes,
      data.zombieBystanders,
      data.zombieXmenBystanders,
    ),
    cards: [],
  },
  hero: { people: ids(data.heroEnemyHeroes, data.heroBystanders), cards: [] },
  dceased: {
    people: ids(data.dceasedZombieHeroes, data.dceasedBystanders),
    cards: ids(data.dceasedEquipment),
  },
};

describe.each(EDITION_IDS)('%s', (edition) => {
  it('has a face for every hero, enemy hero and bystander', async () => {
    const cast = await fetchCast(edition);
    const { sheets } = (await fetchPlug(edition)).edition;
    // Among the bystanders lie cards that are nobody.
    const wanted = [...ids(sheets), ...BOXES[edition].people.filter((id) => picture(id) === null)];
    expect(wanted.filter((id) => !(id in cast))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(5);
  });

  it('has poses for every enemy, a picture for every card and every attack', async () => {
    const cast = await fetchCast(edition);
    const { enemies = {}, edition: rules } = await fetchPlug(edition);
    expect(Object.keys(enemies).filter((id) => posesOf(id) < 2 && !(id in cast))).toEqual([]);
    const cards = [...BOXES[edition].cards, ...attacksOf(rules.sheets)];
    expect(cards.filter((id) => picture(id) === null)).toEqual([]);
    expect(cards.length).toBeGreaterThan(5);
  });
});

/** Super heroes fight with attacks of their own, printed on their sheets. */
function attacksOf(sheets: readonly object[]): string[] {
  const own = [data.zombieHeroes, data.zombieXmenHeroes, data.heroHeroes, data.dceasedHeroes].flat();
  return sheets.flatMap((sheet) =>
    own.filter((o) => 'id' in sheet && o.id === sheet.id).map((o) => o.attack.id),
  );
}

async function everybody(): Promise<Spec[]> {
  const casts = await Promise.all(EDITION_IDS.map(fetchCast));
  const all = new Map(casts.flatMap((cast) => Object.entries(cast)));
  return [...all].map(([id, looks]) => ({ ...looks, id }));
}

describe('every drawing', () => {
  it('is under nine kilobytes', async () => {
    const people = (await everybody()).flatMap((spec) =>
      [false, true].flatMap((risen) => [
        [`${spec.id} standing`, standee(spec, { ring, monogram: 'WW', risen })],
        ...(['card', 'list', 'token'] as const).map((frame) => [
          `${spec.id} ${frame}`,
          portrait(spec, { ring, frame, risen }).body,
        ]),
      ]),
    );
    const enemies = enemyKinds.map((kind) => [kind, enemyGroup(kind, 1, 0)]);
    const things = pictureIds.map((id) => [id, picture(id)?.body ?? '']);
    const heavy = [...people, ...enemies, ...things].filter(([, body]) => body.length > MOST);
    expect(heavy.map(([name, body]) => `${name} ${body.length}`)).toEqual([]);
  });

  it('is of one person only, with or without its colours', async () => {
    const people = await everybody();
    for (const frame of ['card', 'token'] as const satisfies readonly Frame[]) {
      const drawn = people.map((spec) => ({ id: spec.id, as: bare(portrait(spec, { ring, frame }).body) }));
      const twins = drawn.filter((a) => drawn.some((b) => a.id !== b.id && a.as === b.as));
      expect(twins.map(({ id }) => id)).toEqual([]);
    }
  });

  it('has ids nobody else has', async () => {
    const owner = new Map<string, string>();
    for (const spec of await everybody())
      for (const risen of [false, true])
        for (const frame of ['card', 'list', 'token'] as const)
          for (const id of idsIn(portrait(spec, { ring, frame, risen }).body)) {
            const name = `${spec.id} ${frame} ${String(risen)}`;
            expect(owner.get(id) ?? name).toBe(name);
            owner.set(id, name);
          }
  });
});

/** The outline alone: colour tells nobody apart. */
const bare = (body: string): string =>
  body.replace(/#[0-9a-f]{6}/g, '').replace(/(id|href|clip-path|fill)="[^"]*"/g, '');
const idsIn = (body: string): string[] => [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
