/**
 * The one thing the game asks, and everything that can be answered: the menu of a turn, the options of any other
 * question, or the way back to a dialog that was put aside.
 */
import {
  itemAt,
  type AllocateDecision,
  type Context,
  type Decision,
  type Option,
  type State,
} from '@holdout/engine';
import type { Narrator } from '@holdout/narrate';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Table } from '../play/table.ts';
import { useWords, type Translate } from '../words/use-words.ts';
import type { Family } from './families.ts';
import { ActionsLeft } from './actions-left.tsx';
import { actionsOf, Pips } from './hero-parts.tsx';
import { maybe } from './maybe.ts';
import { meaningOf } from './meaning.ts';
import { familyName, subLineOf } from './menu-words.ts';
import { OptionButtons } from './option-buttons.tsx';
import type { EditionSheet } from './sheet.ts';
import { TurnButtons } from './turn-buttons.tsx';
import { useSending } from './use-sending.ts';
import { useReasons } from './use-reasons.ts';
import { WhoDecides } from './whose-turn.tsx';
import type { DecisionUi } from './use-decision.ts';

const BranchButtons = lazy(() => import('./asked-part.ts').then((m) => ({ default: m.BranchButtons })));
const SpendOptions = lazy(() => import('./asked-part.ts').then((m) => ({ default: m.SpendOptions })));
// Chance by hand is for those who have a box.
const RowAnswer = lazy(() => import('../box/row-answer.tsx').then((m) => ({ default: m.RowAnswer })));
// Not every edition trades all at once.
const TradeBoard = lazy(() => import('./trade-board.tsx').then((m) => ({ default: m.TradeBoard })));

interface DecisionBarProps {
  readonly table: Table;
  readonly context: Context;
  readonly state: State;
  readonly sheet: EditionSheet;
  readonly decision: Decision;
  /** The sharing out of one unit that is asked as a choice. */
  readonly single: AllocateDecision | null;
  readonly ui: DecisionUi;
  readonly brief: boolean;
  /** It is asked and answered over the board. */
  readonly elsewhere: boolean;
  /** What stands between the question and its answers: chances that have no place over the board, shorter ways to answer. */
  readonly beside?: ReactNode;
  /** Something is being stored: what is pressed meanwhile does nothing. */
  readonly waiting: boolean;
  /** What is said of that meanwhile, where it goes a long way. */
  readonly sending?: string | undefined;
  readonly onFamily: (family: Family, touch: boolean) => void;
  readonly onBranch: (key: string, options: readonly Option[], touch: boolean) => void;
  readonly onOption: (option: Option) => void;
  /** An answer that is more than one of the options. */
  readonly onAnswer: (text: string) => void;
  readonly onEnd: () => void;
  readonly onAim: (option: Option | null) => void;
}

export function DecisionBar(props: DecisionBarProps): React.JSX.Element {
  const { context, state, decision, ui, brief } = props;
  const { t, say } = useWords();
  const pressed = useSending(props.waiting ? props.sending : undefined);
  return (
    <section
      onClickCapture={pressed}
      className={brief ? 'decide brief' : 'decide'}
      aria-label={t('table.decision')}
      aria-busy={props.waiting}
      data-prompt={decision.prompt}
      data-question={state.seq}
    >
      <div className="prompt-line">
        <div className="prompt paper" aria-live={props.elsewhere ? 'off' : 'polite'}>
          {promptOf(props, t, say)}
        </div>
        {props.waiting && props.sending !== undefined && (
          <span className="chip sending" role="status">
            {props.sending}
          </span>
        )}
        <WhoDecides state={state} decision={decision} />
        {ui.menu && brief && <Pips actions={actionsOf(context, state, state.active)} />}
      </div>
      {ui.menu && !brief && <ActionsLeft context={context} state={state} />}
      {props.beside}
      <div className="decide-body">
        {props.elsewhere ? <p className="hint">{t('moment.answer-there')}</p> : <Answers {...props} />}
      </div>
    </section>
  );
}

/** What is asked; once a family is chosen, what is asked about it. */
function promptOf({ decision, single, ui }: DecisionBarProps, t: Translate, say: Narrator): string {
  const { family, menu } = ui;
  // Who is hit by one hit is asked with its number.
  if (!menu || !family || family.id === itemAt(menu.places, 0).id) return say.prompt(single ?? decision);
  const key = ui.asking && !ui.branch?.byZone ? `table.ask.${family.id}` : `table.ask.zone.${family.id}`;
  return maybe(t, key, { hero: say.hero(decision.hero ?? '') }) ?? say.prompt(decision);
}

function Answers(props: DecisionBarProps): React.JSX.Element {
  const { context, state, sheet, decision, ui } = props;
  const { t, say, language } = useWords();
  const reasonOf = useReasons(props);
  if (decision.kind === 'allocate') {
    return (
      <div className="options">
        <button
          type="button"
          className={ui.folded ? 'button primary' : 'button ghost'}
          onClick={() => ui.fold(!ui.folded)}
          aria-expanded={!ui.folded}
        >
          {t(ui.folded ? 'table.share.open' : 'table.share.aside')}
        </button>
      </div>
    );
  }
  if (decision.kind === 'row')
    return (
      <Suspense>
        <RowAnswer key={state.seq} {...{ context, state, decision }} onAnswer={props.onAnswer} />
      </Suspense>
    );
  if (ui.gathered) {
    return (
      <Suspense>
        <TradeBoard {...props} decision={decision} gathered={ui.gathered} />
      </Suspense>
    );
  }
  if (decision.prompt === 'spend-power') {
    return (
      <Suspense>
        <SpendOptions {...props} decision={decision} onPoint={props.onAim} />
      </Suspense>
    );
  }
  if (!ui.menu) {
    const point = (option: Option | null): void => props.onAim(option);
    return (
      <OptionButtons
        context={context}
        state={state}
        sheet={sheet}
        decision={decision}
        onOption={props.onOption}
        onPoint={point}
        meaningOf={(option) => meaningOf({ ...props, option }, { t, say, language })}
      />
    );
  }
  const here = context.board.zones[state.heroes[state.active]?.zone ?? -1]?.id ?? '';
  if (ui.asking && ui.family) {
    return (
      <Suspense>
        <BranchButtons
          {...{ decision, context, sheet, here }}
          family={ui.family}
          branch={ui.branch?.key}
          onBranch={props.onBranch}
          onBack={() => ui.back()}
          onAim={props.onAim}
        />
      </Suspense>
    );
  }
  return (
    <TurnButtons
      context={context}
      menu={ui.menu}
      here={here}
      selected={ui.family?.id}
      actionsLeft={state.heroes[state.active]?.actions ?? 0}
      endAsked={ui.endAsked}
      reasonOf={reasonOf}
      nameOf={(family) => familyName(props, family, t, say)}
      subLine={(family) => subLineOf(props, family, here, t, say)}
      onFamily={props.onFamily}
      onEnd={props.onEnd}
      onAim={props.onAim}
      brief={props.brief}
    />
  );
}
