/**
 * The options of every question outside the menu of a turn, as what they are about: heroes, cards, skills, dice, zones.
 * The same options can be taken on the board and on the dashboards where they lie there too.
 */
import type { Context, Decision, Option, PickDecision, State } from '@holdout/engine';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { CardBody } from './card-face.tsx';
import { Dice } from './dice.tsx';
import { Hearts, Portrait } from './hero-parts.tsx';
import { markHits } from './log-lines.ts';
import { digitOf } from './marks.ts';
import type { EditionSheet } from './sheet.ts';

export interface OptionButtonsProps {
  readonly context: Context;
  readonly state: State;
  readonly sheet: EditionSheet;
  readonly decision: PickDecision;
  readonly onOption: (option: Option) => void;
  /** Zone of an option under the pointer. */
  readonly onPoint: (option: Option | null) => void;
}

export function OptionButtons(props: OptionButtonsProps): React.JSX.Element {
  const { decision } = props;
  if (decision.prompt === 'trade') return <TradeOptions {...props} />;
  return (
    <div className={`options for-${decision.prompt}`}>
      {decision.prompt === 'reroll' && <RolledDice decision={decision} />}
      {decision.options.map((option, i) => (
        <OptionButton key={option.id} {...props} option={option} digit={digitOf(i)} />
      ))}
    </div>
  );
}

function RolledDice({ decision }: { readonly decision: Decision }): React.JSX.Element | null {
  const { dice, hits } = decision.about ?? {};
  if (!Array.isArray(dice)) return null;
  return <Dice big dice={markHits(dice.map(Number), Number(hits))} />;
}

/** Mine on the left, theirs on the right, as cards lie on a table. */
function TradeOptions(props: OptionButtonsProps): React.JSX.Element {
  const { decision } = props;
  const { t, say } = useWords();
  const side = (verb: string, hero: string): React.JSX.Element => (
    <div className="trade-side">
      <span className="cap">{t('table.trade.from', { hero: say.hero(hero) })}</span>
      <div className="options">
        {decision.options.map(
          (o, i) => o.verb === verb && <OptionButton key={o.id} {...props} option={o} digit={digitOf(i)} />,
        )}
      </div>
    </div>
  );
  return (
    <div className="trade">
      {side('give', decision.hero ?? '')}
      {side('take', String(decision.about?.other))}
      <div className="trade-side end">
        {decision.options.map(
          (o, i) =>
            o.verb !== 'give' &&
            o.verb !== 'take' && <OptionButton key={o.id} {...props} option={o} digit={digitOf(i)} />,
        )}
      </div>
    </div>
  );
}

/** Answers that go on with the game rather than change something. */
const PLAIN = ['stop', 'finish', 'keep', 'accept'];

function OptionButton(
  props: OptionButtonsProps & { readonly option: Option; readonly digit: string | undefined },
): React.JSX.Element {
  const { decision, option, digit, onOption, onPoint } = props;
  const { say } = useWords();
  const label = say.option(decision, option);
  const plain = PLAIN.includes(option.verb);
  return (
    <button
      type="button"
      className={plain ? 'choice plain' : 'choice'}
      data-option={option.id}
      aria-label={label}
      onPointerEnter={() => onPoint(option)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(option)}
      onBlur={() => onPoint(null)}
      onClick={() => onOption(option)}
    >
      <Inside {...props} label={label} />
      {digit && <span className="key-cap">{digit}</span>}
    </button>
  );
}

function Inside({
  state,
  sheet,
  decision,
  option,
  label,
}: OptionButtonsProps & { readonly option: Option; readonly label: string }): React.JSX.Element {
  const { say } = useWords();
  if (decision.prompt === 'skill') {
    const skill = option.cards?.[0] ?? '';
    return (
      <span className="skill-card">
        <b className="display">{say.skill(skill)}</b>
        <span>{say.skillText(skill)}</span>
      </span>
    );
  }
  const hero = state.heroes.findIndex((h) => h.id === option.heroes?.[0]);
  if (hero >= 0) {
    return (
      <>
        <Portrait state={state} hero={hero} size={42} />
        <span className="choice-words">
          <b className="display">{say.hero(state.heroes[hero].id)}</b>
          <Hearts {...sheet.heartsOf(state, hero)} size={14} />
        </span>
      </>
    );
  }
  if (option.cards && option.cards.length > 0 && decision.prompt !== 'reroll')
    return (
      <Cards
        option={option}
        sheet={sheet}
        label={label}
        verbs={decision.prompt !== 'hold' && decision.prompt !== 'trade'}
      />
    );
  const icon =
    option.verb === 'stop'
      ? 'cancel'
      : option.verb === 'move'
        ? 'boot-prints'
        : option.verb === 'drive'
          ? 'steering-wheel'
          : option.verb === 'reroll'
            ? 'rolling-dices'
            : null;
  return (
    <>
      {icon && <Icon name={icon} size={20} />}
      <span className="choice-words">{label}</span>
    </>
  );
}

/** One card, a pair, or two of the same. */
function Cards({
  option,
  sheet,
  label,
  verbs,
}: {
  readonly option: Option;
  readonly sheet: EditionSheet;
  readonly label: string;
  readonly verbs: boolean;
}): React.JSX.Element {
  const cards = option.cards ?? [];
  const different = [...new Set(cards)];
  return (
    <span className="choice-cards">
      {verbs && <span className="choice-verb">{label}</span>}
      <span className="row">
        {different.map((id) => (
          <span key={id} className="card large">
            <CardBody
              face={sheet.faceOf(id)}
              empty={option.id.includes(`${id}.empty`)}
              times={cards.filter((c) => c === id).length}
            />
          </span>
        ))}
      </span>
    </span>
  );
}
