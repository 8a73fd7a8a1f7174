/**
 * What the comic of the night tells, from the log alone: how it began, first blood, the worst, the bravest, a death, the
 * end, and what else was worth telling. What an event is follows from how it was declared; none is known by its name.
 */
import { formOf, type Beat, type GameEvent } from '@holdout/engine';
import { momentsOf } from '../screens/summary-moments.ts';
import type { Dated } from '../screens/summary-stats.ts';
import { numberIn, toldOf } from '../table/event-fields.ts';

type Role = 'start' | 'blood' | 'worst' | 'brave' | 'death' | 'turn' | 'end';

export interface Moment {
  readonly role: Role;
  readonly round: number;
  /** Number of the answer it followed from. */
  readonly seq: number;
  /** What it is about; the beginning is about nothing yet. */
  readonly lead: GameEvent | null;
  /** With all that came of it. */
  readonly events: readonly GameEvent[];
}

/** One that tells nothing but that it began, five at the most that tell more. */
const MOST = 6;
const LEAST = 4;
const QUIET: readonly Beat[] = ['token', 'level', 'door', 'rise', 'card', 'walk'];

export function comicMoments(log: readonly Dated[]): Moment[] {
  const deeds = deedsOf(log);
  const fights = deeds.filter((d) => killsIn(d) > 0);
  const end = deeds.findLast((d) => spotlightOf(d) === 'end');
  const death = deeds.find((d) => spotlightOf(d) === 'death');
  const blood = fights.at(0);
  const chosen = new Map<Deed, Role>();
  const choose = (deed: Deed | undefined, role: Role): void => {
    if (deed && !chosen.has(deed)) chosen.set(deed, role);
  };
  choose(end, 'end');
  choose(death, 'death');
  choose(most(fights, killsIn, 2), 'brave');
  choose(blood, 'blood');
  // Another scene than the death.
  choose(worstOf(deeds.filter((d) => !death || !isSameScene(d, death))), 'worst');
  for (const { event } of momentsOf(log).toSorted((a, b) => worthOf(b) - worthOf(a)))
    if (chosen.size < MOST - 1)
      choose(
        deeds.find((d) => d.lead === event && isNew(d, [...chosen.keys()])),
        'turn',
      );
  // In a quiet night doors and cards are what there is to tell.
  for (const beat of QUIET)
    if (chosen.size < LEAST - 1)
      choose(
        deeds.find((d) => formOf(d.lead.type).beat === beat),
        'turn',
      );
  const told = deeds.flatMap((d): Moment[] => {
    const role = chosen.get(d);
    return role ? [{ ...d, role }] : [];
  });
  return [{ role: 'start', round: 1, seq: 0, lead: null, events: [] }, ...told];
}

/** Two panels with the same people in the same place tell nothing more than one. */
const isSameScene = (a: Deed, b: Deed): boolean =>
  a.seq === b.seq ||
  (a.round === b.round &&
    ((isHarm(a) && isHarm(b)) || (a.lead.type === b.lead.type && zoneOf(a) === zoneOf(b))));

/** The enemies' turn is one scene, whoever of the heroes it hits. */
const isHarm = ({ lead }: Deed): boolean => {
  const { beat } = formOf(lead.type);
  return beat === 'wound' || beat === 'death';
};

const zoneOf = ({ lead }: Deed): string | undefined => ('zone' in lead ? String(lead.zone) : undefined);

const isNew = (deed: Deed, chosen: readonly Deed[]): boolean =>
  spotlightOf(deed) !== 'end' && !chosen.some((known) => isSameScene(deed, known));

interface Deed {
  readonly round: number;
  readonly seq: number;
  readonly lead: GameEvent;
  readonly events: readonly GameEvent[];
}

const worthOf = ({ event }: Dated): number => formOf(event.type).worth ?? 0;
const spotlightOf = ({ lead }: Deed): string | undefined => formOf(lead.type).spotlight;

/** Throws with what they did to whom; everything else by itself. */
function deedsOf(log: readonly Dated[]): Deed[] {
  const deeds: { round: number; seq: number; lead: GameEvent; events: GameEvent[] }[] = [];
  let known = new Map<number, (typeof deeds)[number]>();
  let last = -1;
  for (const { round, seq, event } of log) {
    if (seq !== last) known = new Map();
    last = seq;
    const under = known.get(event.parent);
    const { spotlight } = formOf(event.type);
    if (under && formOf(under.lead.type).beat === 'dice' && spotlight !== 'death' && spotlight !== 'end') {
      under.events.push(event);
      known.set(event.id, under);
      continue;
    }
    const deed = { round, seq, lead: event, events: [event] };
    deeds.push(deed);
    known.set(event.id, deed);
  }
  return deeds;
}

const killsIn = ({ lead, events }: Deed): number =>
  formOf(lead.type).beat === 'dice'
    ? events.reduce((sum, e) => {
        const { counts } = formOf(e.type);
        return counts?.as === 'kills' ? sum + numberIn(e, counts.n ?? '') : sum;
      }, 0)
    : 0;

/** Wounds that a hero takes; they may add up over an answer, and the last of them tells of it. */
function worstOf(deeds: readonly Deed[]): Deed | undefined {
  const sums = new Map<string, number>();
  const hurt = deeds.filter(({ lead }) => formOf(lead.type).beat === 'wound');
  const totals = new Map(
    hurt.map((d) => {
      const key = `${d.seq} ${'hero' in d.lead ? d.lead.hero : ''}`;
      const n = toldOf(d.lead, 'count').reduce<number>((sum, count) => sum + Number(count), 0);
      const sum = (sums.get(key) ?? 0) + n;
      sums.set(key, sum);
      return [d, sum];
    }),
  );
  return most(hurt, (d) => totals.get(d) ?? 0, 1);
}

/** The one with most of it, the later of equals, if it is enough. */
function most(deeds: readonly Deed[], of: (d: Deed) => number, least: number): Deed | undefined {
  const best = deeds.reduce<Deed | undefined>((a, b) => (a && of(a) > of(b) ? a : b), undefined);
  return best && of(best) >= least ? best : undefined;
}
