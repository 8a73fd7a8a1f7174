/** What the hero whose turn it is may still do. */
import type { Context, State } from '@holdout/engine';
import { useWords } from '../words/use-words.ts';
import { AskedPips } from './asked-pips.tsx';
import { actionsOf } from './hero-parts.tsx';

export function ActionsLeft({
  context,
  state,
}: {
  readonly context: Context;
  readonly state: State;
}): React.JSX.Element | null {
  const { t } = useWords();
  if (state.active < 0) return null;
  const actions = actionsOf(context, state, state.active);
  return (
    <div className="actions-left">
      {t('table.actions-left')}
      <AskedPips actions={actions} stop />
      {actions.free.map(({ kind, left }) => (
        <span key={kind} className="hint">
          {t(left > 0 ? `table.${kind}` : `table.${kind}.used`)}
        </span>
      ))}
    </div>
  );
}
