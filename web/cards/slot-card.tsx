/** A slot of a dashboard with whatever is in it: in hand as a picture with its numbers, in reserve as a picture with its name. */
import type { ReactNode } from 'react';
import { Fitting } from '../chrome/fitting.tsx';
import { Icon } from '../chrome/icon.tsx';
import { ItemPicture } from '../faces/item-picture.tsx';
import { HeldCard, type Held } from '../hands/held-card.tsx';
import type { CardFace, Slot } from '../table/sheet.ts';
import { useWords } from '../words/use-words.ts';
import { CardPicture } from './card-picture.tsx';
import { notesOf } from './card-words.ts';
import { Marks } from './marks.tsx';
import { UseNumbers } from './numbers.tsx';
import { usePeek } from './peek.tsx';
import { WOUND_CARD } from './wound.ts';
import { Whole } from './whole.tsx';

interface Props {
  readonly slot: Slot;
  readonly small?: boolean;
  /** Part of what is being chosen, or what is aimed with. */
  readonly state?: 'used' | 'aimed' | 'off';
  /** Present when the card can be chosen now. */
  readonly choose?: { readonly label: string; readonly onChoose: () => void };
  /** The card as hands have it, where it can be looked at and carried. */
  readonly held?: Held;
}

export function SlotCard({ slot, small = false, state, choose, held }: Props): React.JSX.Element {
  const { t } = useWords();
  const { card, wound } = slot;
  if (!card && !wound)
    return (
      <div className="card empty">
        {t(`table.area.${slot.area}`)}
        <span className="visually-hidden">{t('table.card.none')}</span>
      </div>
    );
  const size = sizeOf(slot, small);
  const classes = ['card', size, wound && 'wound', state].filter(Boolean).join(' ');
  const inside = card ? <CardInside face={card} size={size} empty={slot.empty} /> : <WoundInside />;
  if (choose && card)
    return (
      <ChosenCard className={classes} card={card} choose={choose}>
        {inside}
      </ChosenCard>
    );
  if (!choose && held)
    return (
      <HeldCard className={`${classes} held-card`} held={held}>
        {inside}
      </HeldCard>
    );
  return <div className={classes}>{inside}</div>;
}

type Size = 'in-hand' | 'in-line' | 'in-row';

/** What has no numbers needs no room for them; what is always there needs no picture as large as what was found. */
function sizeOf({ card, fixed }: Slot, small: boolean): Size {
  if (small || !card) return 'in-row';
  // Of a face nothing but the eyes would be left in a row.
  if (card.kind === 'bystander') return 'in-line';
  if (card.uses.length === 0) return 'in-row';
  return fixed ? 'in-line' : 'in-hand';
}

function ChosenCard({
  className,
  card,
  choose,
  children,
}: {
  readonly className: string;
  readonly card: CardFace;
  readonly choose: NonNullable<Props['choose']>;
  readonly children: ReactNode;
}): React.JSX.Element {
  const peek = usePeek<HTMLButtonElement>(<Whole face={card} />);
  return (
    <>
      <button
        {...peek.handlers}
        type="button"
        className={`${className} can`}
        aria-label={choose.label}
        onClick={choose.onChoose}
      >
        {children}
      </button>
      {peek.card}
    </>
  );
}

function CardInside({
  face,
  size,
  empty,
}: {
  readonly face: CardFace;
  readonly size: Size;
  readonly empty: boolean;
}): React.JSX.Element {
  const { t, say } = useWords();
  const picture = <CardPicture face={face} size={size === 'in-hand' ? 36 : 24} />;
  const title = (
    <span className="card-title">
      <Fitting>{say.card(face.id)}</Fitting>
    </span>
  );
  if (size === 'in-row')
    return (
      <>
        {picture}
        {title}
      </>
    );
  const use = face.uses.at(0);
  const notes = notesOf(t, face, empty).join(', ');
  const numbers = (
    <>
      {notes && <span className="visually-hidden">{notes}</span>}
      {empty && <span className="card-empty">{t('table.card.empty')}</span>}
      {!empty && use && <UseNumbers use={use} />}
    </>
  );
  if (size === 'in-line')
    return (
      <>
        {picture}
        <span className="card-words">
          {title}
          {numbers}
        </span>
      </>
    );
  return (
    <>
      <span className="card-head">
        {title}
        <Marks face={face} />
      </span>
      {picture}
      {numbers}
    </>
  );
}

function WoundInside(): React.JSX.Element {
  const { say } = useWords();
  return (
    <>
      <ItemPicture id={WOUND_CARD} bleed>
        <Icon name="bandaged" size={24} />
      </ItemPicture>
      <span className="card-title">{say.card(WOUND_CARD)}</span>
    </>
  );
}
