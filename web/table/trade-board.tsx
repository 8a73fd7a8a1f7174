/** A trade in one step: each side's cards to be pushed across, what it comes to in words, and one confirmation. */
import { itemAt, type Option, type PickDecision } from '@holdout/engine';
import { FigureToken } from '../board/figure-token.tsx';
import { isPerson } from '../board/enemy-look.ts';
import { Icon } from '../chrome/icon.tsx';
import { plugOf } from '../editions/plugs.ts';
import { useWords } from '../words/use-words.ts';
import { CardBody } from '../cards/card-body.tsx';
import { Portrait } from './hero-parts.tsx';
import { digitOf } from './marks.ts';
import type { OptionButtonsProps } from './option-buttons.tsx';
import { RuleChip } from './rule-chip.tsx';

type Props = Pick<OptionButtonsProps, 'context' | 'state' | 'sheet' | 'onOption'> & {
  readonly decision: PickDecision;
  readonly gathered: readonly string[];
};

export function TradeBoard(props: Props): React.JSX.Element {
  const { context, decision, gathered, onOption } = props;
  const { t } = useWords();
  const finish = decision.options.findIndex((o) => o.verb === 'finish');
  return (
    <div className="trade-board">
      <div className="trade-sides">
        <Side {...props} verb="give" hero={decision.hero ?? ''} />
        <Icon name="trade" size={30} />
        <Side {...props} verb="take" hero={String(decision.about?.other)} />
      </div>
      <div className="row trade-foot">
        {plugOf(context).tradeClauses?.map((c) => (
          <RuleChip key={c} clause={c} />
        ))}
        <p className="trade-sum" role="status">
          <Sum {...props} />
        </p>
        <button
          type="button"
          className="button primary"
          data-option="finish"
          onClick={() => onOption(itemAt(decision.options, finish))}
        >
          {t(isAsked(props) ? 'table.trade.offer' : 'table.trade.confirm', { n: gathered.length })}{' '}
          {digitOf(finish) && <span className="key-cap">{digitOf(finish)}</span>}
        </button>
      </div>
    </div>
  );
}

/** Another player has a say in it (D-TRD-1). */
function isAsked({ state, decision }: Props): boolean {
  const seatOf = (id: unknown): number | undefined => state.heroes.find((h) => h.id === id)?.seat;
  return seatOf(decision.hero) !== seatOf(decision.about?.other);
}

function Side(props: Props & { readonly verb: 'give' | 'take'; readonly hero: string }): React.JSX.Element {
  const { state, decision, verb, hero } = props;
  const { t, say } = useWords();
  const index = state.heroes.findIndex((h) => h.id === hero);
  const own = decision.options.filter((o) => o.verb === verb);
  return (
    <section className={`trade-side ${verb}`} aria-label={t('table.trade.from', { hero: say.hero(hero) })}>
      <div className="row trade-who">
        <Portrait state={state} hero={index} size={30} />
        <span className="cap">{t('table.trade.from', { hero: say.hero(hero) })}</span>
      </div>
      <div className="trade-cards">
        {own.map((option) => (
          <TradeCard key={option.id} {...props} option={option} />
        ))}
        {own.length === 0 && <p className="hint">{t('table.card.none')}</p>}
      </div>
    </section>
  );
}

function TradeCard({
  sheet,
  decision,
  gathered,
  option,
  verb,
  onOption,
}: Props & { readonly option: Option; readonly verb: 'give' | 'take' }): React.JSX.Element {
  const { say } = useWords();
  const [card = ''] = option.cards ?? [];
  const digit = digitOf(decision.options.indexOf(option));
  const chosen = gathered.includes(option.id);
  return (
    <button
      type="button"
      className={`choice trade-card ${verb}`}
      data-option={option.id}
      aria-pressed={chosen}
      aria-label={say.option(decision, option)}
      onClick={() => onOption(option)}
    >
      {isPerson(card) ? (
        <>
          <svg className="choice-figure" viewBox="-50 -50 100 100" aria-hidden="true">
            <FigureToken id={card} shadow={false} />
          </svg>
          <span className="card-words">
            <span className="card-title">{say.card(card)}</span>
            <span className="card-text">{say.cardText(card)}</span>
          </span>
        </>
      ) : (
        <CardBody face={sheet.faceOf(card)} />
      )}
      {digit && <span className="key-cap">{digit}</span>}
    </button>
  );
}

/** Who gets what. */
function Sum({ decision, gathered }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const chosen = decision.options.filter((o) => gathered.includes(o.id));
  if (chosen.length === 0) return <>{t('table.trade.nothing')}</>;
  const gets = (verb: string, hero: string): string | undefined => {
    const cards = chosen.filter((o) => o.verb === verb).flatMap((o) => o.cards ?? []);
    return cards.length > 0
      ? t('table.trade.gets', {
          hero: say.hero(hero),
          cards: cards.map((c) => say.card(c)).join(t('table.list')),
        })
      : undefined;
  };
  const lines = [gets('give', String(decision.about?.other)), gets('take', decision.hero ?? '')];
  return <>{lines.filter(Boolean).join(' ')}</>;
}
