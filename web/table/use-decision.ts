/**
 * What the players are doing with the open decision: family and weapon selected, target aimed at, end of turn asked
 * twice. All of it belongs to one moment of the game and is forgotten with the next.
 */
import { itemAt, type Context, type Decision, type State } from '@holdout/engine';
import { useMemo, useState } from 'react';
import { plugOf } from '../editions/plugs.ts';
import {
  branchesOf,
  defaultFamily,
  familiesOf,
  menuOf,
  moreOf,
  pressOf,
  type Branch,
  type Family,
  type Menu,
} from './families.ts';
import { promptChoices, turnChoices, type ZoneChoice } from './marks.ts';

interface Picks {
  readonly seq: number;
  readonly family: string | null;
  readonly branch: string | null;
  /** The bar shows the branches of the family. */
  readonly asking: boolean;
  /** Attack shown by a first tap; the second one makes it. */
  readonly armed: string | null;
  readonly endAsked: boolean;
  readonly folded: boolean;
  readonly gathered: readonly string[];
}

export interface DecisionUi {
  readonly menu: Menu | null;
  readonly family: Family | undefined;
  /** Somebody has chosen the family; otherwise it is only the one that comes first. */
  readonly chosen: boolean;
  readonly branches: readonly Branch[];
  readonly branch: Branch | undefined;
  readonly asking: boolean;
  readonly choices: readonly ZoneChoice[];
  readonly armed: string | null;
  readonly endAsked: boolean;
  /** The allocation dialog has been put aside. */
  readonly folded: boolean;
  /** Options chosen together and answered together, as in a trade; null where each is an answer of its own. */
  readonly gathered: readonly string[] | null;
  select(family: Family): void;
  selectBranch(key: string): void;
  nextBranch(): void;
  arm(option: string | null): void;
  askEnd(): void;
  fold(folded: boolean): void;
  /** Puts an option among the gathered ones, or takes it out again. */
  toggle(option: string): void;
  /** One step back; false when there was nothing to leave. */
  back(): boolean;
}

const NO_CHOICES: readonly ZoneChoice[] = [];

export function useDecision(context: Context, state: State, decision: Decision | null): DecisionUi {
  const fresh: Picks = {
    seq: state.seq,
    family: null,
    branch: null,
    asking: false,
    armed: null,
    endAsked: false,
    folded: false,
    gathered: [],
  };
  const [kept, setPicks] = useState<Picks>(fresh);
  const picks = kept.seq === state.seq ? kept : fresh;
  const change = (part: Partial<Picks>): void =>
    setPicks({ ...picks, endAsked: false, armed: null, ...part });

  const here = context.board.zones[state.heroes[state.active]?.zone ?? -1]?.id ?? '';
  const menu = useMemo(
    () => (decision?.prompt === 'turn' ? menuOf(decision, context) : null),
    [decision, context],
  );
  const family = useMemo(
    () =>
      menu
        ? [...familiesOf(menu), moreOf(menu)].find((f) => f.id === (picks.family ?? defaultFamily(menu)))
        : undefined,
    [menu, picks.family],
  );
  const branches = family ? branchesOf(family.options, here) : [];
  const branch = branches.find((b) => b.key === picks.branch) ?? branches.find((b) => b.byZone);
  const branchKey = branch?.key ?? null;
  // While nothing is asked, enemies may move without anything being chosen anew.
  const asked = decision && state;
  const choices = useMemo(
    () =>
      menu
        ? turnChoices(context, here, menu, family, branchKey)
        : decision && asked
          ? promptChoices(context, asked, decision)
          : NO_CHOICES,
    [context, asked, decision, menu, here, family, branchKey],
  );

  return {
    menu,
    family,
    chosen: picks.family !== null,
    branches,
    branch,
    asking: picks.asking,
    choices,
    armed: picks.armed,
    endAsked: picks.endAsked,
    folded: picks.folded,
    gathered: decision?.prompt === 'trade' && plugOf(context).tradeClauses ? picks.gathered : null,
    select: (f) => change({ family: f.id, branch: null, asking: pressOf(f, here) === 'ask' }),
    selectBranch: (key) => change({ branch: key }),
    nextBranch() {
      const zoned = branches.filter((b) => b.byZone);
      const at = zoned.findIndex((b) => b.key === branch?.key);
      if (zoned.length > 1) change({ branch: itemAt(zoned, (at + 1) % zoned.length).key });
    },
    arm: (armed) => change({ armed }),
    askEnd: () => change({ endAsked: true }),
    fold: (folded) => change({ folded }),
    toggle: (option) =>
      change({
        gathered: picks.gathered.includes(option)
          ? picks.gathered.filter((o) => o !== option)
          : [...picks.gathered, option],
      }),
    back() {
      if (picks.armed !== null || picks.endAsked) change({});
      else if (picks.gathered.length > 0) change({ gathered: [] });
      else if (picks.asking || picks.family !== null) change({ family: null, branch: null, asking: false });
      else return false;
      return true;
    },
  };
}
