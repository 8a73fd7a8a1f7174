/** What would mend a flaw, the likeliest first: each is one step of the history. */
import { itemAt, NEVER, type Edition, type Json } from '@holdout/engine';
import type { GameSketch } from '@holdout/engine/drafts';
import { fittingTurns } from './board/fit.ts';
import { laidAt, levelsOf, type Slot } from './board/ground.ts';
import { placeTile } from './board/blocks.ts';
import { slotName } from './board/slot-name.ts';
import { added, putAt, valueAt } from './board/things.ts';
import { isFields } from './patch.ts';
import type { Flaw, MissionFile } from './workshop.ts';

type Remedies = NonNullable<Flaw['remedies']>;
interface Wrong {
  readonly code: string;
  readonly at: string;
  readonly detail?: string | undefined;
}

export function remediesFor(edition: Edition, file: MissionFile, sketch: GameSketch, wrong: Wrong): Remedies {
  const { code, at, detail } = wrong;
  switch (code) {
    case 'mission.unreachable':
      return [...doorTo(file, sketch, detail ?? ''), ...without(file, at)];
    case 'mission.no-start':
      return firstStreet(sketch).map((zone) => ({
        said: { key: 'start', about: { zone: { is: 'zone', id: zone } } },
        file: putAt(file, 'start', [zone]),
      }));
    case 'mission.no-spawn':
      return lastStreet(sketch, file).map((zone) => ({
        said: { key: 'spawn', about: { zone: { is: 'zone', id: zone } } },
        file: putAt(file, 'spawns', [{ zone }]),
      }));
    case 'board.edge-mismatch':
      return turned(edition, file, at, detail ?? '');
    case 'warning.spawn-idle':
      return [
        {
          said: { key: 'rule.wakes', about: { colour: { is: 'colour', id: detail ?? '' } } },
          file: added(file, 'rules', whenTaken(file, detail ?? '', { activateSpawns: detail ?? '' })),
        },
        { said: { key: 'spawn.woken' }, file: putAt(file, `${pathOf(at)}.active`, undefined) },
      ];
    case 'warning.door-locked':
      return [
        {
          said: { key: 'rule.unlocks', about: { colour: { is: 'colour', id: detail ?? '' } } },
          file: added(file, 'rules', whenTaken(file, detail ?? '', { unlockDoors: detail ?? '' })),
        },
        { said: { key: 'door.plain' }, file: putAt(file, `${pathOf(at)}.colour`, undefined) },
      ];
    case 'warning.out-of-reach':
    case 'warning.start-on-spawn':
    case 'warning.exit-on-spawn':
      return without(file, at);
    default:
      return /^(doors|objectives|spawns|enemies|start|areas|own)\b.*\[\d+\]/.test(at)
        ? without(file, at)
        : [];
  }
}

/** A rule that a token of this colour fires; where there is none of it, the first time any is taken. */
function whenTaken(file: MissionFile, colour: string, effect: Json): Json {
  const objectives = Array.isArray(file['objectives']) ? file['objectives'] : [];
  const has = objectives.some((o) => isFields(o) && (o['colour'] ?? 'red') === colour);
  return { on: 'objective-taken', ...(has ? { colour } : {}), do: [effect] };
}

const pathOf = (at: string): string => at.replaceAll(/\[(\d+)\]/g, '.$1');

/** Without the entry of a list that the path leads to. */
function without(file: MissionFile, at: string): Remedies {
  const entry = /^.*\[\d+\]/.exec(at)?.[0];
  if (entry === undefined || valueAt(file, pathOf(entry)) === undefined) return [];
  const kind = /^\w+/.exec(entry)?.[0] ?? '';
  return [{ said: { key: `remove.${kind}` }, file: putAt(file, pathOf(entry), undefined) }];
}

/** A door from where heroes can come to where they cannot. */
function doorTo(file: MissionFile, { drawn, doors }: GameSketch, zoneId: string): Remedies {
  const zone = drawn?.context.board.indexOf.get(zoneId);
  const from = drawn?.context.mission.start[0];
  if (!drawn || zone === undefined || from === undefined) return [];
  const { board, asIfOpen, zones } = drawn.context;
  const near = (a: number, b: number): boolean => asIfOpen.distance[a * zones + b] !== NEVER;
  const wall = doors.find(({ a, b }) => (near(zone, a) && near(from, b)) || (near(zone, b) && near(from, a)));
  if (!wall) return [];
  const [a, b] = [itemAt(board.zones, wall.a).id, itemAt(board.zones, wall.b).id];
  return [
    {
      said: { key: 'door', about: { a: { is: 'zone', id: a }, b: { is: 'zone', id: b } } },
      file: added(file, 'doors', { between: [a, b] }),
    },
  ];
}

const streets = ({ drawn }: GameSketch): string[] =>
  drawn?.context.board.zones.flatMap((z) => (z.kind === 'street' && !z.fountain ? [z.id] : [])) ?? [];
const firstStreet = (sketch: GameSketch): string[] => streets(sketch).slice(0, 1);
/** As far from the start as the names go. */
const lastStreet = (sketch: GameSketch, file: MissionFile): string[] => {
  const start = Array.isArray(file['start']) ? file['start'] : [];
  return streets(sketch)
    .filter((zone) => !start.includes(zone))
    .slice(-1);
};

/** One of the two tiles at the edge, turned so that it meets all its neighbours. */
function turned(edition: Edition, file: MissionFile, at: string, side: string): Remedies {
  const [, level = '0', row = '', col = ''] = /^(?:levels\[(\d+)\]\.)?tiles\[(\d+)\]\[(\d+)\]/.exec(at) ?? [];
  const here: Slot = { level: Number(level), row: Number(row), col: Number(col) };
  const next = side === 'E' ? { ...here, col: here.col + 1 } : { ...here, row: here.row + 1 };
  const levels = levelsOf(file);
  return [here, next].flatMap((slot) => {
    const laid = laidAt(levels, slot);
    const turn = laid && fittingTurns(edition, levels, slot, laid.face)[0];
    if (!laid || turn === null || turn === undefined) return [];
    return [
      {
        said: { key: 'tile', about: { face: laid.face, slot: slotName(slot), turn } },
        file: placeTile(edition, file, slot, { face: laid.face, turn }),
      },
    ];
  });
}
