/** The face of a survivor in the making: a slider for each part, and another face at a press. */
import { monogramsOf } from '../board/hero-look.ts';
import { Icon } from '../chrome/icon.tsx';
import { Face } from '../faces/face.tsx';
import { CHOICES, FACE_FIELDS, faceBy, placeIn, type OwnFace } from '../faces/own-face.ts';
import { faceFrom } from '../faces/own-spec.ts';
import { newId } from '../store/ids.ts';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly face: OwnFace;
  readonly onFace: (face: OwnFace) => void;
}

/** Colours stand in the words by their numbers. */
const wordOf = (part: string): string => part.replace('#', '');

export function FaceEditor({ id, name, face, onFace }: Props): React.JSX.Element {
  const { t } = useWords();
  return (
    <fieldset className="face-editor">
      <legend>{t('face.title')}</legend>
      <div className="face-shown">
        <Face id={id} draft={face} monogram={monogramsOf([name])[0]} size={132} />
        <button type="button" className="button" onClick={() => onFace(faceFrom(newId()))}>
          <Icon name="dice-six-faces-five" size={18} />
          {t('face.random')}
        </button>
      </div>
      <div className="face-parts">
        {FACE_FIELDS.map((field) => (
          <label key={field}>
            <span>
              {t(`face.${field}`)}{' '}
              <small aria-hidden="true">{t(`face.${field}.${wordOf(face[field])}`)}</small>
            </span>
            <input
              type="range"
              min={0}
              max={CHOICES[field].length - 1}
              value={placeIn(face, field)}
              aria-valuetext={t(`face.${field}.${wordOf(face[field])}`)}
              onChange={(e) => {
                const place = Number(e.target.value);
                onFace(faceBy((f) => (f === field ? place : placeIn(face, f))));
              }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
