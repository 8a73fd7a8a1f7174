/** Equipment as players know it: name, numbers, what it costs in noise; large in hand, small in reserve. */
import type { ReactNode } from 'react';
import { Icon } from '../chrome/icon.tsx';
import { useSettings } from '../store/settings.ts';
import { useWords, type Translate } from '../words/use-words.ts';
import { HeldCard, type Held } from '../hands/held-card.tsx';
import { Pop } from './pop.tsx';
import type { CardFace, Slot, Use } from './sheet.ts';

export const rangeText = ({ range: [from, to] }: Use): string =>
  from === to ? String(from) : `${from}–${to}`;

/** "0–1 · 2 dice · 4+". */
export function statsText(t: Translate, use: Use): string {
  if (use.burns) return t('table.card.burns', { range: rangeText(use) });
  const { dice, accuracy, more } = use;
  return more
    ? t('table.card.stats-more', { range: rangeText(use), dice, more, accuracy })
    : t('table.card.stats', { range: rangeText(use), dice, accuracy });
}

/** "damage 2, loud", "opens doors, silent". */
export function notesOf(t: Translate, face: CardFace, empty: boolean): { text: string; loud: boolean } {
  const [use] = face.uses;
  const notes: string[] = [];
  if (empty) notes.push(t('table.card.empty'));
  if (use && !use.burns && use.damage > 1) notes.push(t('table.card.damage', { n: use.damage }));
  if (face.door) notes.push(t(face.door.noisy && !use?.noisy ? 'table.card.doors-loud' : 'table.card.doors'));
  if (use?.noisy) notes.push(t('table.card.loud'));
  else if (use && !use.quiet && !face.door?.noisy) notes.push(t('table.card.silent'));
  if (face.dual && notes.length < 3) notes.push(t('table.card.dual'));
  return { text: notes.join(', '), loud: use?.noisy ?? false };
}

interface BodyProps {
  readonly face: CardFace;
  readonly empty?: boolean;
  readonly times?: number;
}

/** Inside of a large card. */
export function CardBody({ face, empty = false, times = 1 }: BodyProps): React.JSX.Element {
  const { t, say } = useWords();
  const sources = useSettings((s) => s.sources);
  const notes = notesOf(t, face, empty);
  return (
    <>
      <Icon name={face.icon} size={28} />
      <span className="card-words">
        <span className="card-title">
          {say.card(face.id)}
          {times > 1 && ` ×${times}`}
        </span>
        {face.uses.map((use, i) => (
          <span key={i} className="card-stats">
            {use.name ? t(`table.card.use.${use.name}`, { stats: statsText(t, use) }) : statsText(t, use)}
          </span>
        ))}
        {notes.text && <span className={notes.loud ? 'card-stats loud' : 'card-stats'}>{notes.text}</span>}
        {face.worded && <span className="card-text">{say.cardText(face.id)}</span>}
        {sources && face.designed && <span className="chip designed">{t('table.designed')}</span>}
      </span>
    </>
  );
}

interface SlotProps {
  readonly slot: Slot;
  readonly small?: boolean;
  readonly selected?: boolean;
  /** Present when the card can be chosen now. */
  readonly choose?: { readonly label: string; readonly onChoose: () => void };
  /** The card as hands have it, where it can be looked at and carried. */
  readonly held?: Held;
}

/** A slot of the dashboard with whatever is in it. */
export function SlotCard({
  slot,
  small = false,
  selected = false,
  choose,
  held,
}: SlotProps): React.JSX.Element {
  const { t, say } = useWords();
  const kind = slot.wound ? 'wound' : slot.card ? '' : 'empty';
  // What is told in words is told when asked for: a dashboard has room for names.
  const brief = small || (slot.card?.worded === true && !choose);
  const classes = ['card', brief ? 'small' : 'large', kind, selected ? 'sel' : ''].filter(Boolean).join(' ');
  const title = slot.card ? say.cardText(slot.card.id) : undefined;
  if (slot.card?.worded && !choose && !held)
    return (
      <Pop
        className="card small worded"
        label={
          <>
            <Icon name={slot.card.icon} size={18} />
            <span className="card-title">{say.card(slot.card.id)}</span>
          </>
        }
      >
        <p className="cap">{say.card(slot.card.id)}</p>
        <p>{title}</p>
        {slot.card.designed && <p className="hint">{t('table.designed')}</p>}
      </Pop>
    );
  let inside: ReactNode = t('table.card.none');
  if (slot.wound) {
    inside = (
      <>
        <Icon name="bandaged" size={small ? 20 : 26} />
        <span className="card-title">{say.card('wounded')}</span>
      </>
    );
  } else if (slot.card) {
    inside = brief ? (
      <>
        <Icon name={slot.card.icon} size={20} />
        <span className="card-title">{say.card(slot.card.id)}</span>
      </>
    ) : (
      <CardBody face={slot.card} empty={slot.empty} />
    );
  }
  if (!choose && held && (slot.card || slot.wound))
    return (
      <HeldCard className={`${classes} held-card`} held={held}>
        {inside}
      </HeldCard>
    );
  if (!choose)
    return (
      <div className={classes} title={title}>
        {inside}
      </div>
    );
  return (
    <button
      type="button"
      className={`${classes} can`}
      title={title}
      aria-label={choose.label}
      onClick={choose.onChoose}
    >
      {inside}
    </button>
  );
}

/** A card as a stamp, for collapsed dashboards. */
export function MiniCard({ slot }: { readonly slot: Slot }): React.JSX.Element {
  const { t, say } = useWords();
  const name = slot.wound ? say.card('wounded') : slot.card ? say.card(slot.card.id) : t('table.card.none');
  const kind = slot.wound ? 'wound' : slot.card ? '' : 'empty';
  return (
    <span className={`mini ${kind}`} title={name}>
      {slot.wound ? (
        <Icon name="bandaged" size={17} />
      ) : (
        slot.card && <Icon name={slot.card.icon} size={17} />
      )}
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
