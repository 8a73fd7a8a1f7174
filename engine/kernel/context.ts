/** Builds what never changes during a game, once per set-up, and finds it again from any state. */
import { createViewCache, createWindowRoutes, throughDoors, type Board } from '../board/index.ts';
import { rulesByTrigger } from '../mission/fire.ts';
import { compileMission } from '../mission/compile.ts';
import type { Mission } from '../mission/mission.ts';
import type { Problem } from '../mission/reader.ts';
import { KERNEL_PROCEDURES } from '../rules/procedures.ts';
import { reactionsByJuncture, valuesByName } from './ability.ts';
import { editionOf } from '../packs/carried.ts';
import { firstOfOurs } from '../packs/ours.ts';
import type { Edition } from './edition.ts';
import type { Context } from './game.ts';
import { EngineFault } from '../lookup.ts';
import { runnable, type Procedure } from './procedure.ts';
import { onceIn } from './settle.ts';
import { variantsOf } from './setup.ts';
import type { HeroSheet, OurCard, Setup } from './state.ts';
import type { Json } from './vocabulary.ts';

type Built = { context: Context } | { problems: Problem[] };

export function buildContext(
  printed: Edition,
  setup: Setup,
  ours: readonly OurCard[],
  viewBytes: number,
): Built {
  const edition = editionOf(printed, setup, ours);
  if (Array.isArray(edition)) return { problems: edition };
  const file: Json | undefined =
    typeof setup.mission === 'string'
      ? Object.hasOwn(edition.missions, setup.mission)
        ? edition.missions[setup.mission]
        : undefined
      : setup.mission;
  if (file === undefined) return { problems: [{ code: 'mission.unknown', at: 'mission' }] };
  const made = compileMission(edition, file);
  if ('problems' in made) return made;
  const context = contextWith(edition, made.mission, setup, viewBytes);
  return { context: ours.length > 0 ? { ...context, ours: firstOfOurs(edition, ours) } : context };
}

export function contextWith(edition: Edition, mission: Mission, setup: Setup, viewBytes: number): Context {
  const sheets = new Map<string, HeroSheet>();
  for (const sheet of [...edition.sheets, ...(setup.sheets ?? [])]) sheets.set(sheet.id, sheet);
  const variants = variantsOf(edition, setup);
  const viewFor = createViewCache(mission.board, viewBytes, edition.sightOut?.(variants));
  return {
    edition,
    mission,
    variants,
    board: mission.board,
    viewFor,
    throughWindows: createWindowRoutes(mission.board, viewBytes, viewFor),
    asIfOpen: throughDoors(mission.board),
    zones: mission.board.zones.length,
    doorsOf: mission.board.zones.map((_, zone) => doorsAt(mission.board, zone)),
    ours: {},
    types: edition.types,
    sheets,
    actions: new Map(edition.actions.map((a) => [a.verb, a])),
    menu: edition.actions.filter((a) => a.suits?.(mission) ?? true),
    abilities: new Map(edition.abilities.map((a) => [a.id, a])),
    offering: new Map(edition.abilities.flatMap((a) => (a.offer ? [[a.id, a] as const] : []))),
    values: valuesByName(edition),
    reactions: reactionsByJuncture(edition),
    rulesOn: rulesByTrigger(mission.rules),
    once: onceIn(mission),
    steps: runnable(proceduresOf(edition)),
    options: new Map(),
  };
}

const doorsAt = ({ doors }: Board, zone: number): number[] =>
  doors.flatMap(({ a, b }, door) => (a === zone || b === zone ? [door] : []));

/** Every procedure of a game by name: the kernel's, those of the edition's rules, and what abilities and actions bring along. */
function proceduresOf(edition: Edition): Edition['procedures'] {
  const all: { [name: string]: Procedure } = { ...KERNEL_PROCEDURES, ...edition.procedures };
  const add = (name: string, procedure: Procedure | undefined): void => {
    if (!procedure) return;
    if (Object.hasOwn(all, name)) throw new EngineFault(`two procedures are called ${name}`);
    all[name] = procedure;
  };
  for (const { id, procedure } of edition.abilities) add(id, procedure);
  for (const { verb, procedure } of edition.actions) add(verb, procedure);
  return all;
}
