/** An attack on paper: its picture, its name, and its numbers under their pictograms. */
import { UseNumbers } from '../cards/numbers.tsx';
import type { CardFace } from '../table/sheet.ts';
import { useWords } from '../words/use-words.ts';
import { ItemPicture } from './item-picture.tsx';

export function AttackLine({ face }: { readonly face: CardFace }): React.JSX.Element {
  const { say } = useWords();
  return (
    <div className="attack-line">
      <ItemPicture id={face.id} />
      <span className="attack-words">
        <b>{say.card(face.id)}</b>
        {face.uses.map((use, i) => (
          <UseNumbers key={i} use={use} />
        ))}
      </span>
    </div>
  );
}
