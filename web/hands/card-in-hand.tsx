/** A card somebody points at: what it is, and what can be done with it now or why nothing. */
import { plugOf } from '../editions/plugs.ts';
import { CardBody } from '../table/card-face.tsx';
import type { Slot } from '../table/sheet.ts';
import type { TableUi } from '../table/use-table-ui.ts';
import { useWords } from '../words/use-words.ts';
import { deedsWith } from './card-deeds.ts';
import { deedWords } from './deed-words.ts';
import type { Deed } from './deeds.ts';
import { engineOf } from '../editions/plugs.ts';

interface Props {
  readonly ui: TableUi;
  readonly hero: number;
  readonly slot: Slot;
}

/** Deeds with the card in a slot, as the moment has them. */
export function deedsOfSlot({ context, state, decision }: TableUi, hero: number, { card }: Slot): Deed[] {
  const engine = engineOf(context.edition.id);
  return decision && card ? deedsWith(hero, card.id, { engine, context, state, decision }) : [];
}

export function CardInHand({ ui, hero, slot }: Props): React.JSX.Element | null {
  const words = useWords();
  const { t, say } = words;
  const { context, state } = ui;
  if (slot.wound) return <p>{t('hands.card.wound')}</p>;
  if (!slot.card) return null;
  const deeds = deedsOfSlot(ui, hero, slot);
  const text = say.cardText(slot.card.id);
  const named = plugOf(context).sheet.faceOf(slot.card.id);
  return (
    <div className="card-in-hand">
      <div className="card large">
        <CardBody face={{ ...named, worded: false }} empty={slot.empty} />
      </div>
      {text && <p>{text}</p>}
      {deeds.length === 0 && <p className="hint">{t('hands.card.nothing')}</p>}
      <div className="thing-acts">
        {deeds.map((deed) => (
          <button
            key={deed.answers.join()}
            type="button"
            className="button"
            data-answers={deed.answers.join(' ')}
            onClick={() => ui.actions.answerAll(deed.answers)}
          >
            {deedWords(deed, context, state, words)}
          </button>
        ))}
      </div>
    </div>
  );
}
