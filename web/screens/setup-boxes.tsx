/** Which boxes are mixed into the decks, for editions whose cards come from more than one (H-BOTH-2). */
import { useWords } from '../words/use-words.ts';
import { RuleLink } from './rule-link.tsx';
import { toggleBox, type Boxes } from './setup-model.ts';

interface Props {
  /** Boxes there are, by kind of card. */
  readonly known: Boxes;
  readonly chosen: Boxes;
  readonly onBoxes: (to: Boxes) => void;
}

export function SetupBoxes({ known, chosen, onBoxes }: Props): React.JSX.Element {
  const { t } = useWords();
  return (
    <section className="panel setup-boxes" aria-labelledby="boxes">
      <h2 id="boxes" className="display">
        {t('setup.boxes')}
      </h2>
      {Object.entries(known).map(([kind, boxes]) => (
        <div key={kind} role="group" aria-label={t(`setup.boxes.${kind}`)} className="row wrap">
          <span className="box-kind">{t(`setup.boxes.${kind}`)}</span>
          {boxes.map((box) => {
            const on = chosen[kind].includes(box);
            return (
              <button
                key={box}
                type="button"
                className="box"
                aria-pressed={on}
                disabled={on && chosen[kind].length === 1}
                onClick={() => onBoxes(toggleBox(known, chosen, kind, box))}
              >
                {t(`setup.box.${box}`)}
              </button>
            );
          })}
        </div>
      ))}
      <p className="fine mute">
        {t('setup.boxes.text')} <RuleLink clause="H-BOTH-2" />
      </p>
    </section>
  );
}
