/** What a word can still be told and is not yet: one press and it stands in the sentence. */
import type { FileShape } from '@holdout/engine';
import type { Path, Piece } from '@holdout/narrate/script';
import { fieldsIn, placeOf } from '@holdout/narrate/script';
import { useWords } from '../../words/use-words.ts';
import { blank } from './blank.ts';
import { useDesk } from './desk.ts';
import { valueAt } from './edit.ts';
import { inner } from './pill.tsx';

interface Props {
  readonly shape: FileShape;
  readonly path: Path;
  readonly pieces: readonly Piece[];
  /** Of these keys, none where all are meant. */
  readonly only?: readonly string[];
  readonly but?: readonly string[];
}

export function MoreFields({ shape, path, pieces, only, but = [] }: Props): React.JSX.Element | null {
  const { t } = useWords();
  const desk = useDesk();
  const form = inner(shape);
  if (form.is !== 'fields') return null;
  const said = new Set(fieldsIn(pieces).map((field) => placeOf(field.path)));
  const missing = Object.entries(form.fields).filter(
    ([name, of]) =>
      of.is === 'optional' &&
      !but.includes(name) &&
      (only?.includes(name) ?? true) &&
      valueAt({ ...desk.workshop.mission }, [...path, name]) === undefined &&
      !said.has(placeOf([...path, name])),
  );
  return (
    <>
      {missing.map(([name, of]) => (
        <button
          key={name}
          type="button"
          className="more-field"
          onClick={() => desk.set([...path, name], blank(of, desk.known))}
        >
          + {t(`workshop.more.${name}`)}
        </button>
      ))}
    </>
  );
}
