/** An attack on paper: its picture, its name, and its numbers under their pictograms. */
import { rangeText, statsText } from '../table/card-face.tsx';
import type { CardFace, Use } from '../table/sheet.ts';
import { useWords } from '../words/use-words.ts';
import { ItemPicture } from './item-picture.tsx';
import { Sign } from './sign.tsx';

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

export function UseNumbers({ use }: { readonly use: Use }): React.JSX.Element {
  const { t } = useWords();
  const { dice, accuracy, damage, burns } = use;
  return (
    <span className="attack-numbers">
      <span className="visually-hidden">{statsText(t, use)}</span>
      <span aria-hidden="true">
        <Sign name="range" />
        {rangeText(use)}
      </span>
      {!burns && (
        <>
          <span aria-hidden="true">
            <Sign name="dice" />
            {dice}
          </span>
          <span aria-hidden="true">
            <Sign name="accuracy" />
            {accuracy}+
          </span>
          {damage > 1 && (
            <span aria-hidden="true">
              <Sign name="damage" />
              {damage}
            </span>
          )}
        </>
      )}
    </span>
  );
}
