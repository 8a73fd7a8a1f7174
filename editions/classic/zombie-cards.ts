/** What a zombie card does at the danger level of the moment (C-SPAWN-2 to C-SPAWN-11). */
import {
  itemAt,
  DONE,
  extraActivation,
  place,
  type Context,
  type Game,
  type Frame,
  type Request,
  type SpawnReading,
} from '@holdout/engine';
import { zombieCardsIn, zombieCardsOf } from './cards.ts';
import { typeIndex } from './types.ts';

/** Highest level among the survivors in play (C-SPAWN-2, C-SPAWN-11). */
export function danger(g: Game): number {
  let level = 0;
  for (const h of g.state.heroes) if (h.status === 'in' && h.level > level) level = h.level;
  return level;
}

/** By the names all editions use. */
const KINDS = { spawn: 'normal', activation: 'extra', manhole: 'manhole' } as const;

export function spawnReadings({ edition }: Pick<Context, 'edition'>, id: string): SpawnReading[] {
  const card = zombieCardsIn(edition).find((c) => String(c.id) === id);
  return (card?.byDanger ?? []).map((wave) => {
    const kind = KINDS[card?.kind ?? 'spawn'];
    if (!wave) return { kind, enemy: '', n: 0 };
    return 'activate' in wave
      ? { kind, enemy: wave.activate, n: 0 }
      : { kind, enemy: wave.type, n: wave.count };
  });
}

export function resolveSpawnCard(g: Game, card: number, zone: number): Frame | null {
  const { kind, byDanger, id } = itemAt(zombieCardsOf(g), card);
  const wave = byDanger[danger(g)];
  if (!wave) {
    g.emit?.('C-SPAWN-5', { type: 'card-without-effect', card: String(id), kind: KINDS[kind] });
    return DONE;
  }
  if ('activate' in wave) return extraActivation(1 << typeIndex(wave.activate), 'C-SPAWN-5');
  const type = typeIndex(wave.type);
  const zones = kind === 'manhole' ? manholesNearSurvivors(g) : [zone];
  return place(zones.map((z): Request => ({ zone: z, type, count: wave.count })));
}

/** Every manhole of every tile a survivor stands on; a zone over several tiles counts for each (C-SPAWN-6, C-SPAWN-9). */
function manholesNearSurvivors(g: Game): number[] {
  const { board } = g.context;
  const tiles = new Set<number>();
  for (const h of g.state.heroes)
    if (h.zone >= 0) for (const t of itemAt(board.tilesOf, h.zone)) tiles.add(t);
  return board.manholes.filter((m) => tiles.has(m.tile)).map((m) => m.zone);
}
