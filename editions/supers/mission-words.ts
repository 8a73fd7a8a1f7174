/** The vocabulary of super-hero missions, for an edition with these bystander cards. */
import type { Lookup, MissionWords, Reader, Subject } from '@holdout/engine';
import { MARKED, type BystanderCard } from './kit.ts';
import { conditionsFor, enemyHero, type CardReader } from './mission-conditions.ts';
import { effects } from './mission-effects.ts';
import { readOwn } from './mission-own.ts';
import type { SupersMission } from './own.ts';

export function missionWords(cards: readonly BystanderCard[]): MissionWords {
  const ids = cards.map((c) => c.id);
  const reader =
    (fits: (n: number) => boolean): CardReader =>
    (r) => {
      const id = r.text();
      if (!fits(ids.filter((x) => x === id).length)) r.fail('mission.card-unknown', id);
      return id;
    };
  // A card of which there are several cannot be named: nobody could tell which.
  const named = reader((n) => n === 1);
  const cardOrTarget: Subject = (r) => (r.value === MARKED ? MARKED : named(r));
  const enemyHeroId = (r: Reader, look: Lookup): string => {
    enemyHero(r, look);
    return String(r.value);
  };
  return {
    conditions: conditionsFor(named),
    effects,
    triggers: {
      'set-up': null,
      'enemy-hero-gone': enemyHeroId,
      'enemy-hero-defeated': enemyHeroId,
      'bystander-devoured': cardOrTarget,
      'bystander-left': cardOrTarget,
      'bystander-rescued': cardOrTarget,
      'bystander-lost': cardOrTarget,
      'card-revealed': named,
      'card-taken': named,
      'end-phase': null,
    },
    own: (r, look) => readOwn(r, look, { one: named, any: reader((n) => n > 0) }),
    figures: (own) => (own as unknown as SupersMission).enemyHeroes.map((h) => h.type),
  };
}
