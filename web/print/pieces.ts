/** Tokens and paper figures a mission needs, each with the room it takes; how they look is drawn elsewhere (piece-drawing.tsx). */
import type { Context, DoorKind, State } from '@holdout/engine';
import { exitZones, extrasOf, type Thing } from '../board/extras.ts';
import type { EditionPlug } from '../editions/plug.ts';
import { looseDoors } from './laid-tiles.ts';

export type Look =
  | { readonly kind: 'door'; readonly door: DoorKind; readonly colour: string; readonly open: boolean }
  | { readonly kind: 'objective'; readonly colour: string; readonly down: boolean }
  | { readonly kind: 'spawn'; readonly n: number; readonly colour: string; readonly active: boolean }
  | { readonly kind: 'exit'; readonly open: boolean }
  | { readonly kind: 'start' | 'noise' }
  | { readonly kind: 'vehicle'; readonly vehicle: string }
  | { readonly kind: 'thing'; readonly thing: Thing['kind']; readonly damaged: boolean }
  | { readonly kind: 'enemy'; readonly enemy: string; readonly pose: number }
  | { readonly kind: 'person'; readonly person: string; readonly risen: boolean; readonly enemy: boolean };

/** Two sides of a token lie beside each other with the fold between them; a figure is folded over its head. */
export interface Piece {
  readonly key: string;
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  readonly sides: readonly Look[];
}

/** A unit of the board in millimetres. */
export const UNIT_MM = 0.5;

/** Each way, in units of the board. */
const ROOM: { readonly [kind in Exclude<Look['kind'], 'enemy' | 'person'>]: readonly [number, number] } = {
  door: [92, 92],
  objective: [66, 66],
  spawn: [98, 56],
  exit: [66, 66],
  start: [52, 52],
  noise: [60, 60],
  vehicle: [136, 76],
  thing: [76, 76],
};

function token(key: string, kind: keyof typeof ROOM, sides: readonly Look[]): Piece {
  const [width, height] = ROOM[kind];
  return { key, width: width * UNIT_MM * sides.length, height: height * UNIT_MM, sides };
}

const NOISES = 24;

export function tokensOf(plug: EditionPlug, context: Context, state: State): Piece[] {
  const { vehicles, things } = extrasOf(context, state);
  return [
    ...doorsOf(context),
    ...context.mission.objectives.map(({ colour, down }, i) =>
      token(`objective-${i}`, 'objective', [
        { kind: 'objective', colour, down: false },
        ...(down ? [{ kind: 'objective', colour: '', down: true } as const] : []),
      ]),
    ),
    ...context.mission.spawns.map(({ colour }, i) =>
      token(
        `spawn-${i}`,
        'spawn',
        [true, false].map((active) => ({ kind: 'spawn', n: i + 1, colour, active })),
      ),
    ),
    ...exitZones(context).map((zone) =>
      token(
        `exit-${zone}`,
        'exit',
        [true, false].map((open) => ({ kind: 'exit', open })),
      ),
    ),
    token('start', 'start', [{ kind: 'start' }]),
    ...vehicles.map(({ id, kind }) => token(id, 'vehicle', [{ kind: 'vehicle', vehicle: kind }])),
    ...things.map(({ kind }, i) =>
      token(
        `thing-${i}`,
        'thing',
        [false, true].map((damaged) => ({ kind: 'thing', thing: kind, damaged })),
      ),
    ),
    ...(isNoisy(plug)
      ? Array.from({ length: NOISES }, (_, i) => token(`noise-${i}`, 'noise', [{ kind: 'noise' }]))
      : []),
  ];
}

/** Doors of the mission have two sides; what is printed on a tile only needs something to lay over it. */
function doorsOf(context: Context): Piece[] {
  const loose = looseDoors(context);
  return context.board.doors.flatMap(({ id, kind }, i): Piece[] => {
    if (kind === 'shaft') return [];
    const colour = context.mission.doors[i]?.colour ?? '';
    const look = (open: boolean): Look => ({ kind: 'door', door: kind, colour, open });
    return [token(id, 'door', i < loose ? [look(false), look(true)] : [look(true)])];
  });
}

/** Is there anything that makes noise, where noise matters? */
const isNoisy = ({ sheet, decks = [] }: EditionPlug): boolean =>
  decks
    .flatMap(({ cards }) => cards)
    .some(({ id }) => sheet.faceOf(id).uses.some(({ noisy, quiet }) => noisy && quiet !== true));

/** Width of a paper figure; front and back above each other, with a strip at both ends to stand on. */
const FIGURE = { width: 27, picture: 30, foot: 8 } as const;
export const FIGURE_FOOT = FIGURE.foot;

const figure = (key: string, look: Look): Piece => ({
  key,
  width: FIGURE.width,
  height: 2 * (FIGURE.picture + FIGURE.foot),
  sides: [look],
});

/** Heroes, people at their side and as many enemies of each kind as lie in the box. */
export function figuresOf({ edition, people = {}, risen }: EditionPlug): Piece[] {
  const heroes = edition.sheets.map(({ id }) =>
    figure(id, { kind: 'person', person: id, risen: risen === 'heroes', enemy: false }),
  );
  const others = Object.keys(people).map((id) =>
    figure(id, { kind: 'person', person: id, risen: false, enemy: false }),
  );
  const enemies = edition.types.flatMap(({ id, limit }) =>
    Array.from({ length: limit }, (_, i) =>
      figure(
        `${id}-${i}`,
        limit === 1 && isPerson(edition, id)
          ? { kind: 'person', person: id, risen: risen === 'enemies', enemy: true }
          : { kind: 'enemy', enemy: id, pose: i },
      ),
    ),
  );
  return [...heroes, ...others, ...enemies];
}

/** Enemies under their own names have a card of their own. */
const isPerson = ({ cards, spawnDeck }: EditionPlug['edition'], id: string): boolean =>
  Object.entries(cards).some(([deck, ids]) => deck !== spawnDeck && ids.includes(id));
