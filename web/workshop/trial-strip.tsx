/** Over the table of a trial: that it counts for nothing, and the way back to the same step of the drawing. */
import '../styles/whatif.css';
import { go, type Route } from '../app/route.ts';
import { Icon } from '../chrome/icon.tsx';
import { games } from '../store/games.ts';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly game: string;
  readonly drawing: Route;
}

export function TrialStrip({ game, drawing }: Props): React.JSX.Element {
  const { t } = useWords();
  // What was only tried need not be kept.
  const back = (): void => void games.delete(game).finally(() => go(drawing));
  return (
    <section className="whatif trial" aria-label={t('workshop.trial')}>
      <Icon name="pencil" size={20} />
      <p role="status">
        <b>{t('workshop.trial')}</b> <span>{t('workshop.trial.text')}</span>
      </p>
      <button type="button" className="button primary" onClick={back}>
        {t('workshop.trial.back')}
      </button>
    </section>
  );
}
