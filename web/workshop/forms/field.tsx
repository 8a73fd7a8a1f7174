/** A form field made from the shape of what it holds (engine/mission/argument.ts): whatever an edition adds can be filled in. */
import type { Json } from '@holdout/engine';
import { useId } from 'react';
import { useWords, type Words } from '../../words/use-words.ts';
import { isFields } from '../patch.ts';
import { coloursIn } from './colours.ts';
import { fieldAt, useForm } from './form.ts';
import { ListField, MapField } from './list-field.tsx';
import { OptionalFields } from './optional-fields.tsx';
import { Switch } from './switch.tsx';
import { bare, type Shape } from './shape.ts';

export interface FieldProps {
  /** Its place in the file, with dots alone. */
  readonly id: string;
  readonly label: string;
  readonly shape: Shape;
  readonly value: Json | undefined;
  /** Meant where nothing is said. */
  readonly usual?: Json;
  /** It cannot be left out. */
  readonly needed?: boolean;
  readonly onValue: (value: Json | undefined) => void;
}

/** With what is wrong there below it. */
export function Field(props: FieldProps): React.JSX.Element | null {
  const { say } = useWords();
  const flaws = useForm().flaws.filter((flaw) => fieldAt(flaw) === props.id);
  return (
    <>
      <Control {...props} />
      {flaws.map(({ key, detail, level }) => (
        <span key={key} className="line-flaw" data-level={level}>
          {say.problem(key, '', detail)}
        </span>
      ))}
    </>
  );
}

function Control(given: FieldProps): React.JSX.Element | null {
  const { label, value, onValue } = given;
  const shape = bare(given.shape);
  const usual = given.usual ?? (given.shape.is === 'optional' ? given.shape.without : undefined);
  const props = { ...given, usual };
  const now = value ?? usual;
  switch (shape.is) {
    case 'flag':
    case 'yes':
      return (
        <Switch
          label={label}
          on={now === true}
          onSwitch={(on) => onValue(on === (usual ?? false) ? undefined : on)}
        />
      );
    case 'number':
      return <Stepper {...props} least={shape.least} most={shape.most} />;
    case 'name':
      return <NamePick {...props} shape={shape} />;
    case 'list':
      return <ListField {...props} shape={shape} />;
    case 'fields':
      return props.shape.is === 'optional' ? (
        <OptionalFields {...props} shape={shape} />
      ) : (
        <Fields {...props} shape={shape} />
      );
    case 'either': {
      const [first] = shape.of;
      return first ? <Field {...props} shape={first} /> : null;
    }
    case 'map':
      return <MapField {...props} of={shape.of} />;
    default:
      return null;
  }
}

export type FieldsShape = Extract<Shape, { readonly is: 'fields' }>;

export const Fields = ({ shape, ...props }: FieldProps & { readonly shape: FieldsShape }) => (
  <div className="form-group">
    {Object.entries(shape.fields).map(([key, field]) => (
      <Inner key={key} name={key} {...props} shape={field} />
    ))}
  </div>
);

/** One key of an object. */
function Inner({
  name,
  id,
  shape,
  value,
  onValue,
}: FieldProps & { readonly name: string }): React.JSX.Element {
  const { t } = useWords();
  const fields = isFields(value) ? value : {};
  return (
    <Field
      id={`${id}.${name}`}
      label={t(`workshop.field.${name}`)}
      shape={shape}
      needed={shape.is !== 'optional'}
      value={fields[name]}
      onValue={(next) => {
        const rest = Object.entries(fields).filter(([key]) => key !== name);
        onValue(next === undefined ? Object.fromEntries(rest) : { ...fields, [name]: next });
      }}
    />
  );
}

interface StepperProps extends FieldProps {
  readonly least: number;
  readonly most: number;
}

function Stepper({ label, value, usual, needed, least, most, onValue }: StepperProps): React.JSX.Element {
  const { t } = useWords();
  const labelId = useId();
  const n = typeof value === 'number' ? value : typeof usual === 'number' ? usual : null;
  const to = (next: number): void => onValue(next === usual ? undefined : next);
  return (
    <div className="row form-row" role="group" aria-labelledby={labelId}>
      <span className="grow" id={labelId}>
        {label}
      </span>
      <button
        type="button"
        className="icon-button"
        disabled={n === null || (n <= least && (needed || usual !== undefined))}
        aria-label={t('workshop.less', { what: label })}
        onClick={() => (n === null || n <= least ? onValue(undefined) : to(n - 1))}
      >
        −
      </button>
      <output className="num">{n ?? '–'}</output>
      <button
        type="button"
        className="icon-button"
        disabled={n !== null && n >= most}
        aria-label={t('workshop.more', { what: label })}
        onClick={() => to(n === null ? least : n + 1)}
      >
        +
      </button>
    </div>
  );
}

export type NameShape = Extract<Shape, { readonly is: 'name' }>;

/** What a name is called. */
export function called({ t, say }: Words, kind: NameShape['kind'], id: string): string {
  switch (kind) {
    case 'enemy':
      return say.enemy(id);
    case 'card':
      return say.card(id);
    case 'colour':
      return say.colour(id);
    case 'spawn':
      return say.spawn(id);
    case 'text':
      return t(`workshop.value.${id}`);
    default:
      return id;
  }
}

export function useChoices(shape: NameShape): readonly string[] | undefined {
  const { edition, mission } = useForm();
  if (shape.among) return shape.among(edition);
  if (shape.kind === 'colour') return coloursIn(mission);
  const { areas } = mission;
  return shape.kind === 'area' ? Object.keys(isFields(areas) ? areas : {}) : undefined;
}

function NamePick({
  id,
  label,
  shape,
  value,
  usual,
  needed,
  onValue,
}: FieldProps & { readonly shape: NameShape }): React.JSX.Element {
  const words = useWords();
  const choices = useChoices(shape);
  const { ZonePick } = useForm();
  if (shape.kind === 'zone' && ZonePick)
    return <ZonePick id={id} label={label} shape={shape} value={value} onValue={onValue} />;
  const now = typeof value === 'string' ? value : typeof usual === 'string' ? usual : '';
  if (!choices)
    return (
      <label className="row form-row">
        <span className="grow">{label}</span>
        <input
          className="field"
          value={now}
          maxLength={80}
          onChange={(e) => onValue(e.target.value || undefined)}
        />
      </label>
    );
  const all = now === '' || choices.includes(now) ? choices : [...choices, now];
  return (
    <label className="row form-row">
      <span className="grow">{label}</span>
      <select
        className="field"
        value={now}
        onChange={(e) => onValue(e.target.value === (usual ?? '') ? undefined : e.target.value)}
      >
        {!all.includes('') && (now === '' || !needed) && (usual === undefined || usual === '') && (
          <option value="">–</option>
        )}
        {all.map((id) => (
          <option key={id} value={id}>
            {called(words, shape.kind, id)}
          </option>
        ))}
      </select>
    </label>
  );
}
