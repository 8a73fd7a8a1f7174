/** Zones marked on the board now: what can be chosen, what a question is about, what a line of the log touched. */
import { useMemo } from 'react';
import type { ZoneMark } from '../board/board.tsx';
import { percent } from '../words/numbers.ts';
import { useWords } from '../words/use-words.ts';
import { aboutZones, marksOf } from './marks.ts';
import { oddsIn } from './prospect.ts';
import type { TableUi } from './use-table-ui.ts';

export function useMarks({ context, decision, choice, ring, prospectOf }: TableUi): {
  readonly marks: readonly ZoneMark[];
  readonly about: number | null;
} {
  const { say, language } = useWords();
  const { choices } = choice;
  const about = useMemo(() => aboutZones(context, decision), [context, decision]);
  const marks = useMemo(() => {
    const chosen = marksOf(choices, ({ option }) => {
      const label = decision ? say.option(decision, option) : '';
      const chance = oddsIn(prospectOf(option))?.anyKill;
      return chance === undefined ? label : `${label}, ${percent(chance, language)}`;
    });
    const others = new Set([...(ring ?? []), ...about]);
    for (const { zone } of chosen) others.delete(zone);
    return [...chosen, ...[...others].map((zone): ZoneMark => ({ zone, kind: 'path', label: '' }))];
  }, [choices, ring, about, decision, say, language, prospectOf]);
  return { marks, about: about[0] ?? null };
}
