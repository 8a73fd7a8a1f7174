/** Where an answer of a turn lies in the menu that the table shows: its family, its branch, its zone. */
import { heroAt, itemAt, type Decision, type Option } from '@holdout/engine';
import '../editions/testing.ts';
import { branchesOf, defaultFamily, familiesOf, menuOf, pressOf, targetOf } from '../table/families.ts';
import { turnChoices } from '../table/marks.ts';
import { moreOf } from '../table/families.ts';
import type { Position } from './games.ts';

export interface Way {
  /** Button in the menu. */
  readonly family: string;
  /** It is selected without being pressed. */
  readonly selected: boolean;
  /** What the button does: answers, marks zones on the board, or asks with what. */
  readonly press: 'act' | 'zones' | 'ask';
  /** Number of the branch among those asked about. */
  readonly branch: number;
  /** The branch is the one marked at first. */
  readonly first: boolean;
  /** The branch answers by itself. */
  readonly single: boolean;
  /** Branches that can be picked on the board, in the order in which their key goes through them. */
  readonly byZone: boolean;
  readonly zone: string | undefined;
  /** Key that picks the zone. */
  readonly digit: string | undefined;
}

export const isEnd = (option: Option): boolean => option.verb === 'end';

export function optionOf(decision: Decision, id: string): Option {
  const option = decision.options.find((o) => o.id === id);
  if (!option) throw new Error(`${id} is not on offer`);
  return option;
}

/** `brief`: the menu of small screens, which shows every extra by itself. */
export function wayTo({ context, state, decision }: Position, option: Option, brief = false): Way {
  if (!decision) throw new Error('nothing is asked');
  const menu = menuOf(decision, context);
  const extras = brief || menu.extras.length <= 1 ? menu.extras : [moreOf(menu)];
  const family =
    [...menu.places, ...extras].find((f) => f.options.includes(option)) ?? itemAt(familiesOf(menu), 0);
  const here = itemAt(context.board.zones, heroAt(state, state.active).zone).id;
  const press = pressOf(family, here);
  if (press === 'nothing') throw new Error(`${option.id} is in no family`);
  const branches = branchesOf(family.options, here);
  const branch = branches.findIndex((b) => b.options.includes(option));
  const first = branches.findIndex((b) => b.byZone);
  const choices = turnChoices(context, here, menu, family, itemAt(branches, branch).key);
  return {
    family: family.id,
    selected: family.id === defaultFamily(menu),
    press,
    branch,
    first: branch === first,
    single: itemAt(branches, branch).options.length === 1,
    byZone: itemAt(branches, branch).byZone,
    zone: targetOf(option, here),
    digit: choices.find((c) => c.option === option)?.key,
  };
}
