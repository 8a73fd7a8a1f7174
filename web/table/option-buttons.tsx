/**
 * The options of every question outside the menu of a turn, as what they are about: heroes, cards, skills, dice, zones.
 * The same options can be taken on the board and on the dashboards where they lie there too.
 */
import {
  heroAt,
  itemAt,
  itemOf,
  type Context,
  type Decision,
  type Option,
  type PickDecision,
  type State,
} from '@holdout/engine';
import { isPerson } from '../board/enemy-look.ts';
import { isObject, ThingToken } from '../board/extra-tokens.tsx';
import { FigureToken } from '../board/figure-token.tsx';
import { Icon } from '../chrome/icon.tsx';
import { OwnerTag } from '../chrome/player-tag.tsx';
import { useWords } from '../words/use-words.ts';
import { SpawnFace } from '../cards/spawn-face.tsx';
import { faceLines } from '../cards/spawn-lines.ts';
import { CardBody } from '../cards/card-body.tsx';
import { Stamp } from '../cards/card-picture.tsx';
import { Dice } from './dice.tsx';
import { sourceName, sourceText } from './figure-names.ts';
import { Hearts, Portrait } from './hero-parts.tsx';
import { markHits } from './log-lines.ts';
import { digitOf } from './marks.ts';
import type { Gravity } from './consequence.ts';
import type { EditionSheet } from './sheet.ts';

export interface OptionButtonsProps {
  readonly context: Context;
  readonly state: State;
  readonly sheet: EditionSheet;
  readonly decision: PickDecision;
  readonly onOption: (option: Option) => void;
  /** Zone of an option under the pointer. */
  readonly onPoint: (option: Option | null) => void;
  /** What it would mean, where that is not in its name. */
  readonly meaningOf?: (option: Option) => Meaning | undefined;
}

export interface Meaning {
  readonly text: string;
  readonly gravity: Gravity;
}

export function OptionButtons(props: OptionButtonsProps): React.JSX.Element {
  const { decision } = props;
  if (decision.prompt === 'trade') return <TradeOptions {...props} />;
  const names = isZoneList(decision) ? 'options many' : `options for-${decision.prompt}`;
  return (
    <div className={names}>
      <Stake decision={decision} />
      {decision.options.map((option, i) => (
        <OptionButton key={option.id} {...props} option={option} digit={digitOf(i)} />
      ))}
    </div>
  );
}

/** More than fit in a row, each of them a zone that can be picked on the board as well: their names will do. */
const MANY = 6;
const isZoneList = ({ options }: PickDecision): boolean =>
  options.length > MANY &&
  options.every((o) => o.zones?.length === 1 && !o.heroes && !o.cards && o.verb === itemAt(options, 0).verb);

/** What the question is about beyond its words: dice on the table, hits, wounds to come. */
function Stake({ decision }: { readonly decision: Decision }): React.JSX.Element | null {
  const { t } = useWords();
  const { dice, hits, wounds, face } = decision.about ?? {};
  if (typeof face === 'string' && face !== '')
    return (
      <span className="stake spawn-front">
        <SpawnFace lines={faceLines(face)} />
      </span>
    );
  if (decision.prompt !== 'reroll' && decision.prompt !== 'react') return null;
  if (Array.isArray(dice) && dice.length > 0)
    return (
      <span className="stake">
        <Dice big dice={markHits(dice.map(Number), Number(hits))} />
        {decision.prompt === 'react' && <b>{t('table.react.hits', { n: Number(hits) })}</b>}
      </span>
    );
  if (typeof wounds !== 'number' || wounds === 0) return null;
  return (
    <span className="stake">
      <Icon name="bleeding-heart" size={26} />
      <b>{t('table.react.wounds', { n: wounds })}</b>
    </span>
  );
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
const PLAIN = ['stop', 'finish', 'keep', 'accept', 'go-on', 'stay', 'done', 'leave-it', 'stay-out', 'refuse'];

export function OptionButton(
  props: OptionButtonsProps & { readonly option: Option; readonly digit: string | undefined },
): React.JSX.Element {
  const { decision, option, digit, onOption, onPoint } = props;
  const { say } = useWords();
  const meaning = props.meaningOf?.(option);
  const label = [say.option(decision, option), meaning?.text].filter(Boolean).join(': ');
  const plain = PLAIN.includes(option.verb) && !option.cards;
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
      <Inside {...props} label={say.option(decision, option)} />
      {meaning && <span className={`choice-meaning ${meaning.gravity}`}>{meaning.text}</span>}
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
  if (isZoneList(decision)) {
    const name = say.place(option.zones?.[0] ?? '');
    return <span className="choice-words">{name.charAt(0).toUpperCase() + name.slice(1)}</span>;
  }
  if (decision.prompt === 'skill') {
    const skill = option.cards?.[0] ?? '';
    return (
      <span className="skill-card">
        <b className="display">{say.skill(skill)}</b>
        <span>{say.skillText(skill)}</span>
      </span>
    );
  }
  if (option.face !== undefined)
    return (
      <span className="choice-cards">
        <span className="choice-verb">{label}</span>
        <span className="spawn-front">
          <SpawnFace lines={faceLines(option.face)} />
        </span>
      </span>
    );
  const hero = state.heroes.findIndex((h) => h.id === option.heroes?.[0]);
  if (option.verb === 'use' && option.cards) {
    return (
      <span className="skill-card use-card">
        <span className="row">
          {hero >= 0 && <Portrait state={state} hero={hero} size={26} />}
          <b className="display">{sourceName(say, itemAt(option.cards, 0))}</b>
        </span>
        <span>{sourceText(say, itemAt(option.cards, 0))}</span>
        {option.risks && option.risks.length > 0 && <b className="risk">{label}</b>}
      </span>
    );
  }
  const figure = option.enemies?.[0] ?? option.cards?.find(isPerson);
  const object = option.cards?.find(isObject);
  if (object !== undefined) {
    return (
      <>
        <svg className="choice-figure" viewBox="-42 -42 84 84" aria-hidden="true">
          <ThingToken kind={object} damaged={false} />
        </svg>
        <span className="choice-words">{label}</span>
      </>
    );
  }
  if (figure !== undefined && decision.prompt !== 'keep-card') {
    return (
      <>
        <svg className="choice-figure" viewBox="-50 -50 100 100" aria-hidden="true">
          <FigureToken id={figure} shadow={false} />
        </svg>
        <span className="choice-words">{label}</span>
      </>
    );
  }
  if (hero >= 0) {
    return (
      <>
        <Portrait state={state} hero={hero} size={42} />
        <span className="choice-words">
          <b className="display">{say.hero(heroAt(state, hero).id)}</b>
          <Hearts {...sheet.heartsOf(state, hero)} size={14} />
          <OwnerTag hero={heroAt(state, hero).id} />
        </span>
      </>
    );
  }
  if (option.cards && option.cards.length > 0 && decision.prompt !== 'reroll' && option.verb !== 'attack')
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
      : option.verb === 'leave'
        ? 'exit-door'
        : option.verb === 'move'
          ? 'boot-prints'
          : option.verb === 'drive'
            ? 'steering-wheel'
            : option.verb === 'reroll'
              ? 'dice-six-faces-five'
              : null;
  return (
    <>
      {option.verb === 'attack' && <Stamp face={sheet.faceOf(option.cards?.[0] ?? '')} />}
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
              empty={option.items?.includes(itemOf(id, 'empty')) ?? false}
              times={cards.filter((c) => c === id).length}
            />
          </span>
        ))}
      </span>
    </span>
  );
}
