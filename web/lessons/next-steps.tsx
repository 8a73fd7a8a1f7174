/** After a mission that teaches: what to play next, to be begun with one press; the main button stands elsewhere. Nothing after any other. */
import { itemAt, type Context, type State } from '@holdout/engine';
import '../styles/lessons/next.css';
import { formatRoute } from '../app/route.ts';
import { EDITION_IDS } from '../editions/load.ts';
import { startGame, startTutorial } from '../screens/start-game.ts';
import { newSeed } from '../store/ids.ts';
import { useWords } from '../words/use-words.ts';
import { tourOf } from './lesson.ts';

interface Props {
  readonly context: Context;
  readonly state: State;
}

export function NextSteps({ context, state }: Props): React.JSX.Element | null {
  const { t, say } = useWords();
  const tour = tourOf(context);
  if (!tour || !state.outcome) return null;
  const edition = context.edition.id;
  const mission = say.mission(tour.next).name;
  const other = itemAt(EDITION_IDS, (EDITION_IDS.indexOf(edition) + 1) % EDITION_IDS.length);
  const { result } = state.outcome;
  const next = (): void => void startGame({ ...state.setup, mission: tour.next }, newSeed());
  return (
    <section className="next-steps" aria-label={t('lesson.after')}>
      <h3 className="cap">{t('lesson.after')}</h3>
      <p>{t(`lesson.after.${result}`, { mission })}</p>
      <div className="row wrap">
        {result === 'lost' && (
          <button type="button" className="button" onClick={() => void startTutorial(edition)}>
            {t('lesson.after.again')}
          </button>
        )}
        <button type="button" className="button" onClick={next}>
          {t('lesson.after.next', { mission })}
        </button>
        <a className="button" href={formatRoute({ screen: 'new', edition, mission: tour.next })}>
          {t('lesson.after.team')}
        </a>
        <button type="button" className="button" onClick={() => void startTutorial(other)}>
          {t('lesson.after.other', { edition: say.edition(other) })}
        </button>
      </div>
    </section>
  );
}
