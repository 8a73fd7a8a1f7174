/** Missions in words: their name, how they begin, the briefing, and the goals of the players' checklist. */
import type { MissionBrief } from '@holdout/engine';
import type { Language } from './languages/index.ts';
import type { Words } from './words.ts';

/** In the order in which they are read. */
const BRIEF = ['win', 'lose', 'special'] as const satisfies readonly (keyof MissionBrief)[];

interface BriefPoint {
  readonly point: (typeof BRIEF)[number];
  readonly text: string;
}

export interface MissionText {
  readonly name: string;
  /** One or two sentences; empty for a mission of the players' own. */
  readonly intro: string;
  /** How it is won, how it is lost, what is special about it; none for a mission of the players' own without them. */
  readonly brief: readonly BriefPoint[];
  /** By goal id. */
  readonly goals: { readonly [goal: string]: string };
  /** Of a mission of the players' own: all that holds in it, sentence by sentence. */
  readonly rules?: readonly string[];
}

/** A mission of the players' own, as its file tells it (script/own-mission.ts). */
export interface OwnMission {
  readonly id: string;
  /** Messages in words of its own. */
  words(language: Language): { readonly [key: string]: string };
  text(language: Language): MissionText;
}

export function missionText(words: Words, id: string): MissionText {
  const or = (key: string, fallback: string): string => (words.has(key) ? words.say(key) : fallback);
  return {
    name: or(`mission.${id}.name`, id),
    intro: or(`mission.${id}.intro`, ''),
    brief: BRIEF.map((point) => ({ point, text: or(`mission.${id}.${point}`, '') })).filter((b) => b.text),
    goals: Object.fromEntries(words.under('goal.').map((goal) => [goal, words.say(`goal.${goal}`)])),
  };
}
