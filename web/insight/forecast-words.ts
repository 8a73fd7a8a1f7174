/** A fact of the forecast as a sentence. */
import { itemAt, type ToldMotive } from '@holdout/engine';
import type { Words } from '../words/use-words.ts';
import type { Fact } from './fact.ts';
import type { ForecastFacts } from './forecast-facts.ts';
import type { Group } from './forecast-threats.ts';

/** Who the line is about, for the token in front of it. */
export function groupOf(fact: Fact): Group | undefined {
  switch (fact.kind) {
    case 'threat':
      return fact.threat.attackers[0];
    case 'choice':
    case 'move':
      return fact.groups[0];
    case 'fork':
      return { enemy: fact.fork.enemy, n: fact.fork.parts.reduce((a, b) => a + b, 0) - fact.fork.added };
    case 'short':
      return fact.group;
    case 'broken':
      return { enemy: itemAt(fact.enemies, 0), n: 1 };
    case 'devoured':
    case 'person':
    case 'ways':
      return { enemy: fact.who, n: 1 };
    default:
      return undefined;
  }
}

/** Why that happens, where a group goes somewhere. */
export const motiveOf = (fact: Fact): ToldMotive | undefined =>
  fact.kind === 'fork' ? fact.fork.motive : 'motive' in fact ? fact.motive : undefined;

export function factText(fact: Fact, { t, say, language }: Words): string {
  const { zone } = say;
  const list = (names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
    new Intl.ListFormat(language, { type }).format(names);
  switch (fact.kind) {
    case 'lost':
      return t('insight.forecast.lost');
    case 'threat': {
      const { hero, wounds, prevented, dies, certain } = fact.threat;
      const args = {
        hero: say.hero(hero),
        heroGender: say.gender(hero),
        n: wounds,
        sure: certain ? 'yes' : 'no',
      };
      if (dies) return t('insight.forecast.dies', args);
      if (wounds === 0) return t('insight.forecast.prevents', { ...args, n: prevented });
      return t(prevented > 0 ? 'insight.forecast.wounded-less' : 'insight.forecast.wounded', {
        ...args,
        prevented,
      });
    }
    case 'share':
      return t('insight.forecast.share', {
        zone: capital(zone(fact.zone)),
        n: fact.n,
        heroes: list(fact.heroes.map((h) => say.hero(h))),
      });
    case 'choice':
      return t('insight.forecast.choice', {
        zone: capital(zone(fact.from)),
        n: itemAt(fact.groups, 0).n,
        ways: list(fact.ways.map(zone), 'disjunction'),
      });
    case 'fork': {
      const { fork } = fact;
      return t('insight.forecast.fork', {
        zone: capital(zone(fork.zone)),
        n: fork.parts.length,
        added: fork.added,
        parts: fork.parts.join(' + '),
      });
    }
    case 'short':
      return t('insight.forecast.short', { enemies: say.enemies(fact.group.enemy, fact.group.n) });
    case 'broken':
      return t('insight.forecast.broken', {
        what: fact.what,
        who: list(fact.enemies.map((e) => say.enemy(e))),
        path: fact.between.map(zone).join(' | '),
        sure: fact.certain ? 'yes' : 'no',
      });
    case 'devoured':
      return t('insight.forecast.devoured', {
        who: say.card(fact.who),
        whoGender: say.gender(fact.who),
        zone: zone(fact.zone),
        sure: fact.certain ? 'yes' : 'no',
      });
    case 'person':
      return t('insight.forecast.person', {
        path: capital(fact.path.map(zone).join(' → ')),
        who: say.card(fact.who),
        whoGender: say.gender(fact.who),
        how: fact.how,
      });
    case 'ways':
      return t('insight.forecast.ways', {
        who: say.card(fact.who),
        whoGender: say.gender(fact.who),
        zone: zone(fact.zone),
        ways: list(fact.ways.map(zone), 'disjunction'),
      });
    case 'move': {
      const others = fact.groups.slice(1).map((g) => say.enemies(g.enemy, g.n));
      const heroes = fact.heroes.map((h) => say.hero(h));
      return t('insight.forecast.move', {
        path: capital(fact.path.map(zone).join(' → ')),
        with: others.length,
        others: list(others),
        met: heroes.length,
        heroes: list(heroes),
      });
    }
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The whole in one sentence, for the paper. */
export function forecastSummary({ wounds, deaths }: ForecastFacts, { t, say, language }: Words): string {
  const names = new Intl.ListFormat(language).format(deaths.map((h) => say.hero(h)));
  return t('insight.forecast.summary', {
    wounds,
    deaths: deaths.length,
    names,
    namesGender: say.gender(...deaths),
  });
}
