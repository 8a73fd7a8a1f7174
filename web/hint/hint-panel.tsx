/** The hint beside the board, in the place of mission and log: asked for, never offered. */
import { useEffect, useRef } from 'react';
import { Icon } from '../chrome/icon.tsx';
import type { TableUi } from '../table/use-table-ui.ts';
import { percent } from '../words/numbers.ts';
import { useWords } from '../words/use-words.ts';
import { nameOf, useHintStore } from './hint-store.ts';
import { HintPlan } from './hint-plan.tsx';
import { leadText } from './hint-words.ts';
import { PLAN_LOOKS } from './plan-look.ts';
import { useHint } from './use-hint.ts';

export function HintPanel({ ui }: { readonly ui: TableUi }): React.JSX.Element {
  const words = useWords();
  const { t, say, language } = words;
  const { hint, state, looked, followed, look } = useHintStore();
  const { longer, thinkLonger, play, done } = useHint(ui);
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever asked by key is told at once what there is.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { heroes } = ui.view.state;
  const hero = ui.decision?.hero ?? heroes[ui.view.state.active]?.id;
  const plans = followed ? [followed.plan] : (hint?.plans ?? []);
  const [best, second] = plans;
  const isClear = best?.rank === 'best' && (second?.rank ?? 'worse') === 'worse';
  return (
    <section
      className="panel hint-panel"
      aria-labelledby="hint"
      data-state={state}
      data-tries={hint?.tries ?? 0}
    >
      <header className="row">
        <Icon name="light-bulb" size={20} />
        <h2 id="hint" ref={heading} tabIndex={-1} className="grow">
          {hero ? t('hint.for', { hero: say.hero(hero) }) : t('hint.title')}
        </h2>
        <button
          type="button"
          className="tool"
          aria-label={t('table.close')}
          onClick={() => ui.setPanel(null)}
        >
          <Icon name="cancel" size={18} />
        </button>
      </header>
      <p className="fine mute">
        {hint
          ? t('hint.about', { n: hint.tries, now: percent(hint.now, language) })
          : t(state === 'failed' ? 'hint.failed' : 'hint.thinking')}
      </p>
      <p className="visually-hidden" role="status">
        {state === 'done' && best && !followed
          ? t('hint.told', { deed: leadText(best, words), chance: percent(best.chance, language) })
          : ''}
      </p>
      <ul className="hint-plans">
        {plans.map((plan, i) => (
          <HintPlan
            key={nameOf(plan)}
            plan={plan}
            place={(followed?.letter ?? i) % PLAN_LOOKS.length}
            now={hint?.now ?? 0}
            heroes={heroes}
            asked={hero}
            done={followed ? done : null}
            off={ui.decision === null || ui.actions.saving}
            isBest={i === 0 && isClear && !followed}
            onLook={look}
            onPlay={play}
          />
        ))}
      </ul>
      {!followed && second?.rank === 'close' && looked === null && (
        <p className="fine">{t('hint.close.text')}</p>
      )}
      <p className="fine mute">{t('hint.note')}</p>
      {!followed && hint && (
        <button type="button" className="button" disabled={longer} onClick={thinkLonger}>
          {t('hint.longer')}
        </button>
      )}
    </section>
  );
}
