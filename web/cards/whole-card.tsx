/** A card as large as it gets: equipment, a trait, a bystander, an attack; all its numbers and everything it says. */
import { useSettings } from '../store/settings.ts';
import type { CardFace } from '../table/sheet.ts';
import { useWords } from '../words/use-words.ts';
import { CardPicture } from './card-picture.tsx';
import { notesOf, tabOf, toneOf } from './card-words.ts';
import { Marks } from './marks.tsx';
import { NumberRow } from './numbers.tsx';
import { CardText, Paper } from './paper.tsx';

export interface WholeProps {
  readonly face: CardFace;
  /** Fired and not reloaded yet. */
  readonly empty?: boolean;
  /** Where it comes from is told whatever the settings say. */
  readonly sourced?: boolean;
}

export default function WholeCard({ face, empty = false, sourced = false }: WholeProps): React.JSX.Element {
  const { t, say } = useWords();
  const sources = useSettings((s) => s.sources) || sourced;
  const notes = notesOf(t, face, empty).join(', ');
  const text = say.cardText(face.id);
  return (
    <Paper
      title={say.card(face.id)}
      tab={tabOf(t, face)}
      tone={toneOf(face)}
      picture={<CardPicture face={face} size={72} />}
      corner={<Marks face={face} />}
      foot={sources && face.designed && t('table.designed')}
    >
      {face.uses.map((use, i) => (
        <NumberRow key={i} use={use} />
      ))}
      {notes && <span className="whole-notes">{notes}</span>}
      {text && <CardText>{text}</CardText>}
    </Paper>
  );
}
