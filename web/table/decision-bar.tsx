/**
 * The one thing the game asks, and everything that can be answered: the menu of a turn, the options of any other
 * question, or the way back to a dialog that was put aside.
 */
import {
  itemAt,
  leading,
  type AllocateDecision,
  type Context,
  type Decision,
  type Option,
  type State,
} from '@holdout/engine';
import type { Narrator } from '@holdout/narrate';
import { lazy, Suspense, type ReactNode } from 'react';
import { menuPlanOf } from '../editions/plugs.ts';
import type { Table } from '../play/table.ts';
import { useWords, type Translate } from '../words/use-words.ts';
import { statsText } from '../cards/card-words.ts';
import { BranchButtons, type BranchTitle } from './branch-buttons.tsx';
import { familyIcon } from './family-icons.ts';
import { branchesOf, familyOf, type Family } from './families.ts';
import { ActionsLeft } from './actions-left.tsx';
import { actionsOf, Pips } from './hero-parts.tsx';
import { maybe } from './maybe.ts';
import { meaningOf } from './meaning.ts';
import { OptionButtons } from './option-buttons.tsx';
import type { EditionSheet } from './sheet.ts';
import { TurnButtons } from './turn-buttons.tsx';
import { useSending } from './use-sending.ts';
import { useReasons } from './use-reasons.ts';
import { WhoDecides } from './whose-turn.tsx';
import type { DecisionUi } from './use-decision.ts';

// Chance by hand is for those who have a box.
const SpendOptions = lazy(() => import('./asked-part.ts').then((m) => ({ default: m.SpendOptions })));
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
      <BranchButtons
        context={context}
        family={ui.family}
        here={here}
        branch={ui.branch?.key}
        titleOf={(options) => branchTitle(props, options, t, say)}
        onBranch={props.onBranch}
        onBack={() => ui.back()}
        onAim={props.onAim}
      />
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

/** A family nobody has named yet is called by its first option. */
function familyName({ decision }: DecisionBarProps, family: Family, t: Translate, say: Narrator): string {
  return (
    maybe(t, `table.family.${family.id}`) ??
    (family.options.length > 0 ? say.option(decision, itemAt(family.options, 0)) : family.id)
  );
}

const priceOf = ({ cost = 1, paid = cost }: Option): number => paid;

/** What a press would do, in a word or two. */
function subLineOf(
  { decision }: DecisionBarProps,
  family: Family,
  here: string,
  t: Translate,
  say: Narrator,
): string {
  const { options } = family;
  const [first] = leading(options, 1);
  const zoneOf = (option: Option): string => say.place(option.zones?.[0] ?? '');
  switch (family.id) {
    case 'move':
    case 'drive':
      return priceOf(first) > 1
        ? t('table.sub.cost', { n: priceOf(first) })
        : t('table.sub.zones', { n: options.length });
    case 'shoot':
    case 'melee': {
      const weapons = branchesOf(options, here);
      if (weapons.length > 1) return t('table.sub.weapons', { n: weapons.length });
      return family.id === 'shoot' && options.length === 1
        ? t('table.sub.at', { weapon: weaponName(first, say), zone: zoneOf(first) })
        : weaponName(first, say);
    }
    case 'attack':
    case 'devour':
    case 'hand':
    case 'sign':
      return options.length === 1 ? zoneOf(first) : t('table.sub.zones', { n: options.length });
    case 'trade':
      return options.length === 1
        ? say.hero(first.heroes?.[0] ?? '')
        : t('table.sub.partners', { n: options.length });
    case 'door':
      return options.length === 1 && first.cards
        ? say.card(itemAt(first.cards, 0))
        : t('table.sub.doors', { n: options.length });
    case 'noise':
      return t('table.sub.noise');
    case 'take':
    case 'search':
    case 'arrange':
    case 'gain-trait':
    case 'power-up':
      return t(`table.sub.${family.id}`);
    default:
      return options.length === 1 ? say.option(decision, first) : t('table.sub.ways', { n: options.length });
  }
}

const weaponName = (option: Option, say: Narrator): string => {
  const cards = option.cards ?? [];
  return `${say.card(cards[0] ?? '')}${cards.length > 1 ? ` ×${cards.length}` : ''}`;
};

function branchTitle(
  { decision, context, sheet }: DecisionBarProps,
  options: readonly Option[],
  t: Translate,
  say: Narrator,
): BranchTitle {
  const [first] = leading(options, 1);
  const zones = (o: Option): string => (o.zones ?? []).map((id) => say.place(id)).join(' + ');
  if (first.verb === 'attack') {
    const use = sheet.useOf(first);
    const name = use?.name
      ? t(`table.card.use.${use.name}`, { stats: weaponName(first, say) })
      : weaponName(first, say);
    const where = options.length === 1 ? zones(first) : t('table.sub.zones', { n: options.length });
    return {
      title: name,
      sub: use ? `${where} · ${statsText(t, use)}` : where,
      card: sheet.faceOf(first.cards?.[0] ?? ''),
    };
  }
  if (first.verb === 'open' && first.cards) {
    const face = sheet.faceOf(first.cards?.[0] ?? '');
    const noise = t(face.door?.noisy ? 'table.card.loud' : 'table.card.silent');
    return {
      title: say.card(face.id),
      sub: options.length === 1 ? noise : `${t('table.sub.doors', { n: options.length })}, ${noise}`,
      card: face,
    };
  }
  const icon = familyIcon(context, familyOf(first, context));
  if (!menuPlanOf(context).rolls(first) || !first.cards)
    return { title: say.option(decision, first), sub: '', icon };
  // Something with dice of its own that lies on the board; its zone is picked there.
  const use = sheet.useOf(first);
  const many = options.length > 1;
  const where = many ? t('table.sub.zones', { n: options.length }) : '';
  return {
    title: many ? say.card(itemAt(first.cards, 0)) : say.option(decision, first),
    sub: [where, use && use.dice > 0 ? statsText(t, use) : ''].filter(Boolean).join(' · '),
    card: sheet.faceOf(itemAt(first.cards, 0)),
  };
}
