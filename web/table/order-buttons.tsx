/** Ends a row of questions about an order: the rest as listed, once or for the whole game. */
import { itemAt, type Decision } from '@holdout/engine';
import { useWords } from '../words/use-words.ts';
import { isOrder, useOrders } from './orders.ts';
import type { TableUi } from './use-table-ui.ts';

export function OrderButtons({ ui }: { readonly ui: TableUi }): React.JSX.Element | null {
  const { t } = useWords();
  const { decision, table, actions } = ui;
  const keep = useOrders((s) => s.keep);
  if (!decision || !isOrder(decision)) return null;
  const always = (): void => {
    keep(table.id, decision.prompt);
    actions.answer(itemAt(decision.options, 0).id);
  };
  return (
    <div className="asides">
      <button
        type="button"
        className="button"
        data-order="rest"
        onClick={() => actions.answerAll(listed(decision))}
      >
        {t('hands.order.rest')}
      </button>
      <button type="button" className="button" data-order="always" onClick={always}>
        {t('hands.order.always')}
      </button>
    </div>
  );
}

const listed = ({ options }: Decision): string[] => options.map((o) => o.id);

/** What is answered by itself in this game, each to be asked again. */
export function KeptOrders({ ui }: { readonly ui: TableUi }): React.JSX.Element | null {
  const { t } = useWords();
  const { table } = ui;
  const { kept, ask } = useOrders();
  const own = kept.filter(([game]) => game === table.id).map(([, prompt]) => prompt);
  if (own.length === 0) return null;
  return (
    <section className="panel kept-orders" aria-label={t('hands.order.kept')}>
      {own.map((prompt) => (
        <p key={prompt} className="row">
          <span className="grow">{t(`hands.order.${prompt}`)}</span>
          <button type="button" className="button ghost" onClick={() => ask(table.id, prompt)}>
            {t('hands.order.ask')}
          </button>
        </p>
      ))}
    </section>
  );
}
