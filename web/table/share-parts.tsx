/** Parts of the sharing dialog: faces, notes, steppers, the bar of units placed. */
import { itemAt, type AllocateDecision, type Context, type Option, type State } from '@holdout/engine';
import { enemyLook, isPerson } from '../board/enemy-look.ts';
import { ringOf } from '../board/hero-look.ts';
import { FigureToken } from '../board/figure-token.tsx';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { sumOf } from './allocation.ts';
import { Hearts, Portrait } from './hero-parts.tsx';
import type { EditionSheet } from './sheet.ts';
import type { AllocationUi } from './use-allocation.ts';

const WAYS = ['#ffb83e', '#8fe9fa', '#c9a6ff', '#7ddb95', '#ff8fc7', '#ffd166'];

interface NoteProps {
  readonly state: State;
  readonly sheet: EditionSheet;
  readonly decision: AllocateDecision;
  readonly option: Option;
  readonly units: number;
}

/** Few are drawn large, many so that they fit beside the stepper. */
const RowHearts = (hearts: { readonly left: number; readonly most: number; readonly risk: number }) => (
  <Hearts {...hearts} size={hearts.most > 3 ? 13 : 18} />
);

/** Hearts as they would be, figures as they would go. */
export function RowNote({ state, sheet, decision, option, units }: NoteProps): React.JSX.Element {
  const { t } = useWords();
  const hero = state.heroes.findIndex((h) => h.id === option.heroes?.[0]);
  if (hero >= 0 && decision.prompt !== 'choose')
    return <RowHearts {...sheet.heartsOf(state, hero)} risk={units} />;
  const each = Number(decision.about?.each ?? 0);
  return (
    <span className="hint">
      {decision.prompt === 'split'
        ? t('table.share.goes', { n: each + units })
        : t('table.share.of', { most: option.cap ?? decision.total })}
    </span>
  );
}

export function SumBar({
  allocation: { decision, units },
  state,
}: {
  readonly allocation: AllocationUi;
  readonly state: State;
}): React.JSX.Element {
  const { t } = useWords();
  const colours = units.flatMap((n, i) =>
    new Array<string>(n).fill(colourOf(itemAt(decision.options, i), i, state)),
  );
  return (
    <div
      className="share-sum"
      role="img"
      aria-label={t('table.share.sum', { n: sumOf(units), total: decision.total })}
    >
      {Array.from({ length: decision.total }, (_, i) => (
        <i key={i} style={{ background: colours[i] }} />
      ))}
    </div>
  );
}

function colourOf(option: Option, i: number, state: State): string {
  const hero = state.heroes.find((h) => h.id === option.heroes?.[0]);
  if (hero) return ringOf(hero.id);
  return option.enemies ? enemyLook(itemAt(option.enemies, 0)).fill : itemAt(WAYS, i % WAYS.length);
}

export function RowFace({
  context,
  state,
  option,
}: {
  readonly context: Context;
  readonly state: State;
  readonly option: Option;
}): React.JSX.Element {
  const hero = state.heroes.findIndex((h) => h.id === option.heroes?.[0]);
  if (hero >= 0) return <Portrait state={state} hero={hero} size={44} />;
  const [enemy] = option.enemies ?? (option.cards && isPerson(itemAt(option.cards, 0)) ? option.cards : []);
  if (enemy !== undefined) {
    return (
      <svg className="share-face" viewBox="-46 -46 92 92" aria-hidden="true">
        <FigureToken id={enemy} shadow={false} />
      </svg>
    );
  }
  const zone = option.zones?.[0] ?? '';
  return (
    <span className="share-zone display">
      {context.board.zones[context.board.indexOf.get(zone) ?? 0]?.kind === 'street' ? (
        zone
      ) : (
        <Icon name={option.zones ? 'closed-doors' : 'cancel'} size={22} />
      )}
    </span>
  );
}

interface StepperProps {
  readonly name: string;
  readonly value: number;
  readonly most: number;
  readonly onStep: (by: 1 | -1) => void;
}

/** A button that has done its last step stays where the keyboard's focus is: it is off, not gone. */
export function Stepper({ name, value, most, onStep }: StepperProps): React.JSX.Element {
  const { t } = useWords();
  return (
    <div className="stepper">
      <button
        type="button"
        aria-label={t('table.share.less', { name })}
        aria-disabled={value === 0}
        onClick={() => onStep(-1)}
      >
        −
      </button>
      <b
        className="num"
        role="spinbutton"
        tabIndex={0}
        aria-label={name}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={most}
      >
        {value}
      </b>
      <button
        type="button"
        aria-label={t('table.share.more', { name })}
        aria-disabled={value >= most}
        onClick={() => onStep(1)}
      >
        +
      </button>
    </div>
  );
}
