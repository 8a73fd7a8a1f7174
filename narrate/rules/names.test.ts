/** Cards, skills, keywords and missions are called the same on the cards, in the menus and in the rule reference. */
import { EDITIONS } from '@holdout/editions';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { LANGUAGES } from '../languages/index.ts';
import { chaptersIn, clauseText, isClause, rawClause } from '../reference.ts';
import { TEXTS } from '../languages/shelf.ts';
import enCards from '../languages/en/classic/cards.json';
import enSkills from '../languages/en/classic/skills.json';
import frCards from '../languages/fr/classic/cards.json';
import frSkills from '../languages/fr/classic/skills.json';
import enClassic from '../languages/en/classic/rules.json';
import frClassic from '../languages/fr/classic/rules.json';
import { itemAt, lookUp } from '@holdout/engine';

type Texts = Readonly<Record<string, string>>;
const languages: readonly [string, Texts, Texts][] = [
  ['en', { ...enCards, ...enSkills }, enClassic],
  ['fr', { ...frCards, ...frSkills }, frClassic],
];

/** Small letters, punctuation as plain spaces: "+1 die: Combat" is "+1 die, combat". */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s:,!?]+/g, ' ')
    .trim();

/** Cards that the rules name in full. */
const CARDS = [
  ...[
    'pistol',
    'crowbar',
    'fire-axe',
    'sawed-off',
    'shotgun',
    'rifle',
    'scope',
    'sniper-rifle',
    'flashlight',
  ],
  ...[
    'goalie-mask',
    'glass-bottles',
    'gasoline',
    'pan',
    'molotov',
    'evil-twins',
    'mas-shotgun',
    'wounded',
    'aaahh',
  ],
];

describe.each(languages)('names in the rules, %s', (_language, words, rules) => {
  it('every skill has its own clause, in the order of the words [C-SK-1] [C-SK-33]', () => {
    const skills = Object.keys(words).filter((key) => /^skill\.[a-z-]+$/.test(key));
    const apart = skills.filter((key, i) => {
      const name = plain(itemAt(lookUp(words, key).split('{'), 0));
      return !plain(lookUp(rules, `C-SK-${i + 1}`)).startsWith(name);
    });
    expect(skills).toHaveLength(33);
    expect(apart).toEqual([]);
  });

  it('the list of skills names all that have a name of their own [C-SKILL-1]', () => {
    const names = Object.keys(words).flatMap((key) =>
      /^skill\.[a-z-]+$/.test(key) ? [plain(itemAt(lookUp(words, key).split('{'), 0))] : [],
    );
    const list = plain(lookUp(rules, 'C-SKILL-1').replaceAll(';', ','));
    expect(names.slice(13).filter((name) => !list.includes(name))).toEqual([]);
  });

  it('cards keep their names [C-SETUP-1] [C-INV-5]', () => {
    const all = plain(Object.values(rules).join(' '));
    expect(CARDS.filter((id) => !all.includes(plain(lookUp(words, `card.${id}`))))).toEqual([]);
  });
});

describe.each(LANGUAGES)('names that the words own, %s', (language) => {
  const ids = chaptersIn(language).flatMap((chapter) => chapter.clauses);
  const missions = Object.entries(TEXTS[language]).flatMap(([key, name]) => {
    const id = /^mission\.(.+)\.name$/.exec(key)?.[1];
    return id ? [[id, name] as const] : [];
  });

  it('missions: their clauses begin with them, and never spell them out', () => {
    const clauseOf = (id: string): string => (isClause(`M-${id}`) ? `M-${id}` : `M-C${id}`);
    expect(missions).toHaveLength(EDITIONS.flatMap((e) => Object.keys(e.missions)).length);
    for (const [id, name] of missions) {
      expect(clauseText(language, clauseOf(id)).startsWith(name)).toBe(true);
      expect(rawClause(language, clauseOf(id))).toMatch(new RegExp(`^\\{mission\\.${id}\\}`));
    }
  });

  it('nothing that a clause asks for is without a name', () => {
    expect(ids.filter((id) => /[{}]|(mission|edition)\.\w/.test(clauseText(language, id)))).toEqual([]);
  });

  it('keywords: rules and cards use the same word, whatever its ending', () => {
    const texts = Object.entries(TEXTS[language]).filter(([key]) =>
      /^(card|skill|ability)\..*\.text/.test(key),
    );
    const all = plain([...ids.map((id) => clauseText(language, id)), ...texts.map(([, t]) => t)].join(' '));
    const keywords = Object.entries(TEXTS[language]).filter(([key]) => /^keyword\.[a-z-]+(@\w+)?$/.test(key));
    expect(keywords.length).toBeGreaterThan(20);
    expect(keywords.filter(([, name]) => !all.includes(plain(name).slice(0, -2)))).toEqual([]);
  });
});
