/**
 * The lesson that is told: who speaks, what about, what to do now. It stands beside the board or in the sheet, never
 * over anything.
 */
import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import { letterOf } from '../table/keys.ts';
import { Speaker } from './speaker.tsx';
import type { TourUi } from './use-tour.ts';

interface Props {
  readonly tour: TourUi;
  /** Hero who acts, for "Move Wanda". */
  readonly hero: string;
  /** Where room is short: opens the list, where everything can be read. */
  readonly onMore?: () => void;
}

export function LessonCard({ tour, hero, onMore }: Props): React.JSX.Element | null {
  const { t, say } = useWords();
  const { lesson, nth } = tour;
  const about = { hero: say.hero(hero), gender: say.gender(hero) };
  const showMe = (
    <button type="button" className="button" onClick={tour.showMe}>
      {t('lesson.show')}
      <span className="key-cap">{letterOf(t, 'show')}</span>
    </button>
  );
  if (!lesson)
    return (
      <section className="lesson-card free" aria-label={t('lesson.card')}>
        <ToDo text={t(between(tour))}>{showMe}</ToDo>
      </section>
    );
  return (
    <section className="lesson-card" aria-label={t('lesson.card')} data-lesson={lesson.id}>
      <div className="lesson-says paper">
        <Speaker id={tour.tour.speaker} />
        <div aria-live="polite" key={tour.showing ? 'again' : 'once'}>
          <p className="lesson-count num">{t('lesson.count', { n: nth, all: tour.tour.lessons.length })}</p>
          <h2>{t(`lesson.${lesson.id}.title`)}</h2>
          <p className="lesson-text">{t(`lesson.${lesson.id}.text`)}</p>
        </div>
      </div>
      <ToDo text={t(`lesson.${lesson.id}.do`, about)}>
        {showMe}
        <button type="button" className="button primary" onClick={tour.gotIt}>
          {t('lesson.got-it')}
        </button>
        {onMore && (
          <button type="button" className="button lesson-more" onClick={onMore}>
            {t('lesson.more')}
          </button>
        )}
      </ToDo>
    </section>
  );
}

const between = ({ asked, reminder }: TourUi): string =>
  asked ? 'lesson.asked' : reminder === null ? 'lesson.free' : `lesson.reminder.${reminder}`;

interface ToDoProps {
  readonly text: string;
  readonly children: ReactNode;
}

function ToDo({ text, children }: ToDoProps): React.JSX.Element {
  const { t } = useWords();
  return (
    <div className="lesson-do">
      <h3 className="cap">{t('lesson.now')}</h3>
      <p>{text}</p>
      <div className="lesson-buttons">{children}</div>
    </div>
  );
}
