/** What speaks for a plan and against it: how often what happened in its tries, beside the tries of another. */
import { itemAt } from '@holdout/engine';
import { gainOf, isSure } from './estimate.ts';
import type { Standing, Tried } from './tries.ts';

/** What may come of a try, by the next dawn but for the last two. */
type About = 'falls' | 'hurt' | 'taken' | 'won' | 'lost';

export interface Reason {
  readonly about: About;
  /** Whom it is about. */
  readonly hero?: number;
  readonly speaks: 'for' | 'against';
  /** In so many of the tries. */
  readonly times: number;
  readonly of: number;
  /** And in so many of as many tries of the other plan; left out where there is none. */
  readonly otherwise?: number;
}

const GOOD: readonly About[] = ['taken', 'won'];
const MOST = 3;
/** Of fewer tries nothing is said. */
const FEWEST = 5;
/** What happens less often is not worth a word where it makes no difference. */
const OFTEN = 0.3;

interface Question {
  readonly about: About;
  readonly hero?: number;
  readonly holds: (tried: Tried) => boolean;
}

function questionsOn(now: Standing): Question[] {
  const heroes = now.health.flatMap((health, hero): Question[] =>
    health === 0
      ? []
      : [
          { about: 'falls', hero, holds: (t) => t.health[hero] === 0 },
          { about: 'hurt', hero, holds: (t) => itemAt(t.health, hero) < health },
        ],
  );
  return [
    { about: 'won', holds: (t) => t.ended === 'won' },
    { about: 'lost', holds: (t) => t.ended === 'lost' },
    ...heroes,
    { about: 'taken', holds: (t) => t.taken > now.taken },
  ];
}

/** The most telling first: what makes a difference; where nothing does, what happens often. */
export function reasonsFor(now: Standing, tries: readonly Tried[], others: readonly Tried[]): Reason[] {
  if (tries.length < FEWEST) return [];
  const compared = others.length >= tries.length;
  const found = questionsOn(now).map(({ about, hero, holds }) => {
    const values = tries.map((t) => Number(holds(t)));
    const against = others.slice(0, tries.length).map((t) => Number(holds(t)));
    const times = sum(values);
    const gain = gainOf(values, against);
    const differs = compared && isSure(gain);
    const isGood = GOOD.includes(about);
    const reason: Reason = {
      about,
      hero,
      speaks: (differs ? gain.mean > 0 === isGood : isGood) ? 'for' : 'against',
      times,
      of: values.length,
      ...(differs && { otherwise: sum(against) }),
    };
    return { reason, differs, weight: differs ? Math.abs(gain.mean) : times / values.length };
  });
  const telling = found.filter((f) => f.differs);
  const told = telling.length > 0 ? telling : found.filter((f) => f.weight >= OFTEN);
  return withoutEcho(told.sort((a, b) => b.weight - a.weight).map((f) => f.reason)).slice(0, MOST);
}

/** Whoever falls is wounded too. */
const withoutEcho = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter(
    ({ about, hero }) => about !== 'hurt' || !reasons.some((r) => r.about === 'falls' && r.hero === hero),
  );

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
