/** Everybody and everything in every box has a drawing of their own, light enough to be fetched and told apart. */
import { lookUp } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { ENEMY_KINDS, enemyGroup, isEnemyKind } from '../art/figures/enemies.ts';
import { standee } from '../art/figures/standee.ts';
import { GROUNDS } from '../art/items/grounds.ts';
import { hasPicture, personPicture, picture } from '../art/items/pictures.ts';
import { portrait, type Frame } from '../art/portrait.ts';
import { fetchCast, fetchPlug } from '../editions/folders.ts';
import { EDITION_IDS } from '../editions/load.ts';
import { BOXES, everybody, everyCard } from './testing.ts';

const MOST = 9 * 1024;
const ring = '#ffffff';
const FRAMES: readonly Frame[] = ['card', 'list', 'token'];

describe.each(EDITION_IDS)('%s', (edition) => {
  it('has a face for every hero, enemy hero and bystander', async () => {
    const cast = await fetchCast(edition);
    const { sheets } = (await fetchPlug(edition)).edition;
    // Among the bystanders lie cards that are nobody.
    const wanted = [
      ...sheets.map(({ id }) => id),
      ...lookUp(BOXES, edition).people.filter((id) => !hasPicture(id)),
    ];
    expect(wanted.filter((id) => !(id in cast))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(5);
  });

  it('has poses for every enemy, a picture for every card and every attack', async () => {
    const cast = await fetchCast(edition);
    const { enemies = {} } = await fetchPlug(edition);
    expect(Object.keys(enemies).filter((id) => !isEnemyKind(id) && !(id in cast))).toEqual([]);
    const { cards } = lookUp(BOXES, edition);
    expect(cards.filter((id) => !hasPicture(id))).toEqual([]);
    expect(cards.length).toBeGreaterThan(5);
  });
});

describe('every drawing', () => {
  it('lies on its ground, and no ground is without one', () => {
    expect(Object.keys(GROUNDS).filter((name) => !hasPicture(name))).toEqual([]);
  });

  it('is under nine kilobytes', async () => {
    const people = (await everybody()).flatMap((spec) =>
      [false, true].flatMap((risen): [name: string, body: string][] => [
        [`${spec.id} standing`, standee(spec, { ring, monogram: 'WW', risen })],
        [`${spec.id} on a card`, personPicture(spec, risen).body],
        ...FRAMES.map((frame): [name: string, body: string] => [
          `${spec.id} ${frame}`,
          portrait(spec, { ring, frame, risen }).body,
        ]),
      ]),
    );
    const enemies = ENEMY_KINDS.map((kind) => [kind, enemyGroup(kind, 1, 0)] as const);
    const things = everyCard().map((id) => [id, picture(id)?.body ?? ''] as const);
    const heavy = [...people, ...enemies, ...things].filter(([, body]) => body.length > MOST);
    expect(heavy.map(([name, body]) => `${name} ${body.length}`)).toEqual([]);
  });

  it('is of one person only, with or without its colours', async () => {
    const people = await everybody();
    for (const frame of FRAMES) {
      const drawn = people.map((spec) => ({ id: spec.id, as: bare(portrait(spec, { ring, frame }).body) }));
      const twins = drawn.filter((a) => drawn.some((b) => a.id !== b.id && a.as === b.as));
      expect(twins.map(({ id }) => id)).toEqual([]);
    }
  });

  it('has ids nobody else has', async () => {
    const drawn = (await everybody()).flatMap((spec) =>
      [false, true].flatMap((risen) => [
        standee(spec, { ring, monogram: 'WW', risen }),
        ...FRAMES.map((frame) => portrait(spec, { ring, frame, risen }).body),
      ]),
    );
    const all = drawn.flatMap((body) => [...new Set(idsIn(body))]);
    expect(new Set(all).size).toBe(all.length);
    expect(drawn.filter((body) => new Set(idsIn(body)).size < idsIn(body).length)).toEqual([]);
  });
});

/** The outline alone: colour tells nobody apart. */
const bare = (body: string): string =>
  body.replace(/#[0-9a-f]{6}/g, '').replace(/(id|href|clip-path|fill)="[^"]*"/g, '');
const idsIn = (body: string): string[] => [...body.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
