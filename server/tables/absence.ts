/** Somebody is away: who plays or is host meanwhile, by a vote of those who are there or because their time is up. */
import type { Commands } from '@holdout/protocol';
import { LIMITS } from '../limits.ts';
import { isBots, isSeated, ownersFor, seatedPeople, type Actor } from './chairs.ts';
import type { Entry } from './entry.ts';
import type { Body } from './decide.ts';
import type { Fold } from './fold.ts';
import { isPaper } from './paper.ts';
import { no, type Refused } from './refusals.ts';

/** Who is there now, at any process. Since when others are not: in milliseconds since 1970. */
export interface There {
  isHere(chair: number): boolean;
  readonly host: boolean;
  awaySince(hand: number | 'host'): number;
}

export const NOBODY: There = { isHere: () => false, host: false, awaySince: () => 0 };

interface Asked {
  readonly fold: Fold;
  readonly actor: Actor;
  readonly there: There;
  readonly by: Entry['by'];
}

const present = ({ fold, there }: Pick<Asked, 'fold' | 'there'>): number[] =>
  seatedPeople(fold.seating).filter((chair) => there.isHere(chair));

/** Whoever asks is there, wherever their page may be. */
const votersFor = (asked: Asked): number[] =>
  seatedPeople(asked.fold.seating).filter((chair) => chair === asked.by || asked.there.isHere(chair));

export function askForSeat(asked: Asked, { whose, to }: Commands['ask']): Body | Refused {
  const { fold, there, by } = asked;
  if (whose === undefined || to === undefined || !fold.seating.chairs[whose]) return no('chair.unknown');
  if (!isSeated(fold.seating, whose)) return no('chair.not-seated');
  if (there.isHere(whose) || whose === by) return no('chair.present');
  if (typeof to === 'number' && !isSeated(fold.seating, to)) return no('chair.not-seated');
  return { kind: 'ask', by, about: 'seat', whose, to, voters: votersFor(asked) };
}

export function askForHost(asked: Asked, { to }: Commands['ask']): Body | Refused {
  const { fold, there, by } = asked;
  if (there.host) return no('host.present');
  if (typeof to !== 'number' || !isSeated(fold.seating, to)) return no('chair.not-seated');
  return { kind: 'ask', by, about: 'host', to, voters: votersFor(asked) };
}

/** What becomes due by itself, and when. */
interface Due {
  readonly at: number;
  readonly body: Body;
}

/** The next thing that is due because somebody is away, or slower than the pace of the table. */
export function nextDue(fold: Fold, there: There): Due | undefined {
  if (fold.closed) return undefined;
  const all = [...seatsDue(fold, there), ...hostDue(fold, there)];
  return all.sort((a, b) => a.at - b.at)[0];
}

/** Only for those who are awaited: whoever is away keeps their place as long as nobody needs it. */
function seatsDue(fold: Fold, there: There): Due[] {
  const { house, game, engine, seating } = fold;
  if (isPaper(game) || (house.away === 0 && house.pace === 0)) return [];
  const decision = engine.decisionOf(game.state);
  const owners = decision ? ownersFor(seating, game.state, decision) : [];
  if (owners.some((chair) => isBots(seating, chair))) return [];
  const awaited = owners.filter((chair) => isSeated(seating, chair));
  const slow = house.pace > 0;
  if (!slow && awaited.some((chair) => there.isHere(chair))) return [];
  return awaited.flatMap((chair) => {
    const to = house.standIn === 'bot' ? 'bot' : present({ fold, there }).find((other) => other !== chair);
    if (to === undefined) return [];
    const at = slow
      ? fold.movedAt + house.pace * LIMITS.minuteMs
      : Math.max(there.awaySince(chair), fold.movedAt) + house.away * LIMITS.minuteMs;
    return [{ at, body: { kind: 'lend', by: 'host', chair, to } }];
  });
}

/** The first of those who are there keeps the house meanwhile. */
function hostDue(fold: Fold, there: There): Due[] {
  const { house, seating } = fold;
  const [chair] = present({ fold, there });
  if (house.away === 0 || there.host || seating.deputy !== undefined || chair === undefined) return [];
  return [
    {
      at: there.awaySince('host') + house.away * LIMITS.minuteMs,
      body: { kind: 'deputy', by: 'host', chair },
    },
  ];
}

/** Who comes back takes their place again, and nobody votes on it any more. */
export function returned({ seating, vote }: Fold, { chairs, owner }: Actor): Body[] {
  const mine = chairs.filter(
    (chair) =>
      seating.chairs[chair]?.standIn !== undefined || (vote?.about === 'seat' && vote.whose === chair),
  );
  const back: Body[] = mine.map((chair) => ({ kind: 'back', by: chair, chair }));
  const host = owner && (seating.deputy !== undefined || vote?.about === 'host');
  return host ? [...back, { kind: 'back', by: 'host' }] : back;
}
