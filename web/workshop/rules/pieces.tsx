/** A sentence with its fields to press: the same pieces that make the plain sentence. */
import type { FileShape } from '@holdout/engine';
import type { Piece } from '@holdout/narrate/script';
import { useRef, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { blank } from './blank.ts';
import { choicesFor } from './choices.ts';
import { ConditionBox } from './condition-box.tsx';
import { useDesk } from './desk.ts';
import { inserted, withValue } from './edit.ts';
import { Picker } from './picker.tsx';
import { inner, kindOf, Pill } from './pill.tsx';

export function Pieces({ pieces }: { readonly pieces: readonly Piece[] }): React.JSX.Element {
  return (
    <>
      {pieces.map((piece, i) => {
        if (piece.is === 'text') return <span key={i}>{piece.text}</span>;
        if (piece.is === 'field') return <Pill key={i} field={piece} />;
        if (piece.is === 'list') return <Several key={i} list={piece} />;
        return piece.phrase.kind === 'condition' ? (
          <ConditionBox key={i} phrase={piece.phrase} />
        ) : (
          <Pieces key={i} pieces={piece.phrase.pieces} />
        );
      })}
    </>
  );
}

/** Several of something, and one more. */
function Several({ list }: { readonly list: Extract<Piece, { readonly is: 'list' }> }): React.JSX.Element {
  const { t } = useWords();
  const desk = useDesk();
  const { mission } = desk.workshop;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shape = inner(list.shape);
  const of = itemOf(shape);
  const taken = JSON.stringify(list.value ?? []);
  const options = choicesFor(desk.maker, shape.is === 'map' ? shape.names : of)
    .filter(({ value, why }) => why === undefined && !taken.includes(JSON.stringify(value)))
    .map(({ value }) => ({
      id: String(value),
      label: labelOf(desk.teller.things, shape, of, String(value)),
    }));
  const add = (id: string): void => {
    const value = shape.is === 'map' ? blank(shape.of, desk.known) : of.is === 'number' ? Number(id) : id;
    const next =
      shape.is === 'map'
        ? withValue(mission, [...list.path, id], value)
        : inserted(mission, list.path, value);
    desk.change(list.path[0] === 'rules' ? 'rule' : 'setup', next, 0);
  };
  return (
    <span className="several">
      <Pieces pieces={list.pieces} />
      {(options.length > 0 || of.is === 'number') && (
        <button
          type="button"
          ref={button}
          className="more"
          aria-label={t('workshop.rules.another')}
          onClick={() => (of.is === 'number' ? add(String(of.least)) : setOpen(!open))}
        >
          +
        </button>
      )}
      {open && (
        <Picker
          anchor={button.current}
          label={t(`workshop.which.${kindOf(of)}`)}
          options={options}
          onPick={add}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}

function itemOf(shape: FileShape): FileShape {
  if (shape.is === 'list') return shape.of;
  if (shape.is !== 'either') return shape;
  return shape.of.find((one) => one.is !== 'list') ?? shape;
}

function labelOf(
  things: ReturnType<typeof useDesk>['teller']['things'],
  shape: FileShape,
  of: FileShape,
  id: string,
): string {
  const one = shape.is === 'map' ? shape.names : of;
  return one.is === 'name' ? things.name(one, id, 'the') : id;
}
