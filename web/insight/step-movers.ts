/** What moves on the stage in a step of the theatre: figures between two places, dice, marks over a hero. */
import type { Context, State } from '@holdout/engine';
import { enemyKey, heroKey, personKey } from '../board/pieces.ts';
import { positionOf, seatingOf } from '../board/seating.ts';
import type { Spot } from '../board/slots.ts';
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
  const at = (zone: string): number => context.board.indexOf.get(zone) ?? 0;
  const middle = (zone: string): Spot => positionOf(context, at(zone), 'middle');
  switch (event.type) {
    case 'bystander-moved':
    case 'enemies-pushed':
    case 'enemies-moved': {
      const person = event.type === 'bystander-moved';
      const [from, to] = person
        ? [
            personSpot(context, state, event.card, event.from),
            personSpot(context, after, event.card, event.to),
          ]
        : [
            enemySpot(context, state, event.enemy, event.from),
            enemySpot(context, after, event.enemy, event.to),
          ];
      const figures = person ? { enemy: event.card } : { enemy: event.enemy, n: event.n, zone: at(event.to) };
      if (motion) return [make({ kind: 'travel', from, to, ...figures })];
      return [
        make({ kind: 'fade', from, ...figures }, 'out'),
        make({ kind: 'rise', from: to, ...figures }, 'in'),
      ];
    }
    case 'enemies-placed':
    case 'enemies-added':
      return [
        make({
          kind: 'rise',
          from: enemySpot(context, after, event.enemy, event.zone),
          enemy: event.enemy,
          n: event.n,
          zone: at(event.zone),
        }),
      ];
    case 'enemies-killed':
    case 'enemies-removed':
      return [
        make({
          kind: 'kill',
          from: enemySpot(context, state, event.enemy, event.zone),
          enemy: event.enemy,
          n: event.n,
          zone: at(event.zone),
        }),
      ];
    case 'enemy-returned':
      return [
        make({ kind: 'rise', from: enemySpot(context, after, event.enemy, event.zone), enemy: event.enemy }),
      ];
    case 'bystander-placed':
      return [
        make({ kind: 'rise', from: personSpot(context, after, event.card, event.zone), enemy: event.card }),
      ];
    case 'bystander-left':
    case 'bystander-lost':
    case 'bystander-rescued':
    case 'devoured':
      // Whoever is rescued may still stand there, with the hero or until the card is taken.
      return spotsOf(context, after).has(personKey(event.card))
        ? []
        : [
            make({
              kind: 'kill',
              from: personSpot(context, state, event.card, event.zone),
              enemy: event.card,
            }),
          ];
    case 'track-changed': {
      const from = heroSpot(context, state, event.hero);
      return from ? [make({ kind: 'track', from, n: event.to })] : [];
    }
    case 'enemies-attack':
      return [make({ kind: 'bite', from: middle(event.zone), n: event.n })];
    case 'wounded':
    case 'wound-prevented':
    case 'recovered':
    case 'level-reached': {
      const from = heroSpot(context, state, event.hero);
      const mark = kind === 'wound' ? 'wound' : kind === 'level' ? 'level' : 'shield';
      return from ? [make({ kind: mark, from, hero: heroIndex(state, event.hero) })] : [];
    }
    case 'hero-died': {
      const from = heroSpot(context, state, event.hero);
      return from ? [make({ kind: 'death', from, hero: heroIndex(state, event.hero) })] : [];
    }
    case 'attacked':
    case 'run-over':
      return [make({ kind: 'dice', from: middle(event.zone), dice: markHits(event.dice, event.hits) })];
    case 'rerolled':
    case 'die-turned':
    case 'dice-rolled': {
      const from = heroSpot(context, state, event.hero);
      const hits = event.type === 'dice-rolled' ? 0 : event.hits;
      return from ? [make({ kind: 'dice', from, dice: markHits(event.dice, hits) })] : [];
    }
    default:
      return [];
  }
}

const heroIndex = (state: State, id: string): number => state.heroes.findIndex((h) => h.id === id);

const spotsOf = (context: Context, state: State): ReadonlyMap<string, Spot> =>
  seatingOf(context, state).spots;

const heroSpot = (context: Context, state: State, hero: string): Spot | undefined =>
  spotsOf(context, state).get(heroKey(hero));

const personSpot = (context: Context, state: State, card: string, zone: string): Spot =>
  spotsOf(context, state).get(personKey(card)) ??
  positionOf(context, context.board.indexOf.get(zone) ?? 0, 'hero');

/** Its own place, that of the crowd it is folded into, or about where it would stand. */
function enemySpot(context: Context, state: State, enemy: string, zone: string): Spot {
  const { spots, folds } = seatingOf(context, state);
  const at = context.board.indexOf.get(zone) ?? 0;
  return (
    spots.get(enemyKey(enemy, zone)) ??
    folds.find((f) => f.zone === at)?.spot ??
    positionOf(context, at, 'enemy')
  );
}
