/** How hard: bars to see, a word to read. */
import type { Difficulty } from '@holdout/engine';
import { useWords } from '../words/use-words.ts';
import { barsOf } from './missions.ts';

export function DifficultyBars({ difficulty }: { readonly difficulty: Difficulty }): React.JSX.Element {
  const { t } = useWords();
  return (
    <span className="difficulty">
      {[1, 2, 3, 4].map((n) => (
        <i key={n} className={n <= barsOf(difficulty) ? 'full' : undefined} />
      ))}
      <b>{t(`app.difficulty.${difficulty}`)}</b>
    </span>
  );
}
