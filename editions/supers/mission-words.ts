/** The vocabulary of super-hero missions, for an edition with these bystander cards. */
import type { Lookup, MissionWords, Reader, Subject } from '@holdout/engine';
import { MARKED, type BystanderCard } from './kit.ts';
import { conditionsFor, enemyHero, type CardReader } from './mission-conditions.ts';
import { effects } from './mission-effects.ts';
import { readOwn } from './mission-own.ts';
import type { SupersMission } from './own.ts';

export function missionWords(cards: readonly BystanderCard[]): MissionWords {
  const ids = cards.map((c) => c.id);
  // A card of which there are several cannot be named: nobody could tell which.
  const named: CardReader = (r) => {
    const id = r.text();
    if (ids.filter((x) => x === id).length !== 1) r.fail('mission.card-unknown', id);
    return id;
  };
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
      'bystander-devoured': cardOrTarget,
      'bystander-left': cardOrTarget,
      'card-revealed': named,
      'card-taken': named,
    },
    own: (r, look) => readOwn(r, look, named),
    figures: (own) => (own as unknown as SupersMission).enemyHeroes.map((h) => h.type),
  };
}
