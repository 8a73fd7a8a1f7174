/** The game is over: the word for it across the screen, one sentence of how, then the summary or a last look at the board. */
import type { Outcome, State } from '@holdout/engine';
import type { ReactNode } from 'react';
import { Icon } from '../chrome/icon.tsx';
import { Portrait } from '../table/hero-parts.tsx';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly state: State;
  readonly outcome: Outcome;
  readonly text: string;
  readonly mission: string;
  /** What to play next. */
  readonly next: ReactNode;
  readonly onSummary: () => void;
  readonly onLook: () => void;
}

export function EndMoment(props: Props): React.JSX.Element {
  const { state, outcome, text, mission, next, onSummary, onLook } = props;
  const { t, say } = useWords();
  return (
    <div className={`over the-end ${outcome.result} tone`} role="status" data-moment="end">
      <span className="cap">{t('moment.end.mission', { mission, n: state.round })}</span>
      <h2>{t(`table.over.${outcome.result}`)}</h2>
      <p>{text}</p>
      <ul className="end-heroes">
        {state.heroes.map((h, i) => (
          <li key={h.id} data-status={h.status}>
            <Portrait state={state} hero={i} size={64} />
            <span>{say.hero(h.id)}</span>
          </li>
        ))}
      </ul>
      <div className="row end-buttons">
        <button type="button" className="button primary" onClick={onSummary} autoFocus>
          <Icon name={outcome.result === 'won' ? 'trophy-cup' : 'death-skull'} size={18} />
          {t('table.over.summary')}
        </button>
        <button type="button" className="button" onClick={onLook}>
          {t('moment.end.look')}
        </button>
      </div>
      {next}
    </div>
  );
}
