/** Which boxes are on the shelf, once for all games, and which of them are mixed into the decks of this one (H-BOTH-2). */
import { lookUp } from '@holdout/engine';
import { useWords } from '../words/use-words.ts';
import { RuleLink } from './rule-link.tsx';
import { isMixable, toggleBox, type Boxes } from './setup-model.ts';

interface Props {
  /** The edition's own box first. */
  readonly boxes: readonly string[];
  readonly lacking: readonly string[];
  /** Boxes there are, by kind of card. */
  readonly known: Boxes;
  readonly chosen: Boxes;
  readonly onOwned: (box: string) => void;
  readonly onBoxes: (to: Boxes) => void;
}

export function SetupBoxes(props: Props): React.JSX.Element {
  const { boxes, lacking, known, chosen, onOwned, onBoxes } = props;
  const { t } = useWords();
  const kinds = Object.entries(known).filter(([, all]) => isMixable(all));
  return (
    <section className="panel setup-boxes" aria-labelledby="boxes">
      <h2 id="boxes" className="display">
        {t('setup.owned')}
      </h2>
      <p className="fine mute">{t('setup.owned.text')}</p>
      <ul className="owned">
        {boxes.map((box) => (
          <li key={box}>
            <label className="owned-box">
              <input type="checkbox" checked={!lacking.includes(box)} onChange={() => onOwned(box)} />
              {t(`setup.box.${box}`)}
            </label>
          </li>
        ))}
      </ul>
      {kinds.length > 0 && <h3 className="cap">{t('setup.boxes')}</h3>}
      {kinds.map(([kind, all]) => (
        <div key={kind} role="group" aria-label={t(`setup.boxes.${kind}`)} className="row wrap">
          <span className="box-kind">{t(`setup.boxes.${kind}`)}</span>
          {all.map((box) => {
            const on = lookUp(chosen, kind).includes(box);
            return (
              <button
                key={box}
                type="button"
                className="box"
                aria-pressed={on}
                disabled={on && lookUp(chosen, kind).length === 1}
                onClick={() => onBoxes(toggleBox(known, chosen, kind, box))}
              >
                {t(`setup.box.${box}`)}
              </button>
            );
          })}
        </div>
      ))}
      {kinds.length > 0 && (
        <p className="fine mute">
          {t('setup.boxes.text')} <RuleLink clause="H-BOTH-2" />
        </p>
      )}
    </section>
  );
}
