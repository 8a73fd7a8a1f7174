/** Things set right by hand at an online table: only once those who sit there have voted for it. */
import { useWords } from '../words/use-words.ts';
import { seatedHere, useCommand, useOnline } from './online.ts';

export function Corrections(): React.JSX.Element | null {
  const { t } = useWords();
  const online = useOnline();
  const command = useCommand();
  const { model } = online;
  const isPlayed = model.game !== null && model.game.proof === undefined;
  if (!isPlayed || seatedHere(online).length === 0) return null;
  return (
    <section className="game-file" aria-label={t('online.corrections')}>
      <h3 className="cap">{t('online.corrections')}</h3>
      {model.corrections ? (
        <p className="hint">{t('online.corrections.on')}</p>
      ) : (
        <>
          <button
            type="button"
            className="button"
            disabled={model.vote !== null}
            onClick={() => void command({ kind: 'ask', at: model.at, about: 'corrections' })}
          >
            {t('online.corrections.ask')}
          </button>
          <p className="hint">{t('online.corrections.hint')}</p>
        </>
      )}
    </section>
  );
}
