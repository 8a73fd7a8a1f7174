/** Fields that hold several things: entries one after the other, names ticked in a list, a value for each colour. */
import type { Json } from '@holdout/engine';
import { Icon } from '../../chrome/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import { isFields } from '../patch.ts';
import { coloursIn } from './colours.ts';
import { called, Field, useChoices, type FieldProps, type NameShape } from './field.tsx';
import { useForm } from './form.ts';
import { bare, firstValue, type Shape } from './shape.ts';

type ListShape = Extract<Shape, { readonly is: 'list' }>;

export function ListField(props: FieldProps & { readonly shape: ListShape }): React.JSX.Element {
  const { id, label, shape, value, onValue } = props;
  const { t } = useWords();
  const { edition, ZonePick } = useForm();
  const of = bare(shape.of);
  const entries = Array.isArray(value) ? value : [];
  const put = (next: Json[]): void => onValue(next.length > 0 ? next : undefined);
  if (of.is === 'name' && of.kind === 'zone' && ZonePick) return <ZonePick {...props} value={entries} />;
  if (of.is === 'name') return <Several {...props} of={of} entries={entries} onEntries={put} />;
  if (shape.least === shape.most) return <Row {...props} shape={shape} entries={entries} />;
  if (of.is === 'number') return <Numbers {...props} entries={entries} onEntries={put} />;
  const begun = firstValue(edition, of) ?? null;
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

/** So many, neither more nor fewer: each has a name of its own, `workshop.field.<list>.<n>`. */
function Row({
  id,
  label,
  shape,
  entries,
  onValue,
}: FieldProps & { readonly shape: ListShape; readonly entries: readonly Json[] }): React.JSX.Element {
  const { t } = useWords();
  const name = id.slice(id.lastIndexOf('.') + 1);
  const all = Array.from({ length: shape.most }, (_, i) => entries[i] ?? null);
  return (
    <fieldset className="form-group">
      <legend>{label}</legend>
      {all.map((entry, i) => (
        <Field
          key={i}
          id={`${id}.${i}`}
          label={t(`workshop.field.${name}.${i}`)}
          shape={shape.of}
          needed={shape.of.is !== 'optional'}
          value={entry ?? undefined}
          onValue={(next) => onValue(all.map((e, n) => (n === i ? (next ?? null) : e)))}
        />
      ))}
    </fieldset>
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
  const { mission } = useForm();
  const fields = isFields(value) ? value : {};
  return (
    <fieldset className="form-group">
      <legend>{label}</legend>
      {coloursIn(mission).map((colour) => (
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
