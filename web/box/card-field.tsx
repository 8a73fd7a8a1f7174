/** One thing a card says, as the shape of it asks: a number, a choice, a line for each danger level, or several of these. */
import { itemAt, DANGER_LEVELS, type Edition, type FileShape, type Json } from '@holdout/engine';
import { LevelMark } from '../table/levels.tsx';
import { useWords } from '../words/use-words.ts';
import { blank } from './card-values.ts';

interface Props {
  readonly edition: Edition;
  readonly name: string;
  readonly shape: FileShape;
  readonly value: Json;
  readonly onValue: (value: Json) => void;
}

function CardField(props: Props): React.JSX.Element {
  const { t } = useWords();
  const { name, shape, value, onValue } = props;
  const label = t(`another.${name}`);
  if (shape.is === 'optional' && shape.of.is === 'fields')
    return (
      <fieldset className="another-part">
        <label className="owned-box">
          <input
            type="checkbox"
            checked={value !== null}
            onChange={(e) => onValue(e.target.checked ? blank(shape.of) : null)}
          />
          {label}
        </label>
        {value !== null && <CardParts {...props} shape={shape.of} />}
      </fieldset>
    );
  if (shape.is === 'fields') return <CardParts {...props} />;
  if (shape.is === 'list') return <CardLines {...props} shape={shape} label={label} />;
  return (
    <label className="another-field">
      <span className="cap">{label}</span>
      <CardInput {...props} />
    </label>
  );
}

/** What stands under one heading. */
export function CardParts({ edition, shape, value, onValue }: Omit<Props, 'name'>): React.JSX.Element | null {
  if (shape.is !== 'fields' || typeof value !== 'object' || value === null || Array.isArray(value))
    return null;
  return (
    <div className="another-parts">
      {Object.entries(shape.fields).map(([name, of]) => (
        <CardField
          key={name}
          edition={edition}
          name={name}
          shape={of}
          value={value[name] ?? null}
          onValue={(part) => onValue({ ...value, [name]: part })}
        />
      ))}
    </div>
  );
}

/** So many of the same: a line for each danger level, the nearest and the farthest zone. */
function CardLines({
  edition,
  name,
  shape,
  value,
  onValue,
  label,
}: Props & {
  readonly shape: FileShape & { readonly is: 'list' };
  readonly label: string;
}): React.JSX.Element {
  const { t, say } = useWords();
  const lines = Array.isArray(value) ? value : [];
  const change = (at: number, line: Json): void => onValue(lines.map((one, i) => (i === at ? line : one)));
  const isDanger = lines.length === DANGER_LEVELS.length;
  return (
    <fieldset className="another-part">
      <legend className="cap">{label}</legend>
      <div className="another-parts">
        {lines.map((line, at) => {
          const level = itemAt(DANGER_LEVELS, at);
          const called = isDanger ? say.level(level) : t(`another.${name}.${at}`);
          return (
            <div key={at} className="another-line" role="group" aria-label={called}>
              {isDanger ? <LevelMark level={level} size={20} /> : <span className="cap">{called}</span>}
              {shape.of.is === 'optional' ? (
                <CardField
                  {...{ edition, name: 'brings', shape: shape.of, value: line }}
                  onValue={(to) => change(at, to)}
                />
              ) : (
                <CardInput
                  {...{ edition, name, shape: shape.of, value: line, called }}
                  onValue={(to) => change(at, to)}
                />
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

function CardInput({
  edition,
  name,
  shape,
  value,
  onValue,
  called,
}: Props & { readonly called?: string }): React.JSX.Element | null {
  const { t, say } = useWords();
  const of = shape.is === 'optional' ? shape.of : shape;
  if (of.is === 'flag')
    return <input type="checkbox" checked={value === true} onChange={(e) => onValue(e.target.checked)} />;
  if (of.is === 'number')
    return (
      <input
        className="field num"
        type="number"
        inputMode="numeric"
        aria-label={called}
        min={of.least}
        max={of.most}
        value={typeof value === 'number' ? value : ''}
        onChange={(e) => onValue(e.target.value === '' ? '' : Number(e.target.value))}
      />
    );
  if (of.is !== 'name') return null;
  const nameOf = (word: string): string =>
    of.kind === 'enemy'
      ? say.enemy(word)
      : of.kind === 'card'
        ? say.card(word)
        : t(`another.${name}.${word}`);
  const words = (of.among?.(edition) ?? []).map((word) => [word, nameOf(word)] as const);
  return (
    <select
      className="field"
      value={typeof value === 'string' ? value : ''}
      onChange={(e) => onValue(e.target.value === '' && shape.is === 'optional' ? null : e.target.value)}
    >
      <option value="">–</option>
      {words
        .toSorted(([, a], [, b]) => (of.kind === 'card' ? a.localeCompare(b) : 0))
        .map(([word, said]) => (
          <option key={word} value={word}>
            {said}
          </option>
        ))}
    </select>
  );
}
