/** Over the step that is open: what to do next in the lesson, and where. */
import { formatRoute } from '../app/route.ts';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { gamesIn } from './fairness/figures.ts';
import { useMeasurement } from './fairness/measurements.ts';
import type { MeasurementStore } from './fairness/measuring.ts';
import { LESSON, lessonAt, useLesson } from './lesson.ts';
import { missionId, type StepId, type Workshop } from './workshop.ts';

interface Props {
  readonly workshop: Workshop;
  readonly shown: StepId;
}

export function LessonStrip({ workshop, shown }: Props): React.JSX.Element | null {
  const { project } = useLesson();
  const store = useMeasurement(workshop);
  if (project !== workshop.project) return null;
  return store ? (
    <Watching store={store} workshop={workshop} shown={shown} />
  ) : (
    <Strip measured={false} workshop={workshop} shown={shown} />
  );
}

/** While bots play. */
function Watching({ store, ...props }: Props & { readonly store: MeasurementStore }): React.JSX.Element {
  const { results } = store();
  return <Strip measured={gamesIn(results) > 0} {...props} />;
}

function Strip({ workshop, shown, measured }: Props & { readonly measured: boolean }): React.JSX.Element {
  const { t } = useWords();
  const { leave } = useLesson();
  const { project, mission, flaws } = workshop;
  const at = lessonAt({ mission, flaws, measured, shown });
  const step = LESSON.at(at);
  return (
    <section className="workshop-lesson" aria-label={t('workshop.lesson')}>
      <Icon name="light-bulb" size={20} />
      <p role="status">
        <b>{t('workshop.lesson.at', { n: Math.min(at + 1, LESSON.length), all: LESSON.length })}</b>{' '}
        {t(`workshop.lesson.${step?.id ?? 'done'}`)}
      </p>
      <span className="grow" />
      {step && step.at !== shown && (
        <a
          className="button small primary"
          href={formatRoute({ screen: 'workshop', project, mission: missionId(mission), step: step.at })}
        >
          {t(`workshop.tab.${step.at}`)}
        </a>
      )}
      <button type="button" className="button small" onClick={leave}>
        {t(step ? 'workshop.lesson.leave' : 'workshop.lesson.end')}
      </button>
    </section>
  );
}
