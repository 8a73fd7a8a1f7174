/** A few things of which one holds, side by side. */
import { useId } from 'react';

interface Props<T extends string | number> {
  readonly label: string;
  readonly options: readonly T[];
  readonly value: T;
  readonly textOf: (option: T) => string;
  /** What readers hear, where it is more than what is shown. */
  readonly nameOf?: (option: T) => string;
  readonly onChoose: (option: T) => void;
}

export function Choices<T extends string | number>(props: Props<T>): React.JSX.Element {
  const { label, options, value, textOf, nameOf, onChoose } = props;
  const name = useId();
  return (
    <div className="choices" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            aria-label={nameOf?.(option)}
            onChange={() => onChoose(option)}
          />
          <span>{textOf(option)}</span>
        </label>
      ))}
    </div>
  );
}
