/** A decision of somebody else: who is awaited, and what one would do in their place. */
import type { Decision } from '@holdout/engine';
import type { Welcome } from '@holdout/protocol';
import { useView } from '../table/use-view.ts';
import { useWords, type Translate } from '../words/use-words.ts';
import { FreeChair } from './chair-keys.tsx';
import { dueAt, timeText } from './due.ts';
import { nameOf, seatedHere, useOnline } from './online.ts';
import { awaySince, awayText, isAway } from './presence.ts';
import { ReadyButton } from './ready-button.tsx';
import { heroesAt, SeatFaces } from './seat-look.tsx';
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
  const due = dueAt(model, seen);
  // Of somebody whose hero decides, that hero; else one of each who is awaited.
  const faces = decision.hero
    ? [decision.hero]
    : answerers.flatMap((c) => heroesAt(model.seats, c).slice(0, 1));
  const free = answerers.filter((c) => model.seats.chairs[c]?.holder === 'open');
  const away = answerers.filter((c) => {
    const { holder, standIn } = model.seats.chairs[c] ?? {};
    return holder === 'person' && standIn === undefined && isAway(seen, c);
  });
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
        <div className="row">
          <SeatFaces heroes={faces} size={34} />
          <p className="awaited-who">
            {seen.line === 'here' ? awaitedText(model, answerers, t) : t('online.away')}
            {away.map((c) => (
              <span key={c} className="mute">
                {' '}
                {nameOf(model, c, t)}: {awayText(awaySince(seen, c) ?? 0, words)}.
              </span>
            ))}
            {due !== undefined && (
              <span className="mute">
                {' '}
                {t(`online.due.${model.house.standIn}`, { time: timeText(due, Date.now(), words) })}
              </span>
            )}
            {free.map((c) => (
              <span key={c} className="mute">
                {' '}
                {t(seen.me.host ? 'online.awaited.free.host' : 'online.awaited.free', { n: c + 1 })}
              </span>
            ))}
            {!seated && <span className="mute"> {t('online.watching')}</span>}
          </p>
        </div>
        {seen.line === 'here' && away.map((c) => <StandInKeys key={c} chair={c} />)}
        {seen.me.host && free.map((c) => <FreeChair key={c} chair={c} />)}
        {seated && seen.line === 'here' && <Wishes decision={decision} />}
      </div>
    </section>
  );
}

/** Who has to be waited for: of a chair that is lent, whoever plays it meanwhile. */
function awaitedText(model: Welcome, answerers: readonly number[], t: Translate): string {
  const lent = model.seats.chairs.flatMap(({ standIn }, c) => {
    if (standIn === 'bot' && answerers.includes(c))
      return [t('online.awaited.bot', { name: nameOf(model, c, t) })];
    const who =
      typeof standIn === 'number' && answerers.includes(standIn) ? nameOf(model, standIn, t) : undefined;
    return who === undefined ? [] : [t('online.awaited.lent', { who, name: nameOf(model, c, t) })];
  });
  const others = answerers
    .filter((c) => model.seats.chairs[c]?.standIn !== 'bot')
    .map((c) => nameOf(model, c, t));
  const waiting =
    others.length > 0 ? [t('online.awaited', { names: others.join(t('table.list')), n: others.length })] : [];
  return [...waiting, ...lent].join(' ');
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
