/** One plan: what it is, its chance, its deeds one after the other, what speaks for it and against it. */
import type { HintedPlan } from '@holdout/bots/review';
import { itemAt, type State } from '@holdout/engine';
import { percent } from '../words/numbers.ts';
import { useWords } from '../words/use-words.ts';
import { ChanceBar } from './chance-bar.tsx';
import { deedTexts, leadText, reasonText } from './hint-words.ts';
import { PLAN_LOOKS } from './plan-look.ts';

interface Props {
  readonly plan: HintedPlan;
  readonly place: number;
  readonly now: number;
  readonly heroes: State['heroes'];
  /** Whose hint it is: a plan of theirs need not name them. */
  readonly asked: string | undefined;
  /** Deeds that are done, of a plan that is being played; null: it is only offered. */
  readonly done: number | null;
  /** Nothing can be played at this moment. */
  readonly off: boolean;
  /** It is clearly ahead of the others. */
  readonly isBest: boolean;
  readonly onLook: (plan: HintedPlan | null) => void;
  readonly onPlay: (plan: HintedPlan) => void;
}

export function HintPlan({ plan, place, now, heroes, done, isBest, ...props }: Props): React.JSX.Element {
  const words = useWords();
  const { t, say, language } = words;
  const { letter, colour, dash } = itemAt(PLAN_LOOKS, place);
  const [low, high] = plan.range;
  const id = plan.hero >= 0 ? itemAt(heroes, plan.hero).id : undefined;
  const deed = leadText(plan, words);
  const lead = id === undefined || id === props.asked ? deed : t('hint.lead', { hero: say.hero(id), deed });
  const texts = deedTexts(plan, words);
  const next = done === null ? undefined : texts[done];
  const badge = isBest ? 'best' : plan.rank === 'best' || plan.rank === 'worse' ? null : plan.rank;
  return (
    <li
      className="hint-plan"
      style={{ '--plan': colour } as React.CSSProperties}
      data-plan={letter}
      onPointerEnter={() => props.onLook(plan)}
      onPointerLeave={() => done === null && props.onLook(null)}
      onFocus={() => props.onLook(plan)}
      onBlur={() => done === null && props.onLook(null)}
    >
      <h3>
        <b className="hint-letter" aria-label={t('hint.plan', { letter })}>
          {letter}
        </b>
        <span className="grow">{lead}</span>
        {badge && <span className={`chip hint-${badge}`}>{t(`hint.${badge}`)}</span>}
      </h3>
      <p className="hint-chance">
        <ChanceBar chance={plan.chance} range={plan.range} now={now} colour={colour} />
        <b className="num display">
          <span className="visually-hidden">{t('hint.chance')} </span>
          {percent(plan.chance, language)}
        </b>
        <span className="num mute">
          {t('hint.range', { low: percent(low, language), high: percent(high, language) })}
        </span>
      </p>
      {texts.length > 1 && (
        <ol className="hint-deeds" data-dash={dash ? '' : undefined}>
          {texts.map((text, i) => (
            <li key={i} className={done !== null && i < done ? 'done' : undefined}>
              {text}
            </li>
          ))}
        </ol>
      )}
      <ul className="hint-reasons">
        {plan.reasons.map((reason) => (
          <li key={`${reason.about}${reason.hero ?? ''}`} data-speaks={reason.speaks}>
            <span className="visually-hidden">{t(`hint.speaks.${reason.speaks}`)} </span>
            {reasonText(reason, heroes, words)}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={next === undefined && place > 0 ? 'button' : 'button primary'}
        disabled={props.off}
        onClick={() => props.onPlay(plan)}
      >
        {next === undefined ? t('hint.play', { letter }) : t('hint.next', { deed: next })}
      </button>
    </li>
  );
}
