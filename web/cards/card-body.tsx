/** A card on a button or in a list: its picture, its name, its numbers, and what it says where that is wanted. */
import { useSettings } from '../store/settings.ts';
import type { CardFace } from '../table/sheet.ts';
import { useWords } from '../words/use-words.ts';
import { CardPicture } from './card-picture.tsx';
import { notesOf } from './card-words.ts';
import { UseNumbers } from './numbers.tsx';

interface Props {
  readonly face: CardFace;
  readonly empty?: boolean;
  readonly times?: number;
}

export function CardBody({ face, empty = false, times = 1 }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const sources = useSettings((s) => s.sources);
  const notes = notesOf(t, face, empty).join(', ');
  return (
    <>
      <CardPicture face={face} size={28} />
      <span className="card-words">
        <span className="card-title">
          {say.card(face.id)}
          {times > 1 && ` ×${times}`}
        </span>
        {face.uses.map((use, i) => (
          <UseNumbers key={i} use={use} />
        ))}
        {notes && <span className="card-stats">{notes}</span>}
        {face.worded && <span className="card-text">{say.cardText(face.id)}</span>}
        {sources && face.designed && <span className="chip designed">{t('table.designed')}</span>}
      </span>
    </>
  );
}
