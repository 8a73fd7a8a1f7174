/** What wins the mission, beside the lesson for as long as it runs; what is done is ticked. */
import type { Goal } from '../play/goals.ts';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';

export function GoalCard({
  mission,
  goals,
}: {
  readonly mission: string;
  readonly goals: readonly Goal[];
}): React.JSX.Element {
  const { t, say } = useWords();
  const words = say.mission(mission).goals;
  return (
    <section className="lesson-goal">
      <h3 className="cap">{t('lesson.your-goal')}</h3>
      <ul>
        {goals.map((goal) => (
          <li key={goal.id} className={goal.met ? 'met' : undefined}>
            <Icon name={goal.met ? 'check-mark' : 'flag-objective'} size={17} />
            <span>{words[goal.id] ?? goal.id}</span>
            <span className="visually-hidden">{t(goal.met ? 'table.goal.met' : 'table.goal.open')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
