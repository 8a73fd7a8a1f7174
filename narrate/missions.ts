/** Missions in words: their name, how they begin, and the goals of the players' checklist. */
import type { Words } from './words.ts';

export interface MissionText {
  readonly name: string;
  /** One or two sentences; empty for a mission of the players' own. */
  readonly intro: string;
  /** By goal id. */
  readonly goals: { readonly [goal: string]: string };
}

export function missionText(words: Words, id: string): MissionText {
  const or = (key: string, fallback: string): string => (words.has(key) ? words.say(key) : fallback);
  return {
    name: or(`mission.${id}.name`, id),
    intro: or(`mission.${id}.intro`, ''),
    goals: Object.fromEntries(words.under('goal.').map((goal) => [goal, words.say(`goal.${goal}`)])),
  };
}
