/** What a token shows that was turned over: only colours that are still hidden. */
import { ObjectiveToken } from '../board/tokens.tsx';
import { useWords } from '../words/use-words.ts';
import type { RowProps } from './row-answer.tsx';
import { useRow } from './use-row.ts';

export function TokenTray({ decision, onAnswer }: RowProps): React.JSX.Element {
  const { say } = useWords();
  const row = useRow(decision, onAnswer);
  return (
    <div className="token-tray" role="group" aria-label={say.prompt(decision)}>
      {decision.options.map((o, place) => (
        <button
          key={o.id}
          type="button"
          className="token-choice"
          data-option={o.id}
          onClick={() => row.add(place)}
        >
          <svg viewBox="-32 -32 64 64" width="52" height="52" aria-hidden="true">
            <ObjectiveToken colour={o.colour ?? ''} />
          </svg>
          <b>{say.option(decision, o)}</b>
        </button>
      ))}
    </div>
  );
}
