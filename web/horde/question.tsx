/** What only the players can choose: large answers, on the paper and on the map. */
import { itemAt, type Context, type Decision, type State } from '@holdout/engine';
import { useMemo } from 'react';
import type { ZoneMark } from '../board/board.tsx';
import { RowAnswer } from '../box/row-answer.tsx';
import { plugOf } from '../editions/plugs.ts';
import { AllocationDialog } from '../table/allocation-dialog.tsx';
import { isOrder, useOrders } from '../table/orders.ts';
import { useAllocation } from '../table/use-allocation.ts';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly context: Context;
  readonly state: State;
  readonly decision: Decision;
  readonly game: string;
  readonly onAnswer: (...texts: readonly string[]) => void;
}

/** The zone each answer names, with its number. */
export function marksFor({ board }: Context, decision: Decision): ZoneMark[] {
  return decision.options.flatMap((o, i): ZoneMark[] => {
    const zone = board.indexOf.get(o.zones?.at(-1) ?? '');
    return zone === undefined ? [] : [{ zone, kind: 'choose', key: i < 9 ? String(i + 1) : undefined }];
  });
}

export function Question({ context, state, decision, game, onAnswer }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const { sheet } = plugOf(context);
  const keep = useOrders((s) => s.keep);
  const allocation = useAllocation(context, state, decision, sheet);
  const names = useMemo(() => decision.options.map((o) => say.option(decision, o)), [decision, say]);
  return (
    <article className="horde-paper paper" data-kind="ask" data-prompt={decision.prompt}>
      <p className="horde-step">{t('horde.you-choose')}</p>
      <h2 className="horde-question">{say.prompt(decision)}</h2>
      {decision.kind === 'row' ? (
        <RowAnswer key={state.seq} {...{ context, state, decision }} onAnswer={onAnswer} />
      ) : allocation ? (
        <div className="horde-share">
          <AllocationDialog
            context={context}
            state={state}
            sheet={sheet}
            allocation={allocation}
            onAnswer={onAnswer}
            onFold={() => undefined}
            onPoint={() => undefined}
          />
        </div>
      ) : (
        <div className="horde-answers">
          {decision.options.map((o, i) => (
            <button
              key={o.id}
              type="button"
              className="button"
              data-option={o.id}
              onClick={() => onAnswer(o.id)}
            >
              {names[i]}
              {i < 9 && <span className="key-cap">{i + 1}</span>}
            </button>
          ))}
          {isOrder(decision) && (
            <div className="row wrap">
              <button
                type="button"
                className="button"
                onClick={() => onAnswer(...decision.options.map((o) => o.id))}
              >
                {t('hands.order.rest')}
              </button>
              <button
                type="button"
                className="button"
                onClick={() => {
                  keep(game, decision.prompt);
                  onAnswer(itemAt(decision.options, 0).id);
                }}
              >
                {t('hands.order.always')}
              </button>
            </div>
          )}
        </div>
      )}
    </article>
  );
}
