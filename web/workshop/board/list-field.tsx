/** Fields that hold several things: entries one after the other, names ticked in a list, a value for each colour. */
import type { Json } from '@holdout/engine';
import { Icon } from '../../chrome/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import { isFields } from '../patch.ts';
import { coloursIn } from './colours.ts';
import { useEditor } from './editor.ts';
import { called, Field, useChoices, ZonePick, type FieldProps, type NameShape } from './field.tsx';
import { bare, firstValue, type Shape } from './own-keys.ts';

type ListShape = Extract<Shape, { readonly is: 'list' }>;

export function ListField(props: FieldProps & { readonly shape: ListShape }): React.JSX.Element {
  const { id, label, shape, value, onValue } = props;
  const { t } = useWords();
  const { edition } = useEditor();
  const of = bare(shape.of);
  const entries = Array.isArray(value) ? value : [];
  const put = (next: Json[]): void => onValue(next.length > 0 ? next : undefined);
  if (of.is === 'name' && of.kind === 'zone') return <ZonePick {...props} value={entries} />;
  if (of.is === 'name') return <Several {...props} of={of} entries={entries} onEntries={put} />;
  if (of.is === 'number') return <Numbers {...props} entries={entries} onEntries={put} />;
  const begun = of.is === 'fields' ? freshEntry(edition, of) : (firstValue(edition, of) ?? null);
  return (
    <fieldset className="form-group">
      <legend>{label}</legend>
      {entries.map((entry, i) => (
        <div key={i} className="row form-entry">
          <div className="grow">
            <Field
              id={`${id}.${i}`}
              label={label}
              shape={of}
              value={entry}
              onValue={(next) =>
                put(entries.flatMap((e, n) => (n === i ? (next === undefined ? [] : [next]) : [e])))
              }
            />
          </div>
          <button
            type="button"
            className="icon-button"
            aria-label={t('workshop.entry.remove', { what: label })}
            onClick={() => put(entries.filter((_, n) => n !== i))}
          >
            <Icon name="trash-can" size={16} />
          </button>
        </div>
      ))}
      <button type="button" className="button small" onClick={() => put([...entries, begun])}>
        {t('workshop.entry.add')}
      </button>
    </fieldset>
  );
}

function freshEntry(
  edition: Parameters<typeof firstValue>[0],
  shape: Shape & { readonly is: 'fields' },
): Json {
  return Object.fromEntries(
    Object.entries(shape.fields).flatMap(([key, field]) => {
      const value = firstValue(edition, field);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

interface SeveralProps extends FieldProps {
  readonly of: NameShape;
  readonly entries: readonly Json[];
  readonly onEntries: (entries: Json[]) => void;
}

/** Names chosen from a list, or told with commas. */
function Several({ label, of, entries, onEntries }: SeveralProps): React.JSX.Element {
  const words = useWords();
  const choices = useChoices(of) ?? [];
  return (
    <details className="form-group">
      <summary>
        {label} <span className="fine mute num">{entries.length || ''}</span>
      </summary>
      <div className="form-choices">
        {choices.map((id) => (
          <label key={id} className="row">
            <input
              type="checkbox"
              checked={entries.includes(id)}
              onChange={(e) =>
                onEntries(e.target.checked ? [...entries, id] : entries.filter((x) => x !== id))
              }
            />
            {called(words, of.kind, id)}
          </label>
        ))}
      </div>
    </details>
  );
}

function Numbers({ label, entries, onEntries }: Omit<SeveralProps, 'of'>): React.JSX.Element {
  return (
    <label className="col form-row">
      <span>{label}</span>
      <input
        className="field"
        inputMode="numeric"
        defaultValue={entries.join(', ')}
        key={entries.join()}
        onBlur={(e) => {
          const numbers = [...e.target.value.matchAll(/\d+/g)].map(([n]) => Number(n));
          if (numbers.join() !== entries.join()) onEntries(numbers);
        }}
      />
    </label>
  );
}

/** `{ blue: "charge" }`, by colours of the mission. */
export function MapField({
  id,
  label,
  value,
  of,
  onValue,
}: FieldProps & { readonly of: Shape }): React.JSX.Element {
  const { say } = useWords();
  const { workshop } = useEditor();
  const fields = isFields(value) ? value : {};
  return (
    <fieldset className="form-group">
      <legend>{label}</legend>
      {coloursIn(workshop.mission).map((colour) => (
        <Field
          key={colour}
          id={`${id}.${colour}`}
          label={say.colour(colour)}
          shape={of}
          value={fields[colour]}
          onValue={(next) => {
            const rest = Object.fromEntries(Object.entries(fields).filter(([key]) => key !== colour));
            const all = next === undefined ? rest : { ...fields, [colour]: next };
            onValue(Object.keys(all).length > 0 ? all : undefined);
          }}
        />
      ))}
    </fieldset>
  );
}
