/** The editions that have been fetched, each with an engine of its own. Pure: tests add theirs by hand. */
import { createEngine, type Context, type Engine } from '@holdout/engine';
import { addMissions } from '@holdout/narrate/plain';
import type { EditionPlug, LoosePlan, MenuPlan } from './plug.ts';

interface Loaded {
  readonly plug: EditionPlug;
  readonly engine: Engine;
  readonly menu: MenuPlan;
}

const loaded = new Map<string, Loaded>();

/** What every edition has in its menu. */
const PLAIN: MenuPlan = {
  places: ['move', 'door', 'take'],
  standIn: 'move',
  familyOf: ({ verb }) => (verb === 'open' ? 'door' : undefined),
  attacks: ['attack'],
  rolls: ({ verb }) => verb === 'attack',
  icons: {},
};

export function addEdition(plug: EditionPlug): EditionPlug {
  const { id } = plug.edition;
  if (loaded.has(id)) return plug;
  addMissions(plug.edition);
  loaded.set(id, { plug, engine: createEngine([plug.edition]), menu: { ...PLAIN, ...plug.menu } });
  return plug;
}

/** Whoever has a game or a context of an edition has fetched it. */
function found(edition: string): Loaded {
  const it = loaded.get(edition);
  if (!it) throw new Error(`the edition ${edition} has not been fetched`);
  return it;
}

export const plugOf = ({ edition }: Context): EditionPlug => found(edition.id).plug;
/** Of an edition that has been fetched. */
export const plugFor = (edition: string): EditionPlug => found(edition).plug;
export const menuPlanOf = ({ edition }: Context): MenuPlan => found(edition.id).menu;
const NOTHING_LOOSE: LoosePlan = { heaps: [], things: () => [] };
export const loosePlanOf = (context: Context): LoosePlan => plugOf(context).loose ?? NOTHING_LOOSE;
export const isLoaded = (edition: string): boolean => loaded.has(edition);
export const engineOf = (edition: string): Engine => found(edition).engine;
export const loadedPlugs = (): EditionPlug[] => [...loaded.values()].map((l) => l.plug);

/** The first that any edition at hand has under this name. */
export function fromAnyEdition<T>(
  part: (plug: EditionPlug) => { readonly [name: string]: T } | undefined,
  name: string,
): T | undefined {
  for (const { plug } of loaded.values()) {
    const own = part(plug);
    if (own && Object.hasOwn(own, name)) return own[name];
  }
  return undefined;
}
