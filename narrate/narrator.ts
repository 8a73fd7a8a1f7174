/**
 * Everything the game says, in any of its languages: `narrator('fr').event(e)`. Messages and rule texts are data in
 * languages/; nothing here knows what is on the table beyond what it is told.
 */
import type { Decision, GameEvent, Gender, Option, Refusal } from '@holdout/engine';
import { namesBrought } from './brought.ts';
import { deedText, type Telling } from './deeds.ts';
import { eventText } from './events.ts';
import type { Language } from './languages/index.ts';
import { missionText, type MissionText } from './missions.ts';
import { carName, namesOf, type Names, type Table } from './names.ts';
import { answerText, isClear, optionText, promptText } from './options.ts';
import { chaptersIn, clauseText, type Chapter } from './reference.ts';
import { problemText, refusalText } from './refusals.ts';
import { sentence } from './sentence.ts';
import { familyOf } from './packs.ts';
import { wordsOf } from './words.ts';

export interface Narrator {
  readonly language: Language;
  event(e: GameEvent): string;
  /** All that belongs together in one short line; `lead` is what it is about. */
  deed(lead: GameEvent, events: readonly GameEvent[]): Telling;
  prompt(d: Decision): string;
  option(d: Decision, o: Option): string;
  /** A whole answer: the option picked, or every share. */
  answer(d: Decision, answer: string): string;
  /** What happened, where, and what to do. */
  refusal(r: Refusal): string;
  /** What is wrong with a mission, scenario or board file, and where. */
  problem(code: string, at: string, detail?: string): string;
  card(id: string): string;
  cardText(id: string): string;
  skill(id: string): string;
  skillText(id: string): string;
  hero(id: string): string;
  heroText(id: string): string;
  /** What an enemy with a card of its own does. */
  ability(id: string): string;
  abilityText(id: string): string;
  /** A kind of spawn card, and what it does. */
  spawn(kind: string): string;
  spawnText(kind: string): string;
  keyword(id: string): string;
  keywordText(id: string): string;
  enemy(id: string): string;
  enemies(id: string, n: number): string;
  /** How words agree with those of these ids together. */
  gender(...ids: readonly string[]): Gender;
  zone(id: string): string;
  /** Within a sentence: "the living room". */
  theZone(id: string): string;
  /** So that no other zone of the board is called the same. */
  place(id: string): string;
  /** Where something happens: "in street 4". */
  inZone(id: string): string;
  door(id: string): string;
  car(id: string): string;
  level(id: string): string;
  /** A level of the board, as a heading. */
  floor(id: string): string;
  phase(id: string): string;
  colour(id: string): string;
  /** What the box of an edition is called. */
  edition(id: string): string;
  /** What it is, in one line. */
  aboutEdition(id: string): string;
  /** What heads its rules; of a family too, and of `kernel`, what all games share. */
  heading(id: string): string;
  mission(id: string): MissionText;
  goal(id: string): string;
  /** A way to play that players choose before the game, one of its choices, and what that means. */
  deck(id: string): string;
  variant(id: string): string;
  choice(variant: string, choice: string): string;
  choiceText(variant: string, choice: string): string;
  clause(id: string): string;
  /** Of the edition at hand; of all there are when it has none, or when all are asked for. */
  chapters(all?: boolean): readonly Chapter[];
}

/** `table` tells what only the game at hand knows: names of the players' own survivors, zones of the board. */
export function narrator(language: Language, table: Table = {}): Narrator {
  const { mission: own, brought = {} } = table;
  const words = wordsOf(language, table.edition, own?.words(language), namesBrought(brought, language));
  const names = namesOf(words, table);
  const exact = table.codes === false ? namesOf(words, { ...table, codes: true }) : names;
  const namesFor = (d: Decision, o: Option): Names => (isClear(names, d, o) ? names : exact);
  const text = (key: string): string => (words.has(key) ? words.say(key) : '');
  return {
    language,
    event: (e) => eventText(names, e),
    deed: (lead, events) => deedText(names, lead, events),
    prompt: (d) => promptText(names, d),
    option: (d, o) => optionText(namesFor(d, o), d, o),
    answer: (d, answer) => answerText(names, d, answer),
    refusal: (r) => refusalText(names, r),
    problem: (code, at, detail) => problemText(names, code, at, detail),
    card: names.card,
    cardText: (id) => text(`card.${id}.text`) || text(`attack.${id}.text`),
    skill: names.skill,
    skillText: (id) => text(`skill.${id.split(':')[0]}.text`),
    hero: names.hero,
    heroText: (id) => text(`hero.${id}.text`),
    ability: (id) => names.term('ability', id),
    abilityText: (id) => text(`ability.${id}.text`),
    spawn: (kind) => names.term('spawn', kind),
    spawnText: (kind) => text(`spawn.${kind}.text`),
    keyword: (id) => names.term('keyword', id),
    keywordText: (id) => text(`keyword.${id}.text`),
    enemy: names.enemy,
    enemies: names.enemies,
    gender: (...ids) => names.gender(ids),
    zone: names.zone,
    theZone: names.theZone,
    place: exact.zone,
    inZone: names.inZone,
    door: names.door,
    car: (id) => carName(names, id),
    level: (id) => names.term('level', id),
    floor: (id) => sentence(words.grammar.bare(names.term('floor', id))),
    phase: (id) => names.term('phase', id),
    colour: (id) => names.term('colour', id),
    edition: (id) => names.term('edition', id),
    aboutEdition: (id) => names.term('edition', `${id}.about`),
    heading: names.heading,
    mission: (id) => (id === own?.id ? own.text(language) : missionText(words, id)),
    goal: (id) => names.term('goal', id),
    deck: (id) => names.term('deck', id),
    variant: (id) => names.term('variant', id),
    choice: (variant, choice) => names.term(`variant.${variant}`, choice),
    choiceText: (variant, choice) => text(`variant.${variant}.${choice}.text`),
    clause: (id) => clauseText(language, id),
    chapters: (all = false) =>
      chaptersIn(language, all || !table.edition ? undefined : familyOf(table.edition)),
  };
}
