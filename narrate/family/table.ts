/**
 * The editions side by side, in words: a table from the facts that their own rules gave (`npm run family`,
 * editions/family). Names come from the packs of the editions, which must be at hand.
 */
import type { Language } from '../languages/index.ts';
import type { Args } from '../message.ts';
import { namesOf } from '../names.ts';
import family from './facts.json' with { type: 'json' };
import { wordsOf } from '../words.ts';
import { leading, lookUp } from '@holdout/engine';

interface Fact {
  readonly say: string;
  readonly [arg: string]: string | number | readonly string[];
}

const FACTS = family as unknown as { readonly [topic: string]: { readonly [edition: string]: Fact } };

interface FamilyTable {
  readonly title: string;
  readonly about: string;
  readonly topic: string;
  readonly editions: readonly string[];
  readonly rows: readonly { readonly topic: string; readonly cells: readonly string[] }[];
}

export function familyTable(language: Language): FamilyTable {
  const words = wordsOf(language);
  const say = (key: string, args: Args = {}): string => words.say(`family.${key}`, args);
  const editions = [...new Set(Object.values(FACTS).flatMap((facts) => Object.keys(facts)))];
  return {
    title: say('title'),
    about: say('about'),
    topic: say('topic'),
    editions: editions.map(namesOf(words, {}).heading),
    rows: Object.entries(FACTS).map(([topic, facts]) => ({
      topic: say(topic),
      cells: editions.map((edition) => cell(language, edition, topic, lookUp(facts, edition), say)),
    })),
  };
}

function cell(
  language: Language,
  edition: string,
  topic: string,
  fact: Fact,
  say: (key: string, args?: Args) => string,
): string {
  const words = wordsOf(language, edition);
  const names = namesOf(words, { edition });
  const item: { readonly [arg: string]: (id: string) => string } = {
    levels: (n) => n,
    has: (id) => say(`part.${id}`),
    // What is done with a thing goes by the name of the thing.
    verbs: (id) => (words.has(`family.verb.${id}`) ? say(`verb.${id}`) : names.card(id)),
    decks: (id) => words.grammar.bare(words.say(`deck.${id}`)),
    types(text) {
      const [id, actions, toughness, figures] = leading(text.split(' '), 3);
      return say('enemies.type', {
        enemy: names.enemy(id),
        actions: Number(actions),
        toughness,
        figures: Number(figures),
      });
    },
  };
  const args = Object.entries(fact).map(([arg, value]) => {
    if (typeof value === 'string' || typeof value === 'number') return [arg, value] as const;
    const items = value.map((id) => lookUp(item, arg)(id));
    return [arg, arg === 'levels' ? items.join(' / ') : words.list(items)] as const;
  });
  return say(`${topic}.${fact.say}`, Object.fromEntries(args));
}
