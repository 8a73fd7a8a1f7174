/** What a hero has done so far in the own turn, as far as one of their skills counts it: kept with what the turn has used. */
import { heroAt, markUsed, type Game } from '@holdout/engine';
import { SHEETS } from './cards.ts';

/** Deeds, and the skill that counts them. */
const COUNTED = { eliminated: 'frenzy', entered: 'momentum' } as const;
type Deed = keyof typeof COUNTED;

const COUNTING = new Map(
  SHEETS.map(({ id, skills }) => [id, [skills.blue, skills.yellow, ...skills.orange, ...skills.red]]),
);

/** A skill won in the middle of a turn counts what has gone before. */
function isCounted(g: Game, hero: number, deed: Deed): boolean {
  const { id, skills } = heroAt(g.state, hero);
  const skill = COUNTED[deed];
  return skills.includes(skill) || (COUNTING.get(id)?.includes(skill) ?? false);
}

export function noteDeed(g: Game, hero: number, deed: Deed, n = 1): void {
  if (g.state.active !== hero || !isCounted(g, hero, deed)) return;
  for (let i = 0; i < n; i++) markUsed(g, hero, deed);
}

/** Nothing outside the own turn. */
export const deedsOf = (g: Game, hero: number, deed: Deed): number =>
  g.state.active === hero ? heroAt(g.state, hero).used.filter((x) => x === deed).length : 0;
