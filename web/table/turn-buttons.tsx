/**
 * The menu of a turn: families in a fixed order, what the moment brings besides, what is not possible behind one
 * button, the end of the turn.
 */
import { itemAt, type Context, type Option, type Refusal } from '@holdout/engine';
import { Icon } from '../chrome/icon.tsx';
import { menuPlanOf } from '../editions/plugs.ts';
import { useWords } from '../words/use-words.ts';
import { ActButton } from './act-button.tsx';
import { ClosedFamilies } from './closed-families.tsx';
import { familyIcon } from './family-icons.ts';
import { MORE, moreOf, type Family, type Menu } from './families.ts';
import { letterFor, letterOf, type Letter } from './keys.ts';

interface TurnButtonsProps {
  readonly context: Context;
  readonly menu: Menu;
  readonly here: string;
  readonly selected: string | undefined;
  readonly actionsLeft: number;
  readonly endAsked: boolean;
  readonly reasonOf: (place: string) => Refusal | undefined;
  readonly nameOf: (family: Family) => string;
  readonly subLine: (family: Family) => string;
  readonly onFamily: (family: Family, touch: boolean) => void;
  readonly onEnd: () => void;
  /** Pointer or focus on a family with a single option. */
  readonly onAim: (option: Option | null) => void;
  /** Where room is short: every extra by itself, and what is closed elsewhere. */
  readonly brief: boolean;
}

export function TurnButtons(props: TurnButtonsProps): React.JSX.Element {
  const { menu, brief } = props;
  const extras = brief || menu.extras.length <= 1 ? menu.extras : [moreOf(menu)];
  const places = menu.places.filter((f) => f.options.length > 0);
  const grid = brief ? gridFor(places.length + extras.length) : undefined;
  return (
    <div className={brief ? 'acts brief' : 'acts'} style={grid}>
      {places.map((f) => (
        <FamilyButton key={f.id} family={f} {...props} />
      ))}
      {extras.map((f) => (
        <FamilyButton key={f.id} family={f} letter={extras.length === 1 ? MORE : undefined} {...props} />
      ))}
      {!brief && <ClosedFamilies menu={menu} reasonOf={props.reasonOf} />}
      <EndButton {...props} />
    </div>
  );
}

/** Rows as even as can be, where there is no room for one; the end of the turn takes what is left of the last. */
function gridFor(families: number): React.CSSProperties {
  const rows = families < 5 ? 1 : 2;
  const columns = Math.ceil((families + 1) / rows);
  return { '--columns': columns, '--end': columns * rows - families } as React.CSSProperties;
}

interface OneProps extends TurnButtonsProps {
  readonly family: Family;
  readonly letter?: Letter;
}

function FamilyButton({
  context,
  family,
  letter = letterFor(context, family.id),
  selected,
  nameOf,
  subLine,
  onFamily,
  onAim,
}: OneProps): React.JSX.Element {
  const { t } = useWords();
  return (
    <ActButton
      icon={familyIcon(context, family.id)}
      title={nameOf(family)}
      sub={subLine(family)}
      attack={menuPlanOf(context).attacks.includes(family.id)}
      selected={family.id === selected}
      pressed={family.id === selected}
      family={family.id}
      single={family.options.length === 1 ? itemAt(family.options, 0) : null}
      keyCap={letter && letterOf(t, letter)}
      onPress={(touch) => onFamily(family, touch)}
      onAim={onAim}
    />
  );
}

function EndButton({ menu, actionsLeft, endAsked, onEnd }: TurnButtonsProps): React.JSX.Element | null {
  const { t } = useWords();
  if (!menu.end) return null;
  return (
    <button
      type="button"
      className={endAsked ? 'act go asked' : 'act go'}
      data-family="end"
      onClick={onEnd}
      aria-live="polite"
    >
      {!endAsked && <Icon name="night-sleep" size={22} />}
      <span className="act-words">
        <span>{endAsked ? t('table.end.left', { n: actionsLeft }) : t('table.family.end')}</span>
        <small>{endAsked ? t('table.end.anyway') : t('table.end.unused', { n: actionsLeft })}</small>
      </span>
      <span className="key-cap">{letterOf(t, 'end')}</span>
    </button>
  );
}
