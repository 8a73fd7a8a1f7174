/** All lessons of the mission in their order, with what has been learnt; each can be read again. */
import type { Context } from '@holdout/engine';
import { useState } from 'react';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { Legend } from './legend.tsx';
import type { TourUi } from './use-tour.ts';

interface Props {
  readonly context: Context;
  readonly tour: TourUi;
  /** Signs of the board, where they have no other place. */
  readonly legend: boolean;
}

export function LessonList({ context, tour, legend }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const [opened, setOpened] = useState<string | null>(null);
  const { lessons, next } = tour.tour;
  const learnt = lessons.filter((l) => tour.done.has(l.id)).length;
  const fight = lessons.findIndex((l) => l.id === tour.tour.fight) + 1;
  return (
    <div className="lesson-list">
      <section className="panel" aria-label={t('lesson.list')}>
        <div className="row">
          <h2>{t('lesson.list')}</h2>
          <span className="grow" />
          <span className="hint num">{t('lesson.learnt', { n: learnt, all: lessons.length })}</span>
        </div>
        <progress value={learnt} max={lessons.length} aria-label={t('lesson.list')} />
        <ol>
          {lessons.map(({ id }, i) => {
            const now = tour.lesson?.id === id;
            const done = tour.done.has(id);
            const open = opened === id;
            return (
              <li key={id} className={now ? 'now' : done ? 'done' : undefined}>
                <button
                  type="button"
                  aria-expanded={open}
                  aria-current={now ? 'step' : undefined}
                  onClick={() => setOpened(open ? null : id)}
                >
                  <i className="num">{done ? <Icon name="check-mark" size={13} /> : i + 1}</i>
                  <span>
                    <b>{t(`lesson.${id}.title`)}</b>
                    <small>{t(`lesson.${id}.sub`)}</small>
                  </span>
                  {done && <span className="visually-hidden">{t('lesson.done')}</span>}
                </button>
                {open && <p>{t(`lesson.${id}.text`)}</p>}
              </li>
            );
          })}
        </ol>
      </section>
      <section className="panel lesson-known">
        <h3>{t('lesson.known')}</h3>
        <p className="hint">{t('lesson.known.text', { mission: say.mission(next).name })}</p>
        <div className="row wrap">
          {tour.skip && (
            <button type="button" className="button" onClick={tour.skip}>
              {t('lesson.skip', { n: fight })}
            </button>
          )}
          <a
            className="button"
            href={formatRoute({ screen: 'new', edition: context.edition.id, mission: next })}
          >
            {t('lesson.next', { id: next })}
          </a>
          <button type="button" className="button ghost" onClick={tour.leave}>
            {t('lesson.leave')}
          </button>
        </div>
      </section>
      {legend && <Legend signs={tour.tour.signs} />}
    </div>
  );
}
