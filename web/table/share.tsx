/** The dialog of an open decision that shares something out. */
import { lazy, Suspense } from 'react';
import type { TableUi } from './use-table-ui.ts';

const AllocationDialog = lazy(() =>
  import('./allocation-dialog.tsx').then((m) => ({ default: m.AllocationDialog })),
);

export function Share({ ui }: { readonly ui: TableUi }): React.JSX.Element | null {
  const { context, allocation, choice } = ui;
  if (!allocation || choice.folded) return null;
  return (
    <Suspense>
      <AllocationDialog
        context={context}
        state={ui.state}
        sheet={ui.sheet}
        allocation={allocation}
        onAnswer={(answer) => ui.actions.answer(answer)}
        onFold={() => choice.fold(true)}
        onPoint={(id) => ui.hover(id === null ? null : (context.board.indexOf.get(id) ?? null))}
      />
    </Suspense>
  );
}
