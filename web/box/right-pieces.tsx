/** What lies in zones and is set right: spawn points, tokens, noise. */
import type { Context } from '@holdout/engine';
import { loosePlanOf } from '../editions/plugs.ts';
import { useWords } from '../words/use-words.ts';
import { Count } from './count.tsx';
import { withHeap, type Draft } from './drafts.ts';

interface Props {
  readonly context: Context;
  readonly draft: Draft;
  /** Where each token lies. */
  readonly tokens: readonly number[];
  readonly onDraft: (draft: Draft) => void;
}

export function RightPieces({ context, draft, tokens, onDraft }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const place = (zone: number): string => say.place(context.board.zones[zone]?.id ?? '');
  const { spawns } = context.mission;
  return (
    <>
      {spawns.length > 0 && (
        <details>
          <summary>{t('table.right.spawns')}</summary>
          <ul className="right-list doors">
            {spawns.map(({ zone }, i) => (
              <li key={i}>
                <label className="owned-box">
                  <input
                    type="checkbox"
                    checked={draft.spawning[i] === true}
                    onChange={(e) =>
                      onDraft({ ...draft, spawning: draft.spawning.with(i, e.target.checked) })
                    }
                  />
                  {place(zone)}
                </label>
              </li>
            ))}
          </ul>
        </details>
      )}
      {tokens.length > 0 && (
        <details>
          <summary>{t('table.right.tokens')}</summary>
          <ul className="right-list doors">
            {tokens.map((zone, i) => (
              <li key={i}>
                <label>
                  {place(zone)}
                  <select
                    className="field"
                    value={draft.taken[i]}
                    onChange={(e) => onDraft({ ...draft, taken: draft.taken.with(i, e.target.value) })}
                  >
                    <option value="">{t('table.right.lies')}</option>
                    {draft.heroes.map(({ id }) => (
                      <option key={id} value={id}>
                        {t('table.right.taken', { hero: say.hero(id) })}
                      </option>
                    ))}
                  </select>
                </label>
              </li>
            ))}
          </ul>
        </details>
      )}
      {loosePlanOf(context).heaps.map(({ part }) => (
        <details key={part}>
          <summary>{t(`table.right.heap.${part}`)}</summary>
          <ul className="right-list doors">
            {context.board.zones.map(({ id }) => (
              <li key={id} className="right-group">
                <span>{say.place(id)}</span>
                <Count
                  label=""
                  name={`${t(`table.right.heap.${part}`)}, ${say.place(id)}`}
                  n={draft.heaps.find((h) => h.part === part && h.zone === id)?.n ?? 0}
                  onCount={(n) => onDraft(withHeap(draft, part, id, n))}
                />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
