/** A card somebody points at: what it is, and what can be done with it now or why nothing. */
import { itemAt, type Refusal } from '@holdout/engine';
import { Whole } from '../cards/whole.tsx';
import { attackIntents, nearestReason } from '../table/reasons.ts';
import type { CardFace, Slot } from '../table/sheet.ts';
import type { TableUi } from '../table/use-table-ui.ts';
import { useWords } from '../words/use-words.ts';
import { deedWords } from './deed-words.ts';
import { deedsOfSlot } from './slot-deeds.ts';
import { useMomentUi } from './hands-scope.ts';

interface Props {
  readonly hero: number;
  readonly slot: Slot;
}

export function CardInHand({ hero, slot }: Props): React.JSX.Element | null {
  const ui = useMomentUi();
  const words = useWords();
  const { t, say } = words;
  const { context, state } = ui;
  if (slot.wound) return <p>{t('hands.card.wound')}</p>;
  if (!slot.card) return null;
  const deeds = deedsOfSlot(ui, hero, slot);
  const reason = deeds.length === 0 ? reasonAgainst(ui, hero, slot.card) : undefined;
  return (
    <div className="card-in-hand">
      <Whole face={slot.card} empty={slot.empty} />
      {deeds.length === 0 && <p className="hint">{reason ? say.refusal(reason) : t('hands.card.nothing')}</p>}
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

/** Why whoever acts cannot attack with what they hold, asked of the table for every zone with enemies. */
function reasonAgainst(ui: TableUi, hero: number, { uses }: CardFace): Refusal | undefined {
  const { context, state, sheet, table, decision } = ui;
  if (hero !== state.active || !decision || uses.length === 0) return undefined;
  const held = context.board.zones.filter((_, zone) => enemiesIn(ui, zone));
  const intents = attackIntents(
    context,
    state,
    hero,
    sheet,
    held.map((z) => z.id),
  );
  return intents.length > 0 ? nearestReason(intents, (intent) => table.why(intent)) : undefined;
}

const enemiesIn = ({ context, state }: TableUi, zone: number): boolean =>
  context.types.some((_, type) => itemAt(state.enemies, type * context.zones + zone) > 0);
