/// <reference types="node" />
/**
 * Which clauses the super-hero editions have, and which of them are house rulings: counted out here, so that a clause
 * left out of the texts, or a ruling that passes for a printed rule, is noticed.
 */
import { classic, hero, zombie } from '@holdout/editions';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { DCEASED as DCEASED_PACK } from '../dceased/pack.ts';
import { LANGUAGES } from '../languages/index.ts';
import { rulesOf } from '../languages/shelf.ts';
import { chaptersIn, clauseText, isClause } from '../reference.ts';
import enClassic from '../languages/en/classic/rules.json';
import enDceased from '../languages/en/dceased/rules.json';
import enHero from '../languages/en/hero-mode/rules.json';
import enKernel from '../languages/en/shared/rules.json';
import { missionClauses } from '../tests/mission-keys.ts';
import enMarvelMissions from '../languages/en/marvel/mission-rules.json';
import enSupers from '../languages/en/supers/rules.json';
import enZombie from '../languages/en/zombie-mode/rules.json';

type Counts = Readonly<Record<string, number>>;

/** How many clauses stand under each heading: SET 7 is S-SET-1 to S-SET-7. */
const SUPERS: Counts = {
  ...{ SET: 7, RND: 4, END: 1, ELIM: 3, LOS: 2, ACT: 4, MOVE: 5, OPEN: 8, TRAIT: 4, OBJ: 2, TURN: 1 },
  ...{ COM: 12, EMOVE: 9, WND: 4, CARD: 13, FAQ: 8 },
};
const ZOMBIE: Counts = {
  ...{ PCS: 4, LOSE: 2, HUN: 7, RAV: 5, ATT: 1, DEV: 6, BYS: 12, ESC: 13, SIGN: 4, SPN: 2, ENE: 2, FAQ: 4 },
};
const HERO: Counts = {
  ...{ PCS: 4, LOSE: 1, ROOM: 6, WIN: 7, FNT: 1, LVL: 7, STA: 3, ELE: 6, POW: 4, RES: 7, BYS: 8, DEV: 1 },
  ...{ HID: 6, ENE: 2, SPN: 2, HAND: 4, BOTH: 2 },
};
const DCEASED: Counts = {
  ...{ PCS: 5, LOSE: 2, SPAWN: 1, SKL: 1, ACT: 4, BRD: 1, PUSH: 3, EQP: 5, TRD: 2, RES: 2, ESC: 6, BYS: 3 },
  ...{ ROLL: 1, TGH: 1, SPN: 4, OBJ: 4 },
};
/** How many clauses each mission has beside its own. */
const DCEASED_MISSIONS: readonly number[] = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0];
const MISSIONS: readonly number[] = [0, 0, 1, 2, 1, 1, 1, 1, 1, 1, 2];
const HERO_MISSIONS: readonly number[] = [0, 2, 2, 1, 1];
/** Missions that no document has. */
const OWN_MISSIONS = 8;

const numbered = (head: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${head}-${i + 1}`);
const under = (prefix: string, counts: Counts): string[] =>
  Object.entries(counts).flatMap(([head, count]) => numbered(`${prefix}-${head}`, count));

/** What happens when a bystander is devoured stands between two rules on bystanders. */
function inLedger(ids: readonly string[]): string[] {
  const rest = ids.filter((id) => id !== 'H-DEV-1');
  const at = rest.indexOf('H-BYS-5');
  return [...rest.slice(0, at), 'H-DEV-1', ...rest.slice(at)];
}

const IDS: Readonly<Record<string, readonly string[]>> = {
  supers: under('S', SUPERS),
  zombie: [
    ...under('Z', ZOMBIE),
    ...MISSIONS.flatMap((more, i) => [`M-MZ${i}`, ...numbered(`M-MZ${i}`, more)]),
  ],
  marvel: numbered('M-ALL', 11),
  hero: [
    ...inLedger(under('H', HERO)),
    ...HERO_MISSIONS.flatMap((more, i) => [`M-MH${i + 1}`, ...numbered(`M-MH${i + 1}`, more)]),
    ...Array.from({ length: OWN_MISSIONS }, (_, i) => `M-H${i + 1}`),
  ],
  dceased: [
    ...under('D', DCEASED),
    ...DCEASED_MISSIONS.flatMap((more, i) => [`M-D${i}`, ...numbered(`M-D${i}`, more)]),
  ],
};

/** The rulings among them, by heading. */
const RULINGS: Readonly<Record<string, readonly number[]>> = {
  ...{ 'S-SET': [6, 7], 'S-ELIM': [1, 2, 3], 'S-LOS': [2], 'S-ACT': [1, 2, 3, 4], 'S-MOVE': [5] },
  ...{ 'S-OPEN': [7, 8], 'S-COM': [11, 12], 'S-EMOVE': [7, 8, 9], 'S-WND': [4] },
  ...{ 'S-CARD': [8, 9, 11], 'S-FAQ': [6, 8] },
  ...{ 'Z-RAV': [4], 'Z-DEV': [6], 'Z-BYS': [7, 8, 9, 10], 'Z-ESC': [7, 10, 11, 12], 'Z-SIGN': [3, 4] },
  ...{ 'H-WIN': [5, 7], 'H-LVL': [5, 6, 7], 'H-ELE': [4, 6], 'H-RES': [7], 'H-BYS': [2, 8] },
  ...{ 'H-HID': [1, 4, 5], 'H-HAND': [3, 4], 'M-MH2': [1], 'M-MH3': [1, 2], 'M-MH5': [1] },
  ...{ 'D-PCS': [2, 4, 5], 'D-LOSE': [2], 'D-ACT': [4], 'D-BRD': [1], 'D-PUSH': [2], 'D-TRD': [2] },
  ...{ 'D-ESC': [5], 'D-BYS': [2], 'D-SPN': [3, 4], 'D-OBJ': [3, 4] },
  'M-ALL': [2, 3, 4, 5, 6, 8, 9, 10, 11],
};
/** In Zombie Mode every clause beside a mission's own is a ruling, and one mission has a ruling inside. */
const RULED = [
  ...Object.entries(RULINGS).flatMap(([head, numbers]) => numbers.map((n) => `${head}-${n}`)),
  ...MISSIONS.flatMap((more, i) => numbered(`M-MZ${i}`, more)),
  'M-MZ7',
];

/** Of a mission that came after this was counted out. */
const isLater = (id: string): boolean => id.startsWith('M-') && !Object.values(IDS).flat().includes(id);
const isRuling = (text: string): boolean => text.endsWith(' (House ruling.)');
const sorted = (ids: readonly string[]): string[] => [...ids].sort();

describe('the rule reference of the super-hero editions', () => {
  it.each(Object.keys(IDS))('has every clause of %s in its chapters, in order', (edition) => {
    const listed = chaptersIn('en').flatMap((c) => (c.edition === edition ? c.clauses : []));
    expect(listed.filter((id) => !isLater(id))).toEqual(IDS[edition]);
  });

  it('finds the text of every clause in every language', () => {
    const all = Object.values(IDS).flat();
    expect(all.filter((id) => !isClause(id))).toEqual([]);
    for (const language of LANGUAGES) expect(all.filter((id) => !clauseText(language, id))).toEqual([]);
  });

  it('marks the rulings, and nothing else, as house rulings', () => {
    const ofMissions = {
      ...enMarvelMissions,
      ...missionClauses(zombie, 'en'),
      ...missionClauses(hero, 'en'),
    };
    const texts = Object.entries({ ...enSupers, ...enZombie, ...enHero, ...enDceased, ...ofMissions });
    const marked = texts.flatMap(([id, text]) => (isRuling(text) && !isLater(id) ? [id] : []));
    expect(sorted(marked)).toEqual(sorted(RULED));
  });
});

it('DCeased takes over the rules of hero mode that its ledger names, and no others', () => {
  const chapters = chaptersIn('en', ['dceased', 'supers']);
  expect(new Set(chapters.map((c) => c.edition))).toEqual(new Set(['kernel', 'supers', 'dceased']));
  const lent = chapters.flatMap((c) => c.clauses).filter((id) => /^(H|M-ALL)-/.test(id));
  expect(lent).toEqual([
    ...numbered('H-POW', 4),
    ...['H-RES-2', 'H-RES-4', 'H-RES-6', 'H-RES-7', 'H-BYS-1', 'H-BYS-2', 'H-BYS-4', 'H-DEV-1'],
    ...['H-BYS-5', 'H-BYS-6', 'H-BYS-7', 'H-BYS-8', 'H-ENE-1'],
    ...['M-ALL-1', 'M-ALL-2', 'M-ALL-7', 'M-ALL-9', 'M-ALL-10'],
  ]);
  // Whoever fetches the rules of DCeased has them.
  const fetched = DCEASED_PACK.rules.flatMap((part) => Object.keys(rulesOf('en', part) ?? {}));
  expect(lent.filter((id) => !fetched.includes(id))).toEqual([]);
});

it('docs/RULINGS.md gives a reason for every house ruling', () => {
  const page = readFileSync(new URL('../../docs/RULINGS.md', import.meta.url), 'utf8');
  const reasoned = new Set(page.match(/[A-Z]-[A-Z]+\d*(-\d+)?/g));
  const texts = {
    ...enKernel,
    ...enClassic,
    ...enSupers,
    ...enZombie,
    ...enHero,
    ...enDceased,
    ...enMarvelMissions,
    ...missionClauses(classic, 'en'),
    ...missionClauses(zombie, 'en'),
    ...missionClauses(hero, 'en'),
  };
  const ruled = Object.entries(texts).flatMap(([id, text]) => (isRuling(text) ? [id] : []));
  expect(ruled.filter((id) => !reasoned.has(id))).toEqual([]);
});
