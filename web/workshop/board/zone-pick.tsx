/** Pressed, the next presses on the board choose zones. */
import { useWords } from '../../words/use-words.ts';
import type { FieldProps } from '../forms/field.tsx';
import { useEditor } from './editor.ts';

export function ZonePick({ id, label, value }: FieldProps): React.JSX.Element {
  const { t, say } = useWords();
  const { hand, take } = useEditor();
  const on = hand?.is === 'pick' && hand.id === id;
  const zones = (Array.isArray(value) ? value : [value]).filter((z) => typeof z === 'string');
  return (
    <div className="row form-row">
      <span className="grow">
        {label}
        <span className="fine mute"> {zones.map((z) => say.place(z)).join(', ')}</span>
      </span>
      <button
        type="button"
        className="button small"
        aria-pressed={on}
        onClick={() =>
          take(on ? null : { is: 'pick', id, several: Array.isArray(value) || value === undefined })
        }
      >
        {t('workshop.pick')}
      </button>
    </div>
  );
}
