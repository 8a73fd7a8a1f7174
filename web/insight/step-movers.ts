/**
 * What moves on the stage in a step of the theatre: figures between two places, dice, marks over a hero. It follows from
 * the beat an event was declared with and from the kinds of its fields; none is known by its name.
 */
import { formOf, type Context, type GameEvent, type State } from '@holdout/engine';
import { enemyKey, heroKey, personKey } from '../board/pieces.ts';
import { positionOf, seatingOf } from '../board/seating.ts';
import type { Spot } from '../board/slots.ts';
import { namesIn, numberIn, toldOf } from '../table/event-fields.ts';
import { markHits } from '../table/log-lines.ts';
import type { TheatreStep } from './theatre.ts';

export interface Mover {
  /** Lasting: React and the animation know it by this. */
  readonly key: string;
  readonly kind:
    'travel' | 'fade' | 'rise' | 'kill' | 'bite' | 'wound' | 'shield' | 'death' | 'dice' | 'level' | 'track';
  readonly duration: number;
  /** It is there this long before it moves. */
  readonly delay: number;
  readonly from: Spot;
  readonly to: Spot;
  readonly enemy?: string;
  readonly n?: number;
  /** Zone their poses belong to. */
  readonly zone?: number;
  /** Number of the hero. */
  readonly hero?: number;
  readonly dice?: readonly { readonly face: number; readonly hit: boolean }[];
}

/** `state` and `after`: the table before and after the wave of the step. */
export function moversFor(
  context: Context,
  { event, duration, kind }: TheatreStep,
  index: number,
  state: State,
  after: State,
  motion: boolean,
): Mover[] {
  const make = (m: Omit<Mover, 'key' | 'duration' | 'delay' | 'to'> & { to?: Spot }, part = ''): Mover => ({
    key: `${index}${part}`,
    duration,
    delay: 0,
    to: m.from,
    ...m,
  });
  const [from, to = from] = namesIn(event, 'zone');
  const [hero = ''] = namesIn(event, 'hero');
  const figure = figureIn(context, event);
  switch (kind) {
    case 'swarm': {
      if (!figure || from === undefined || to === undefined) return [];
      const { spot, drawn } = figure;
      const [gone, come] = [spot(state, from), spot(after, to)];
      if (motion) return [make({ kind: 'travel', from: gone, to: come, ...drawn(to) })];
      return [
        make({ kind: 'fade', from: gone, ...drawn(to) }, 'out'),
        make({ kind: 'rise', from: come, ...drawn(to) }, 'in'),
      ];
    }
    case 'rise':
      return figure && from !== undefined
        ? [make({ kind, from: figure.spot(after, from), ...figure.drawn(from) })]
        : [];
    case 'kill':
      return figure && from !== undefined && !figure.stays(after)
        ? [make({ kind, from: figure.spot(state, from), ...figure.drawn(from) })]
        : [];
    case 'bite':
      return from === undefined ? [] : [make({ kind, from: middleOf(context, from), n: countOf(event) })];
    case 'track': {
      const over = heroSpot(context, state, hero);
      return over ? [make({ kind, from: over, n: scoreOf(event) })] : [];
    }
    case 'wound':
    case 'shield':
    case 'level':
    case 'death': {
      const over = heroSpot(context, state, hero);
      return over ? [make({ kind, from: over, hero: heroIndex(state, hero) })] : [];
    }
    case 'dice': {
      const over = from === undefined ? heroSpot(context, state, hero) : middleOf(context, from);
      return over ? [make({ kind, from: over, dice: rolledIn(event) })] : [];
    }
    default:
      return [];
  }
}

const heroIndex = (state: State, id: string): number => state.heroes.findIndex((h) => h.id === id);

const scoreOf = (event: GameEvent): number => numberIn(event, formOf(event.type).counts?.n ?? '');
/** Several are counted, one is not. */
const countOf = (event: GameEvent): number => Number(toldOf(event, 'count')[0] ?? 1);

/** Dice of an event with those that hit, where it tells of hits. */
const rolledIn = (event: GameEvent): Mover['dice'] =>
  markHits(toldOf(event, 'dice').map(Number), numberIn(event, 'hits'));

const spotsOf = (context: Context, state: State): ReadonlyMap<string, Spot> =>
  seatingOf(context, state).spots;

const heroSpot = (context: Context, state: State, hero: string): Spot | undefined =>
  spotsOf(context, state).get(heroKey(hero));

const zoneAt = (context: Context, zone: string): number => context.board.indexOf.get(zone) ?? 0;

const middleOf = (context: Context, zone: string): Spot =>
  positionOf(context, zoneAt(context, zone), 'middle');

/** Whom a step moves: where they are to be seen, and as what. */
interface Figure {
  spot(state: State, zone: string): Spot;
  drawn(zone: string): Pick<Mover, 'enemy' | 'n' | 'zone'>;
  /** Whoever is rescued may still stand there, with the hero or until the card is taken. */
  stays(after: State): boolean;
}

/** Enemies, or else the person whose card it names. */
function figureIn(context: Context, event: GameEvent): Figure | undefined {
  const [enemy] = namesIn(event, 'enemy');
  if (enemy !== undefined)
    return {
      spot: (state, zone) => enemySpot(context, state, enemy, zone),
      drawn: (zone) => ({ enemy, n: countOf(event), zone: zoneAt(context, zone) }),
      stays: () => false,
    };
  const [card] = namesIn(event, 'card');
  return card === undefined
    ? undefined
    : {
        spot: (state, zone) =>
          spotsOf(context, state).get(personKey(card)) ?? positionOf(context, zoneAt(context, zone), 'hero'),
        drawn: () => ({ enemy: card }),
        stays: (after) => spotsOf(context, after).has(personKey(card)),
      };
}

/** Its own place, that of the crowd it is folded into, or about where it would stand. */
function enemySpot(context: Context, state: State, enemy: string, zone: string): Spot {
  const { spots, folds } = seatingOf(context, state);
  const at = zoneAt(context, zone);
  return (
    spots.get(enemyKey(enemy, zone)) ??
    folds.find((f) => f.zone === at)?.spot ??
    positionOf(context, at, 'enemy')
  );
}
