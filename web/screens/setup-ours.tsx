/** Cards of their own box that the players have told: they may come from their decks, and can be forgotten here. */
import type { OurCard } from '@holdout/engine';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly cards: readonly OurCard[];
  readonly onForget: (card: OurCard) => void;
}

export function SetupOurs({ cards, onForget }: Props): React.JSX.Element | null {
  const { t, say } = useWords();
  if (cards.length === 0) return null;
  return (
    <details>
      <summary>{t('setup.ours', { n: cards.length })}</summary>
      <ul className="owned">
        {cards.map((card, i) => {
          const { trait } = card.card;
          const name = card.name ?? (typeof trait === 'string' ? say.card(trait) : card.deck);
          return (
            <li key={i} className="row">
              <span className="grow">
                {name} · {say.deck(card.deck)}
              </span>
              <button
                type="button"
                className="button ghost"
                aria-label={t('setup.ours.forget', { name })}
                onClick={() => onForget(card)}
              >
                ✕
              </button>
            </li>
          );
        })}
      </ul>
      <p className="fine mute">{t('setup.ours.text')}</p>
    </details>
  );
}
