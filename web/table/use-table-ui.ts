/** Everything the table screen knows at one moment: what is so, what is shown, and what the players are looking at. */
import type { AllocateDecision, Context, Decision, Option, State } from '@holdout/engine';
import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import { menuPlanOf } from '../editions/plugs.ts';
import { useInsight, type Insight } from '../insight/use-insight.ts';
import { useGoalLook, type GoalLook } from '../mission/use-goal-look.ts';
import { useMoment, type MomentUi } from '../moments/use-moment.ts';
import type { Table, TableView } from '../play/table.ts';
import type { Panel } from './bottom-sheet.tsx';
import { targetOf } from './families.ts';
import { useLayout, type Layout } from './layout.ts';
import { asPick } from './single.ts';
import { sheetFor, type EditionSheet } from './sheet.ts';
import { undoOf } from './taking-back.ts';
import { useActions, type TableActions } from './use-actions.ts';
import { useAllocation, type AllocationUi } from './use-allocation.ts';
import { useAlarms } from './use-alarms.ts';
import { useDecision, type DecisionUi } from './use-decision.ts';
import { useHoverIntent } from './use-hover-intent.ts';
import { useLevel, type LevelUi } from './use-level.ts';
import { useOdds, type ProspectOf } from './use-odds.ts';
import { useView } from './use-view.ts';

type Tool = 'forecast' | 'history';

export interface TableUi {
  readonly table: Table;
  readonly view: TableView;
  /** Theatre, forecast, history and tour. */
  readonly insight: Insight;
  readonly context: Context;
  /** What is shown everywhere but on the board, where figures may still be on their way. */
  readonly state: State;
  /** Where everything will stand when all has been played. */
  readonly settled: State;
  /** What is asked, once everything has been shown. */
  readonly decision: Decision | null;
  /** The question as the rules ask it, where one unit is shared out and the screen offers a choice instead. */
  readonly single: AllocateDecision | null;
  readonly sheet: EditionSheet;
  readonly layout: Layout;
  readonly actions: TableActions;
  readonly choice: DecisionUi;
  /** What the table stops for, unless it has been put aside. */
  readonly moment: MomentUi;
  readonly allocation: AllocationUi | null;
  readonly prospectOf: ProspectOf;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly level: LevelUi;
  /** The goal whose targets are shown. */
  readonly goalLook: GoalLook;
  /** Zone of whoever acts. */
  readonly here: string;
  readonly aimed: Option | null;
  readonly armed: boolean;
  readonly aimedZone: number | null;
  readonly panel: Panel | null;
  readonly tool: Tool | null;
  readonly help: boolean;
  readonly ring: readonly number[] | null;
  /** Of all that the last press gave. */
  readonly undo: TableView['undo'];
  readonly undoAsked: boolean;
  readonly inspected: number;
  /** Hero whose moment it is. */
  readonly natural: number;
  readonly focusAsked: number;
  setPanel(panel: Panel | null): void;
  setTool(tool: Tool | null): void;
  setHelp(help: boolean): void;
  /** Rings the zones a line of the log touched, once the pointer rests there. */
  showRing(zones: readonly string[]): void;
  clearRing(): void;
  askUndo(ask: boolean): void;
  inspect(hero: number): void;
  focusHero(): void;
  /** Zone under the pointer or the keyboard's focus. */
  hover(zone: number | null): void;
  /** Option whose button is under the pointer or has the focus. */
  point(option: Option | null): void;
}

/** Nobody is offered what only others may answer. */
const withoutOthers = (d: Decision | null, others?: ReadonlySet<string>): Decision | null =>
  d && others ? { ...d, options: d.options.filter((o) => !others.has(o.id)) } : d;

const canAct = ({ status, done }: State['heroes'][number]): boolean => status === 'in' && !done;

export function useTableUi(table: Table): TableUi {
  const view = useView(table);
  const [tool, setTool] = useState<Tool | null>(null);
  const insight = useInsight(table, view, tool);
  useAlarms(table.context, view, insight.playing);
  const actions = useActions(table);
  const { context } = table;
  const { state } = insight;
  // Nothing can be chosen by mistake while the board shows something else than now.
  const asked = useMemo(
    () => asPick(withoutOthers(view.decision, view.othersOwn)),
    [view.decision, view.othersOwn],
  );
  const decision = insight.playing || tool !== null || !view.mine ? null : asked;
  const sheet = sheetFor(context);
  const { rolls } = menuPlanOf(context);
  const choice = useDecision(context, state, decision);
  const moment = useMoment(insight, view, choice.folded ? null : decision);
  const allocation = useAllocation(context, state, decision, sheet);
  const prospectOf = useOdds(table, view);
  const layout = useLayout();
  const root = useRef<HTMLDivElement>(null);

  const [panel, setPanel] = useState<Panel | null>(null);
  const [help, setHelp] = useState(false);
  const [ring, setRing] = useHoverIntent<readonly number[]>();
  const showRing = useCallback(
    (ids: readonly string[]) => setRing(ids.flatMap((id) => context.board.indexOf.get(id) ?? [])),
    [context, setRing],
  );
  const clearRing = useCallback(() => setRing(null), [setRing]);
  const [undoAskedAt, setUndoAskedAt] = useState(-1);
  const undo = useMemo(() => undoOf(table, view), [table, view]);
  const [focusAsked, setFocusAsked] = useState(0);
  const [hovered, hover] = useHoverIntent<number>();
  const [pointedAt, point] = useHoverIntent<Option>();

  // Whoever acts is looked at, until somebody looks at another; the next turn starts afresh.
  const about = decision?.hero ?? state.heroes[state.active]?.id ?? '';
  const turn = `${about}@${state.round}`;
  const natural = Math.max(0, state.heroes.findIndex(about ? (h) => h.id === about : canAct));
  const [picked, setPicked] = useState({ turn: '', hero: 0 });
  const inspect = useCallback((hero: number) => setPicked({ turn, hero }), [turn]);

  const level = useLevel(context, state.heroes[state.active]?.zone ?? -1);
  const goalLook = useGoalLook(state.heroes[natural]?.zone ?? -1);
  const here = context.board.zones[state.heroes[state.active]?.zone ?? -1]?.id ?? '';
  // A button that is gone never tells that the pointer has left it.
  const pointed = pointedAt && decision?.options.includes(pointedAt) ? pointedAt : null;
  const armed = decision?.options.find((o) => o.id === choice.armed);
  const under = choice.choices.find((c) => c.zone === hovered)?.option;
  const aimed = [armed, pointed, under].find((o) => o && rolls(o)) ?? null;
  const looked = armed ?? pointed;

  return {
    table,
    view,
    insight,
    context,
    state,
    settled: insight.history.scene?.state ?? view.state,
    decision,
    single:
      decision && view.decision !== decision && view.decision?.kind === 'allocate' ? view.decision : null,
    sheet,
    layout,
    actions,
    choice,
    moment,
    allocation,
    prospectOf,
    root,
    level,
    goalLook,
    here,
    aimed,
    armed: armed !== undefined,
    aimedZone: looked ? (context.board.indexOf.get(targetOf(looked, here) ?? '') ?? null) : hovered,
    panel,
    tool,
    help,
    ring,
    undo,
    undoAsked: undo === 'forced' && undoAskedAt === view.state.seq,
    inspected: picked.turn === turn ? picked.hero : natural,
    natural,
    focusAsked,
    setPanel,
    setTool,
    setHelp,
    showRing,
    clearRing,
    askUndo: (ask) => setUndoAskedAt(ask ? view.state.seq : -1),
    inspect,
    focusHero: () => setFocusAsked(focusAsked + 1),
    hover,
    point,
  };
}
