/** The pack that is shipped, and the games of it that are kept. */
import { tableFor } from '@holdout/bots/measure';
import file from '@holdout/editions/packs/ten-nights.json' with { type: 'json' };
import { itemAt, type Engine } from '@holdout/engine';
import { readPack, setupOf, type Pack } from '@holdout/engine/packs';
import type { GoldenPlace } from './golden-files.ts';

/** Its id; its golden games stand beside it, in editions/packs/golden. */
export const PACK = 'ten-nights';

export function tenNights(engine: Engine): Pack {
  const read = readPack([...engine.editions.values()], JSON.stringify(file));
  if ('pack' in read) return read.pack;
  const { code, at, detail } = itemAt(read.problems, 0);
  throw new Error([code, at, detail].join(' '));
}

const USUAL_HEROES = 4;

/** With four heroes, or with one where it is for one. */
export function packGames(engine: Engine): GoldenPlace[] {
  const pack = tenNights(engine);
  return pack.missions.map((mission) => {
    const name = String(mission['id']);
    const edition = engine.editions.get(String(mission['edition']));
    if (!edition) throw new Error(`${name} is of no edition`);
    const heroes = mission['heroesPerSeat'] === 1 ? 1 : USUAL_HEROES;
    const setup = setupOf(pack, name, tableFor(engine, edition, mission, heroes));
    return { folder: 'packs', name, setup };
  });
}
