/** A card as large as it gets: picture, numbers as pictograms, everything it says. */
import { Icon } from '../chrome/icon.tsx';
import type { IconName } from '../icon-names.ts';
import { notesOf, rangeText } from '../table/card-face.tsx';
import type { CardFace, Use } from '../table/sheet.ts';
import { useWords } from '../words/use-words.ts';
import { CardPicture } from './card-picture.tsx';

export function FullCard({ face }: { readonly face: CardFace }): React.JSX.Element {
  const { t, say } = useWords();
  const [use] = face.uses;
  const notes = notesOf(t, face, false);
  const text = say.cardText(face.id);
  return (
    <>
      <span className="full-head">
        <b className="display">{say.card(face.id)}</b>
        {use && <span className="chip">{t(`moment.mode.${use.mode}`)}</span>}
      </span>
      <CardPicture face={face} />
      {face.uses.map((u, i) => (
        <Numbers key={i} use={u} />
      ))}
      {(notes.text || text) && (
        <span className="full-text">
          {notes.text && <span className={notes.loud ? 'full-loud' : undefined}>{notes.text}</span>}
          {text && <span>{text}</span>}
        </span>
      )}
    </>
  );
}

function Numbers({ use }: { readonly use: Use }): React.JSX.Element {
  const { t } = useWords();
  const shown: [IconName, string, string][] = [['crosshair', rangeText(use), 'range']];
  if (!use.burns) {
    shown.push(['rolling-dices', use.more ? `${use.dice}+${use.more}` : String(use.dice), 'dice']);
    shown.push(['check-mark', `${use.accuracy}+`, 'hit']);
    shown.push(['death-skull', String(use.damage), 'damage']);
  }
  return (
    <span className="full-numbers">
      {shown.map(([icon, value, name]) => (
        <span key={name}>
          <Icon name={icon} size={16} />
          <b className="display num">{value}</b>
          <small>{t(`moment.number.${name}`)}</small>
        </span>
      ))}
    </span>
  );
}
