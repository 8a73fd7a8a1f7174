/** The cards a hero holds, slot by slot, to be set right. */
import type { Context } from '@holdout/engine';
import { useWords } from '../words/use-words.ts';
import { cardIn, cardsFor, slotsOf } from './hero-cards.ts';

interface Props {
  readonly context: Context;
  readonly hero: { readonly id: string; readonly slots: readonly number[] };
  readonly onCard: (slot: number, card: string) => void;
}

export function HeroSlots({ context, hero, onCard }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const name = say.hero(hero.id);
  return (
    <details className="right-cards">
      <summary>{t('table.right.cards', { hero: name })}</summary>
      <div>
        {slotsOf(hero).map((slot, i) => (
          <select
            key={slot}
            className="field"
            aria-label={t('table.right.card', { n: i + 1, hero: name })}
            value={cardIn(context, hero, slot)}
            onChange={(e) => onCard(slot, e.target.value)}
          >
            <option value="">{t('table.right.no-card')}</option>
            {cardsFor(context, slot).map((id) => (
              <option key={id} value={id}>
                {say.card(id)}
              </option>
            ))}
          </select>
        ))}
      </div>
    </details>
  );
}
