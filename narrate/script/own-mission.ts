/**
 * What players read of a mission of their own: the texts its file brings, in the language spoken or in its first one,
 * and where it brings none, its sentences.
 */
import { textsOf, type Edition, type Json, type MissionBrief, type MissionTexts } from '@holdout/engine';
import type { Language } from '../languages/index.ts';
import { arrivalsSoFar } from '../languages/shelf.ts';
import { compileMessage } from '../message.ts';
import type { MissionText, OwnMission } from '../missions.ts';
import { areSentencesOfAtHand } from '../packs.ts';
import { capital } from '../sentence.ts';
import { isObject } from './fits.ts';
import { plain } from './piece.ts';
import { scriptOf, tellerOf, type Line, type Section } from './script.ts';

export function ownMission(edition: Edition, file: Json, zones: readonly string[]): OwnMission {
  // Asked for with every line of the table; what it is made of may still arrive.
  const told = new Map<string, MissionText>();
  return {
    id: isObject(file) && typeof file['id'] === 'string' ? file['id'] : '',
    words: (language) => wordsIn(textsFor(file, language)),
    text(language) {
      const key = `${language} ${arrivalsSoFar()}`;
      const text = told.get(key) ?? textOf(edition, file, zones, language);
      told.set(key, text);
      return text;
    },
  };
}

/** The texts in this language before those of the first one. */
function textsFor(file: Json, language: Language): readonly MissionTexts[] {
  const texts = textsOf(isObject(file) ? file : {});
  return [...texts.filter(([l]) => l === language), ...texts.slice(0, 1)].map(([, said]) => said);
}

/** General events in words of its own, names of its tokens and counters: nothing else of the game can be said otherwise. */
const ITS_OWN =
  /^(event\.(lost|counted|hopeless|door-unlocked)|area|in\.area|counter|colours?|colour-of-door|colours-of-doors)\.[\w-]+$/;

function wordsIn(texts: readonly MissionTexts[]): { readonly [key: string]: string } {
  const said = [...texts].reverse().flatMap(({ words }) => words ?? []);
  return Object.fromEntries(said.filter(([key, text]) => ITS_OWN.test(key) && isSound(text)));
}

/** A text that cannot be read would end the telling. */
function isSound(text: string): boolean {
  try {
    compileMessage(text, 'en');
    return true;
  } catch {
    return false;
  }
}

function textOf(edition: Edition, file: Json, zones: readonly string[], language: Language): MissionText {
  const texts = textsFor(file, language);
  const first = <K extends keyof MissionTexts>(key: K): MissionTexts[K] | undefined =>
    texts.find((said) => said[key])?.[key];
  const id = isObject(file) && typeof file['id'] === 'string' ? file['id'] : '';
  const lines = areSentencesOfAtHand(language, edition.id) ? linesOf(edition, file, zones, language) : [];
  const brief = (point: keyof MissionBrief): string | undefined =>
    texts.map((said) => said.brief?.[point]).find(Boolean);
  const told = briefOf(lines);
  return {
    name: first('name') ?? id,
    intro: first('intro') ?? '',
    brief: (['win', 'lose', 'special'] as const)
      .map((point) => ({ point, text: brief(point) ?? told[point] ?? '' }))
      .filter(({ text }) => text),
    goals: {
      ...goalsOf(lines, file),
      ...Object.fromEntries(texts.flatMap(({ goals }) => goals ?? []).reverse()),
    },
    rules: sentences(lines, ['win', 'lose', 'hopeless', 'rules', 'setup']),
  };
}

interface Told {
  readonly section: Section;
  readonly at: Line['path'];
  readonly text: string;
  readonly met: string;
}

const linesOf = (edition: Edition, file: Json, zones: readonly string[], language: Language): Told[] =>
  scriptOf(tellerOf(language, edition, file, { zones }), file).map(({ section, path, pieces }) => {
    const phrase = pieces.find((piece) => piece.is === 'phrase');
    return { section, at: path, text: plain(pieces), met: phrase ? capital(plain([phrase])) : '' };
  });

const sentences = (lines: readonly Told[], sections: readonly Section[]): string[] =>
  lines.flatMap(({ section, text }) => (sections.includes(section) ? [text] : []));

function briefOf(lines: readonly Told[]): { readonly [point: string]: string } {
  if (lines.length === 0) return {};
  const said = (...sections: Section[]): string => sentences(lines, sections).join(' ');
  return { win: said('win'), lose: said('lose', 'hopeless'), special: said('rules') };
}

/** By the ids of the file, in its order. */
function goalsOf(lines: readonly Told[], file: Json): { readonly [goal: string]: string } {
  const goals = isObject(file) && Array.isArray(file['goals']) ? file['goals'] : [];
  return Object.fromEntries(
    lines.flatMap(({ section, at, met }) => {
      const goal = section === 'goals' ? goals[Number(at[1])] : undefined;
      return isObject(goal) && typeof goal['id'] === 'string' ? [[goal['id'], met]] : [];
    }),
  );
}
