/** A low screen has no room over its board: the chances stand where the question is asked. */
import { lazy, Suspense } from 'react';
import type { TableUi } from './use-table-ui.ts';

const OddsStrip = lazy(() => import('./asked-part.ts').then((m) => ({ default: m.OddsStrip })));

export function Aim({ ui }: { readonly ui: TableUi }): React.JSX.Element | null {
  const { aimed, actions } = ui;
  const prospect = aimed ? ui.prospectOf(aimed) : undefined;
  if (!aimed || !prospect) return null;
  return (
    <Suspense>
      <OddsStrip
        context={ui.context}
        state={ui.state}
        sheet={ui.sheet}
        option={aimed}
        prospect={prospect}
        onConfirm={() => actions.answer(aimed.id)}
      />
    </Suspense>
  );
}
