/** A decision of somebody else: who is awaited, and what one would do in their place. */
import type { Decision } from '@holdout/engine';
import { useView } from '../table/use-view.ts';
import { useWords } from '../words/use-words.ts';
import { nameOf, seatedHere, useOnline } from './online.ts';
import { awaySince, awayText, isAway } from './presence.ts';
import { ReadyButton } from './ready-button.tsx';
import { StandInKeys } from './stand-in.tsx';

export function AwaitedBar(): React.JSX.Element | null {
  const words = useWords();
  const { t, say } = words;
  const online = useOnline();
  const { table, model, seen } = online;
  const { decision } = useView(table);
  if (!decision) return null;
  const seated = seatedHere(online).length > 0;
  const answerers = model.game?.answerers ?? [];
  const awaited = answerers.map((c) => nameOf(model, c, t));
  const away = answerers.filter((c) => model.seats.chairs[c]?.holder === 'person' && isAway(seen, c));
  return (
    <section
      className="decide awaited"
      aria-label={t('table.decision')}
      aria-busy={false}
      data-prompt={decision.prompt}
    >
      <div className="prompt paper" aria-live="polite">
        {say.prompt(decision)}
      </div>
      <div className="decide-body">
        <p className="awaited-who">
          {seen.line === 'here'
            ? t('online.awaited', { names: awaited.join(t('table.list')), n: awaited.length })
            : t('online.away')}
          {away.map((c) => (
            <span key={c} className="mute">
              {' '}
              {nameOf(model, c, t)}: {awayText(awaySince(seen, c) ?? 0, words)}.
            </span>
          ))}
          {!seated && <span className="mute"> {t('online.watching')}</span>}
        </p>
        {seen.line === 'here' && away.map((c) => <StandInKeys key={c} chair={c} />)}
        {seated && seen.line === 'here' && <Wishes decision={decision} />}
      </div>
    </section>
  );
}

/** Pressing one shows everybody that one would take it. */
function Wishes({ decision }: { readonly decision: Decision }): React.JSX.Element {
  const { t, say } = useWords();
  const { session, seen, model } = useOnline();
  const mine = seen.marks.find(
    (m) => m.kind === 'propose' && m.at === model.at && seen.me.chairs.includes(m.chair),
  );
  return (
    <div className="wishes" role="group" aria-label={t('online.propose')}>
      <ReadyButton />
      {decision.kind === 'pick' && <span className="wishes-head mute">{t('online.propose')}</span>}
      {decision.kind === 'pick' &&
        decision.options.map((option) => (
          <button
            key={option.id}
            type="button"
            className="button wish"
            aria-pressed={mine?.ids[0] === option.id}
            data-propose={option.id}
            onClick={() => session.mark('propose', mine?.ids[0] === option.id ? [] : [option.id])}
          >
            {say.option(decision, option)}
          </button>
        ))}
    </div>
  );
}
