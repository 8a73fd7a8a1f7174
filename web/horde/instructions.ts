/**
 * What hands have to do, one thing after the other: the events of the enemies' turn and what they changed, as told by the
 * engine. An instruction is led by an event; what only follows from it is read out with it.
 */
import { formOf, withChange, type Beat, type EventOf, type GameEvent, type State } from '@holdout/engine';

type MoveType = 'enemies-moved' | 'enemies-pushed' | 'bystander-moved';
type ArrivalType = 'enemies-placed' | 'enemies-added' | 'enemy-returned' | 'bystander-placed';

/** Looks of the paper: somebody goes, comes, strikes, the box has run out, anything else. */
type InstructionKind = 'move' | 'come' | 'strike' | 'short' | 'tell';

export interface Instruction {
  readonly kind: InstructionKind;
  readonly lead: GameEvent;
  /** What it is made of, the lead among them. */
  readonly events: readonly GameEvent[];
  /** Places among all events. */
  readonly from: number;
  readonly to: number;
}

const MOVES: readonly MoveType[] = ['enemies-moved', 'enemies-pushed', 'bystander-moved'];
const ARRIVALS: readonly ArrivalType[] = [
  'enemies-placed',
  'enemies-added',
  'enemy-returned',
  'bystander-placed',
];

const isOneOf =
  <T extends GameEvent['type']>(types: readonly T[]) =>
  (e: GameEvent): e is EventOf<T> =>
    types.some((type) => type === e.type);
export const isMove = isOneOf(MOVES);
const isArrival = isOneOf(ARRIVALS);

/** What people have done or said themselves. */
const OURS: readonly GameEvent['type'][] = ['answered', 'door-opened', 'building-opened', 'round-started'];
const isOurs = ({ type }: GameEvent): boolean => OURS.includes(type) || type.startsWith('corrected');
/** What comes before what it brings: nothing to be done by itself, unless it brings nothing. */
const HERALDS: readonly GameEvent['type'][] = ['spawn-card', 'enemies-attack'];

/** Something on the table is otherwise afterwards; dice, cards shown and pauses are only told. */
const BY_HAND: readonly Beat[] = [
  ...(['walk', 'swarm', 'rise', 'kill', 'wound', 'shield', 'death', 'door'] as const),
  ...(['noise', 'level', 'track', 'token'] as const),
];

function kindOf(e: GameEvent): InstructionKind | undefined {
  if (isMove(e)) return 'move';
  if (isArrival(e)) return 'come';
  if (e.type === 'wounded') return 'strike';
  if (e.type === 'figures-short' || (e.type === 'activation' && e.extra)) return 'short';
  if (isOurs(e) || e.type === 'phase' || e.type === 'activation') return undefined;
  const { beat } = formOf(e.type);
  return beat !== undefined && BY_HAND.includes(beat) ? 'tell' : undefined;
}

export function instructionsOf(events: readonly GameEvent[]): Instruction[] {
  const all: Instruction[] = [];
  /** Where what is next begins. */
  let from = 0;
  let herald: { readonly event: GameEvent; readonly at: number } | undefined;
  const close = (): void => {
    // A card that brings nobody, an attack that nobody suffers: told all the same.
    if (herald)
      all.push({
        kind: herald.event.type === 'enemies-attack' ? 'strike' : 'tell',
        lead: herald.event,
        events: events.slice(from, herald.at + 1),
        from,
        to: herald.at + 1,
      });
    if (herald) from = herald.at + 1;
    herald = undefined;
  };
  events.forEach((e, at) => {
    if (HERALDS.includes(e.type)) {
      close();
      herald = { event: e, at };
      return;
    }
    const kind = kindOf(e);
    if (kind === undefined) return;
    if (herald && !isBroughtBy(herald.event, e)) close();
    herald = undefined;
    all.push({ kind, lead: e, events: events.slice(from, at + 1), from, to: at + 1 });
    from = at + 1;
  });
  close();
  // What follows the last one belongs to it.
  return all.map((one, i) => {
    const to = all[i + 1]?.from ?? events.length;
    return to === one.to ? one : { ...one, to, events: events.slice(one.from, to) };
  });
}

/** Figures of a card stand where it was drawn for; whoever is struck was attacked. */
const isBroughtBy = (herald: GameEvent, e: GameEvent): boolean =>
  herald.type === 'spawn-card'
    ? (isArrival(e) && e.zone === herald.zone) || e.type === 'figures-short'
    : e.type === 'wounded' || e.type === 'hero-died' || e.type === 'wound-prevented';

/** The table when so many of the events have happened. */
export const stateAfter = (before: State, events: readonly GameEvent[], n: number): State =>
  events.slice(0, n).reduce((s, { change }) => withChange(s, change), before);

/** Zones it is about: where from, and where to. */
export function placesOf({ lead }: Instruction): { readonly from?: string; readonly to?: string } {
  if (isMove(lead)) return { from: lead.from, to: lead.to };
  if ('zone' in lead && typeof lead.zone === 'string') return { to: lead.zone };
  return {};
}

/** Whoever it is about, and how many. */
export function figuresOf({ lead }: Instruction): { readonly id: string; readonly n: number } | undefined {
  if ('enemy' in lead && typeof lead.enemy === 'string' && lead.enemy !== '')
    return { id: lead.enemy, n: 'n' in lead && typeof lead.n === 'number' ? lead.n : 1 };
  if ((lead.type === 'bystander-moved' || lead.type === 'bystander-placed') && lead.card)
    return { id: lead.card, n: 1 };
  return undefined;
}
