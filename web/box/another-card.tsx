/** A card that only the players' own box has: they tell it once, and the game knows it from then on (docs/COMPANION.md). */
import { formatAnother, type Edition, type OurCard } from '@holdout/engine';
import '../styles/another-card.css';
import { useId, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { CardParts } from './card-field.tsx';
import { blankCard, fieldsOf, toldCard } from './card-values.ts';
import { telling } from './telling.ts';

interface Props {
  readonly edition: Edition;
  readonly deck: string;
  readonly onAnswer: (text: string) => void;
  readonly onBack: () => void;
}

const MOST_NAME = 40;

export function AnotherCard({ edition, deck, onAnswer, onBack }: Props): React.JSX.Element | null {
  const { t, say } = useWords();
  const title = useId();
  const fields = fieldsOf(edition, deck);
  const named = edition.further?.lists[deck]?.named ?? false;
  const [name, setName] = useState('');
  const [card, setCard] = useState(() => blankCard(fields ?? {}));
  if (!fields) return null;
  const tell = (): void => {
    const told: OurCard = { deck, ...(named ? { name: name.trim() } : {}), card: toldCard(card) };
    telling(edition, told);
    onAnswer(formatAnother(told));
  };
  return (
    <form
      className="another-card"
      noValidate
      aria-labelledby={title}
      onSubmit={(e) => {
        e.preventDefault();
        tell();
      }}
    >
      <h3 id={title}>{t('another.title', { deck: say.deck(deck) })}</h3>
      <p className="fine">{t(named ? 'another.text' : 'another.copies-text')}</p>
      {named && (
        <label className="another-field">
          <span className="cap">{t('another.name')}</span>
          <input
            className="field"
            autoFocus
            required
            maxLength={MOST_NAME}
            value={name}
            onChange={(e) => setName(e.target.value)}
          />
        </label>
      )}
      <CardParts
        edition={edition}
        shape={{ is: 'fields', fields }}
        value={card}
        onValue={(to) => setCard(to as typeof card)}
      />
      <p className="fine mute">{t('another.words')}</p>
      <div className="row wrap">
        <button type="submit" className="button primary">
          {t('another.tell')}
        </button>
        <button type="button" className="button" onClick={onBack}>
          {t('another.back')}
        </button>
      </div>
    </form>
  );
}
