/** A low screen has no room over its board: the chances stand where the question is asked. */
import { OddsStrip } from './odds-strip.tsx';
import type { TableUi } from './use-table-ui.ts';

export function Aim({ ui }: { readonly ui: TableUi }): React.JSX.Element | null {
  const { aimed, actions } = ui;
  const prospect = aimed ? ui.prospectOf(aimed) : undefined;
  if (!aimed || !prospect) return null;
  return (
    <OddsStrip
      context={ui.context}
      state={ui.state}
      sheet={ui.sheet}
      option={aimed}
      prospect={prospect}
      onConfirm={() => actions.answer(aimed.id)}
    />
  );
}
