/** Reads which tiles lie on which level of a layout: one level without a name, or several by name. */
import { MAX_LEVELS, type BoardProblem, type BoardProblemCode } from './layout.ts';
import type { LevelPlan } from './placement.ts';

/** Nothing if the layout names no levels that can be read; the problem is then added to the list. */
export function readLevels(layout: unknown, problems: BoardProblem[]): LevelPlan[] | undefined {
  const refuse = (at: string, code: BoardProblemCode = 'board.layout'): undefined => {
    problems.push({ code, at });
    return undefined;
  };
  if (!isRecord(layout) || !Array.isArray(layout['doors'])) return refuse('');
  const { tiles, levels } = layout;
  if (levels === undefined)
    return tiles === undefined ? refuse('') : [{ level: 0, id: '', tiles, path: 'tiles' }];
  if (tiles !== undefined || !Array.isArray(levels) || levels.length === 0) return refuse('levels');
  if (levels.length > MAX_LEVELS) return refuse('levels', 'board.too-large');
  const plans: LevelPlan[] = [];
  for (const [level, entry] of levels.entries()) {
    const path = `levels[${level}]`;
    if (!isRecord(entry)) return refuse(path);
    const { id } = entry;
    if (!isLevelId(id) || plans.some((plan) => plan.id === id)) return refuse(`${path}.id`);
    plans.push({ level, id, tiles: entry['tiles'], path: `${path}.tiles` });
  }
  return plans;
}

/** Part of option ids, as in `ride:upper`. */
function isLevelId(id: unknown): id is string {
  return typeof id === 'string' && /^[a-z][a-z-]*$/.test(id);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
