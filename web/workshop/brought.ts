/** What the pack on the table brings to games of an edition: its heroes and cards, as far as they are sound. */
import { isRefusal, type Edition, type HeroSheet, type PackCarried, type Problem } from '@holdout/engine';
import { carriedFrom, checkPack, plainHero } from '@holdout/engine/packs';
import { engineOf } from '../editions/plugs.ts';
import { isFields } from './patch.ts';
import { sharedPack } from './share/shared-pack.ts';
import type { PackFile } from './workshop.ts';

/** As a set-up has it; empty where the pack has neither for the edition. */
export interface Brought {
  readonly sheets?: readonly HeroSheet[];
  readonly pack?: PackCarried;
}

interface Found {
  readonly brought: Brought;
  /** With the cards and heroes of the pack: what a mission of it may name. */
  readonly edition: Edition;
  /** By their places in the pack. */
  readonly problems: readonly Problem[];
}

export function broughtTo(edition: Edition, file: PackFile): Found {
  const heroes = Array.isArray(file['heroes']) ? file['heroes'] : [];
  const own = heroes.flatMap((hero, i) =>
    isFields(hero) && hero['edition'] === edition.id ? [{ hero, i }] : [],
  );
  const cards = isFields(file['cards']) ? file['cards'][edition.id] : undefined;
  const nothing = { brought: {}, edition, problems: [] };
  if (own.length === 0 && cards === undefined) return nothing;
  const of: PackFile = {
    ...file,
    missions: [],
    heroes: own.map(({ hero }) => hero),
    cards: cards === undefined ? {} : { [edition.id]: cards },
  };
  const read = checkPack([edition], sharedPack({ pack: of, missions: [], fresh: undefined }));
  if ('problems' in read) {
    const placed = (at: string): string =>
      at.replace(/^heroes\[(\d+)\]/, (_, n: string) => `heroes[${own[Number(n)]?.i ?? n}]`);
    return { ...nothing, problems: read.problems.map((p) => ({ ...p, at: placed(p.at) })) };
  }
  const sheets = read.pack.heroes.map(plainHero);
  const brought = {
    ...(sheets.length > 0 ? { sheets } : {}),
    pack: carriedFrom(read.pack, edition.id),
  };
  return { brought, edition: extended(edition, brought), problems: [] };
}

/** As a game of it would have it; any mission of the box will do. */
function extended(edition: Edition, brought: Brought): Edition {
  const [mission = ''] = Object.keys(edition.missions);
  const context = engineOf(edition.id).contextOf({ ...brought, edition: edition.id, mission, seats: [] });
  return isRefusal(context) ? edition : context.edition;
}
