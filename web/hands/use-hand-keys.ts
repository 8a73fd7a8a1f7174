/** Keys for what stands on the board, wherever the focus is: walking begins at the actor, I asks about a zone, P keeps a card open. */
import { stepFrom } from '../board/zone-steps.ts';
import { useKeys } from '../table/use-keys.ts';
import type { TableUi } from '../table/use-table-ui.ts';
import type { Hands } from './use-hands.ts';

export function useHandKeys(ui: TableUi, hands: Hands): void {
  const { context, state } = ui;
  const from = state.heroes[state.active < 0 ? ui.natural : state.active]?.zone ?? -1;
  const button = (zone: number): HTMLElement | null | undefined =>
    ui.root.current?.querySelector<HTMLElement>(`[data-walk="${context.board.zones[zone]?.id}"]`);
  useKeys(context, (command) => {
    // History goes through time with the arrows.
    if (ui.help || ui.tool === 'history') return false;
    if (command.do === 'walk' && from >= 0) {
      button(stepFrom(context, ui.settled.doors, from, command.arrow))?.focus();
      return true;
    }
    if (command.do !== 'letter') return false;
    if (command.letter === 'pin' && hands.looked) {
      hands.pin(hands.looked);
      return true;
    }
    // On a zone the walk itself answers to it, letters or not.
    if (command.letter !== 'inspect' || from < 0) return false;
    button(from)?.focus();
    hands.inspect(from);
    return true;
  });
}
