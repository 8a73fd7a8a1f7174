/**
 * The texts that mission files carry (engine/mission/texts.ts), put among the words and the rule reference. What a
 * language says of a mission in its own folder goes first: a language can be added without touching the missions.
 */
import { textsOf, type Edition, type MissionTexts } from '@holdout/engine';
import { LANGUAGES, type Language } from './languages/index.ts';
import { lendClause, lendText } from './languages/shelf.ts';
import { listClauses } from './reference.ts';

export function addMissions({ id: edition, missions }: Pick<Edition, 'id' | 'missions'>): void {
  for (const [mission, file] of Object.entries(missions)) {
    const texts = textsOf(file);
    const [[, { rules }] = ['', { rules: null }]] = texts;
    listClauses(
      edition,
      mission,
      (rules ?? []).map(([clause]) => clause),
    );
    for (const [language, said] of texts) {
      const known = LANGUAGES.find((l) => l === language);
      if (known) lend(known, mission, said);
    }
  }
}

function lend(language: Language, mission: string, texts: MissionTexts): void {
  const { name, intro, brief, goals, rules, words } = texts;
  if (name) lendText(language, `mission.${mission}.name`, name);
  if (intro) lendText(language, `mission.${mission}.intro`, intro);
  for (const [point, text] of Object.entries(brief ?? {}))
    if (text) lendText(language, `mission.${mission}.${point}`, text);
  for (const [goal, text] of goals ?? []) lendText(language, `goal.${goal}`, text);
  for (const [key, text] of words ?? []) lendText(language, key, text);
  for (const [clause, text] of rules ?? []) lendClause(language, clause, text);
}
