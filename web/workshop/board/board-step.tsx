/** The first step: the board of the mission, what is wrong with it, and how it came to be. */
import type { StepProps } from '../workshop.ts';
import { HistoryPanel } from '../history-panel.tsx';
import { ProblemsPanel } from '../problems-panel.tsx';

export function BoardStep({ workshop }: StepProps): React.JSX.Element {
  return (
    <main className="board-step">
      <aside className="board-side">
        <ProblemsPanel workshop={workshop} />
        <HistoryPanel workshop={workshop} />
      </aside>
    </main>
  );
}
