/** What the players can do at the table, by pointer, finger or key: one place for all three. */
import { itemAt, type Option } from '@holdout/engine';
import type { PickedBy } from '../board/board.tsx';
import { levelAt } from '../board/level-layout.ts';
import { useSettings } from '../store/settings.ts';
import type { Company } from './company.ts';
import { MORE, pressOf, type Family } from './families.ts';
import type { Command, Letter } from './keys.ts';
import { useKeys } from './use-keys.ts';
import type { TableUi } from './use-table-ui.ts';

export interface Commands {
  /** Takes an option; a first touch on something with odds shows them first. */
  choose(option: Option, touch?: boolean): void;
  onZone(zone: number, by: PickedBy): void;
  onFamily(family: Family, touch: boolean): void;
  onBranch(key: string, options: readonly Option[], touch: boolean): void;
  onEnd(): void;
  /** True when the command meant something. */
  onLetter(command: Letter): boolean;
}

/** Somebody here may answer, and sees what is asked. */
export const mayAsk = ({ decision }: TableUi): boolean => decision !== null;

/** Where others have a say, an undo that takes back dice or cards is asked for even in a lesson. */
export function useCommands(ui: TableUi, { undoText }: Company): Commands {
  const warnEndTurn = useSettings((s) => s.warnEndTurn);
  const { view, state, decision, choice, actions, here } = ui;

  const choose = (option: Option, touch = false): void => {
    if (touch && choice.armed !== option.id && ui.prospectOf(option)) choice.arm(option.id);
    else if (choice.gathered === null) actions.answer(option.id);
    else if (option.verb === 'finish') actions.answerAll([...choice.gathered, option.id]);
    else choice.toggle(option.id);
  };
  const onZone = (zone: number, by: PickedBy): void => {
    const found = choice.choices.find((c) => c.zone === zone);
    if (found) choose(found.option, by === 'touch');
  };
  const onFamily = (family: Family, touch: boolean): void => {
    if (pressOf(family, here) === 'act') choose(itemAt(family.options, 0), touch);
    else choice.select(family);
  };
  const onBranch = (key: string, options: readonly Option[], touch: boolean): void => {
    if (options.length === 1) choose(itemAt(options, 0), touch);
    else choice.selectBranch(key);
  };
  const onEnd = (): void => {
    const left = state.heroes[state.active]?.actions ?? 0;
    if (warnEndTurn && left > 0 && !choice.endAsked) choice.askEnd();
    else if (choice.menu?.end) actions.answer(choice.menu.end.id);
  };

  const onUndo = (): void => {
    const free = ui.insight.tour !== null && undoText === undefined;
    if (ui.undo === 'forced' && !ui.undoAsked && !free) ui.askUndo(true);
    else if (ui.undo !== 'none') {
      actions.undo(ui.undo === 'forced');
      // Where others have a say nothing moves yet, and the question is theirs now.
      ui.askUndo(false);
    }
  };
  const onInventory = (): void => {
    const again = document.activeElement?.closest('.hero-list') !== null;
    ui.inspect(again ? (ui.inspected + 1) % state.heroes.length : ui.natural);
    ui.setPanel(ui.layout === 'wide' ? null : 'heroes');
    ui.focusHero();
  };
  const onLetter = (command: Letter): boolean => {
    switch (command) {
      case 'undo':
        onUndo();
        return true;
      case 'redo':
        if (view.redo) actions.redo();
        return true;
      case 'forecast':
      case 'history':
        if (command === 'forecast' && !ui.insight.forecast.available) return true;
        ui.setTool(ui.tool === command ? null : command);
        return true;
      case 'hint':
        if (!useSettings.getState().hints) return false;
        if (ui.panel === 'hint') ui.setPanel(null);
        else if (mayAsk(ui)) ui.setPanel('hint');
        return true;
      case 'help':
        ui.setHelp(true);
        return true;
      case 'log':
      case 'mission':
        ui.setPanel(ui.panel === command ? null : command);
        return true;
      case 'names':
        useSettings.getState().set({ zoneNames: !useSettings.getState().zoneNames });
        return true;
      case 'show':
        if (!ui.insight.tour) return false;
        ui.insight.tour.showMe();
        return true;
      case 'inventory':
        onInventory();
        return true;
      case 'inspect':
      case 'pin':
      case 'again':
        // What stands on the board is the business of the hands (web/hands).
        return false;
      default:
        return onFamilyKey(command);
    }
  };
  /** The key does what the button does, so that a closed family tells its reason too. */
  const onFamilyKey = (command: Letter): boolean => {
    const { menu, asking, family } = choice;
    if (!menu) return false;
    if (command === 'end') onEnd();
    else if (asking && family?.id === command) choice.nextBranch();
    else if (asking) choice.back();
    else pressFamily(familyFor(command));
    return true;
  };
  const pressFamily = (family: string): void => {
    const find = (...names: readonly string[]): HTMLElement | null | undefined =>
      ui.root.current?.querySelector<HTMLElement>(names.join());
    const button = find(`[data-family="${family}"]`, `[data-closed~="${family}"]`);
    if (button) button.click();
    // Where each has a button of its own, the letter leads to the first of them.
    else if (family === MORE) find(`[data-family="${choice.menu?.extras[0]?.id}"]`)?.focus();
  };
  const familyFor = (command: Letter): string => {
    if (command === 'move') return choice.menu?.places[0]?.id ?? command;
    const extras = choice.menu?.extras ?? [];
    return command === MORE && extras.length === 1 ? itemAt(extras, 0).id : command;
  };

  const onPick = (n: number): boolean => {
    if (decision?.kind !== 'pick') return onLevel(n);
    const byZone = choice.choices.find((c) => c.key === String(n));
    const branch = choice.asking && !choice.branch?.byZone ? choice.branches[n - 1] : undefined;
    if (branch) onBranch(branch.key, branch.options, false);
    else if (byZone) choose(byZone.option);
    else if (!choice.menu && decision.options[n - 1]) choose(itemAt(decision.options, n - 1));
    else onLevel(n);
    return true;
  };
  /** Numbers nothing else wants, and any number with Shift, bring a level up. */
  const onLevel = (n: number): boolean => {
    const level = levelAt(ui.context, n);
    if (level === undefined || ui.context.board.levels.length < 2) return false;
    ui.level.show(level);
    return true;
  };
  const onBack = (): boolean => {
    if (ui.undoAsked) ui.askUndo(false);
    else if ((ui.allocation || ui.moment.asked) && !choice.folded) choice.fold(true);
    else if (choice.back()) return true;
    else if (ui.panel) ui.setPanel(null);
    else if (ui.tool) ui.setTool(null);
    else return false;
    return true;
  };
  useKeys(ui.context, (command: Command): boolean => {
    if (ui.help) return false;
    if (command.do === 'pick') return onPick(command.n);
    if (command.do === 'level') return onLevel(command.n);
    if (command.do === 'back') return onBack();
    return command.do === 'letter' && onLetter(command.letter);
  });

  return { choose, onZone, onFamily, onBranch, onEnd, onLetter };
}
