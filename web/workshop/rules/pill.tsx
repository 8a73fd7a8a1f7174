/** A field of a sentence: pressed, it opens what can stand there, made from its shape. */
import type { FileShape, Json } from '@holdout/engine';
import type { Path, Piece } from '@holdout/narrate/script';
import { useRef, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { choicesFor, rangeOf, takesText } from './choices.ts';
import { useDesk } from './desk.ts';
import { renamedKey, valueAt } from './edit.ts';
import { NumberPop } from './number-pop.tsx';
import { Picker, type PickerOption } from './picker.tsx';
import { ZoneMap } from './zone-map.tsx';

export type FieldPiece = Extract<Piece, { readonly is: 'field' }>;

const OUT = '\u0000out';

export function Pill({ field }: { readonly field: FieldPiece }): React.JSX.Element {
  const { t } = useWords();
  const desk = useDesk();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isGone = desk.flawsAt(field.path).some(({ level }) => level === 'red');
  const text = isGone ? t(`workshop.which.${kindOf(field.shape)}`) : field.text;
  const range = rangeOf(field.shape);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        type="button"
        ref={button}
        className="pill"
        data-gone={isGone}
        data-colour={colourOf(field)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {text || '…'}
      </button>
      {open &&
        (range ? (
          <NumberPop anchor={button.current} field={field} range={range} onClose={close} />
        ) : (
          <FieldPicker anchor={button.current} field={field} onClose={close} />
        ))}
    </>
  );
}

interface PickerProps {
  readonly anchor: HTMLElement | null;
  readonly field: FieldPiece;
  readonly onClose: () => void;
}

function FieldPicker({ anchor, field, onClose }: PickerProps): React.JSX.Element {
  const { t } = useWords();
  const desk = useDesk();
  const { path, shape, value, say } = field;
  const isKey = isKeyOf(field);
  const choices = choicesFor(desk.maker, shape);
  const options: PickerOption[] = choices.map((choice) => ({
    id: JSON.stringify(choice.value),
    label: isKey ? desk.teller.things.name(nameOf(shape), String(choice.value), 'the') : say(choice.value),
    ...(choice.why === undefined ? {} : { why: t(`workshop.why.${choice.why}`) }),
  }));
  const canGo = shape.is === 'optional' || isLoose(desk.workshop.mission, path);
  const take = (id: string, written: boolean): void => {
    if (id === OUT) return desk.set(path, undefined);
    const next: Json | undefined = written
      ? id
      : choices.find((choice) => JSON.stringify(choice.value) === id)?.value;
    if (isKey) desk.change('setup', renamedKey(desk.workshop.mission, path, String(next)));
    else desk.set(path, next);
  };
  return (
    <Picker
      anchor={anchor}
      label={t(`workshop.which.${kindOf(shape)}`)}
      options={canGo ? [...options, { id: OUT, label: t('workshop.rules.leave-out') }] : options}
      chosen={JSON.stringify(value)}
      free={takesText(shape)}
      onPick={take}
      onClose={onClose}
    >
      {kindOf(shape) === 'zone' && (
        <ZoneMap
          chosen={String(value)}
          onZone={(zone) => {
            onClose();
            desk.set(path, zone);
          }}
        />
      )}
    </Picker>
  );
}

type NameShape = Extract<FileShape, { readonly is: 'name' }>;

export const inner = (shape: FileShape): FileShape => (shape.is === 'optional' ? inner(shape.of) : shape);

const nameOf = (shape: FileShape): NameShape => {
  const one = inner(shape);
  return one.is === 'name' ? one : { is: 'name', kind: 'text' };
};

/** `{ blue: 2 }`: the field is the key itself. */
const isKeyOf = ({ path, shape, value }: FieldPiece): boolean =>
  shape.is === 'name' && (shape.kind === 'colour' || shape.kind === 'area') && path.at(-1) === value;

/** One of several in a list can go. */
function isLoose(mission: object, path: Path): boolean {
  const home = valueAt({ ...mission }, path.slice(0, -1));
  return typeof path.at(-1) === 'number' && Array.isArray(home) && home.length > 1;
}

/** What is asked for where nothing fitting stands. */
export function kindOf(shape: FileShape): string {
  const one = inner(shape);
  if (one.is === 'either') return kindOf(one.of.at(-1) ?? one);
  if (one.is !== 'name') return 'value';
  if (one.kind === 'colour') return one.of ?? 'colour';
  const said = ['zone', 'area', 'counter', 'enemy', 'card', 'level', 'tile'];
  return said.includes(one.kind) ? one.kind : 'value';
}

const colourOf = ({ shape, value }: FieldPiece): string | undefined => {
  const one = inner(shape);
  const isColour = one.is === 'name' && one.kind === 'colour';
  const inEither = one.is === 'either' && one.of.some((of) => of.is === 'name' && of.kind === 'colour');
  return (isColour || inEither) && typeof value === 'string' ? value : undefined;
};
