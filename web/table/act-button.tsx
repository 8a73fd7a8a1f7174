/** A large button of the decision bar. Pointing at it or focusing it shows what its one option would do. */
import type { Option } from '@holdout/engine';
import { useRef, type ReactNode } from 'react';
import { Stamp } from '../cards/card-picture.tsx';
import { Icon } from '../chrome/icon.tsx';
import type { IconName } from '../icon-names.ts';
import { useTaught } from '../lessons/taught.ts';
import type { CardFace } from './sheet.ts';

interface Props {
  readonly icon: IconName;
  /** In place of the icon. */
  readonly card?: CardFace;
  readonly title: string;
  readonly sub: string;
  /** Drawn in red: it is an attack. */
  readonly attack: boolean;
  readonly selected: boolean;
  /** Undefined where nothing can be selected. */
  readonly pressed: boolean | undefined;
  readonly family?: string;
  /** The only thing it can mean. */
  readonly single: Option | null;
  readonly keyCap: ReactNode;
  readonly onPress: (touch: boolean) => void;
  readonly onAim: (option: Option | null) => void;
}

export function ActButton(props: Props): React.JSX.Element {
  const { single, onAim, onPress } = props;
  const touch = useRef(false);
  const taught = useTaught(props.family);
  const classes = ['act', props.selected && 'sel', props.attack && 'attack', taught && 'taught']
    .filter(Boolean)
    .join(' ');
  return (
    <button
      type="button"
      className={classes}
      data-family={props.family}
      aria-pressed={props.pressed}
      onPointerDown={(e) => (touch.current = e.pointerType === 'touch')}
      onPointerEnter={(e) => e.pointerType !== 'touch' && onAim(single)}
      onPointerLeave={() => onAim(null)}
      onFocus={(e) => e.currentTarget.matches(':focus-visible') && onAim(single)}
      onBlur={() => onAim(null)}
      onClick={() => {
        onPress(touch.current);
        touch.current = false;
      }}
    >
      {props.card ? <Stamp face={props.card} /> : <Icon name={props.icon} size={22} />}
      <span className="act-words">
        <span>{props.title}</span>
        <small>{props.sub}</small>
      </span>
      {props.keyCap !== undefined && <span className="key-cap">{props.keyCap}</span>}
    </button>
  );
}
