/** Somebody is away: whoever is there may ask that a bot, or they themselves, play meanwhile, or that somebody is host. */
import { itemAt } from '@holdout/engine';
import { useWords } from '../words/use-words.ts';
import { nameOf, seatedHere, useCommand, useOnline } from './online.ts';
import { awaySince, isAway } from './presence.ts';

/** For the chair of somebody who is away. */
export function StandInKeys({ chair }: { readonly chair: number }): React.JSX.Element | null {
  const { t } = useWords();
  const online = useOnline();
  const command = useCommand();
  const { model, seen } = online;
  const { holder, standIn } = itemAt(model.seats.chairs, chair);
  const [mine] = seatedHere(online).filter((c) => itemAt(model.seats.chairs, c).standIn === undefined);
  const lendable = holder === 'person' && standIn === undefined && isAway(seen, chair);
  if (!lendable || mine === undefined || model.broken) return null;
  const name = nameOf(model, chair, t);
  const ask = (to: number | 'bot'): void =>
    void command({ kind: 'ask', at: model.at, about: 'seat', whose: chair, to });
  return (
    <span className="row wrap stand-in" data-stand-in={chair}>
      <button type="button" className="button" disabled={model.vote !== null} onClick={() => ask('bot')}>
        {t('online.stand-in.bot', { name })}
      </button>
      <button type="button" className="button" disabled={model.vote !== null} onClick={() => ask(mine)}>
        {t('online.stand-in.me', { name })}
      </button>
    </span>
  );
}

/** The host is away, or somebody is host meanwhile. */
export function HostLine(): React.JSX.Element | null {
  const { t } = useWords();
  const online = useOnline();
  const command = useCommand();
  const { model, seen } = online;
  const { deputy } = model.seats;
  if (deputy !== undefined)
    return <p className="hint">{t('online.deputy', { name: nameOf(model, deputy, t) })}</p>;
  const [mine] = seatedHere(online);
  if (awaySince(seen, 'host') === null || mine === undefined) return null;
  return (
    <div className="row wrap host-line">
      <span className="grow">{t('online.host.away')}</span>
      <button
        type="button"
        className="button"
        disabled={model.vote !== null}
        onClick={() => void command({ kind: 'ask', at: model.at, about: 'host', to: mine })}
      >
        {t('online.host.be')}
      </button>
    </div>
  );
}

/** Somebody plays for a chair of this page. */
export function BackNote(): React.JSX.Element | null {
  const { t } = useWords();
  const { model, seen } = useOnline();
  const command = useCommand();
  const chair = seen.me.chairs.find((c) => model.seats.chairs[c]?.standIn !== undefined);
  if (chair === undefined) return null;
  const { standIn } = itemAt(model.seats.chairs, chair);
  const text =
    typeof standIn === 'number'
      ? t('online.lent.to', { name: nameOf(model, standIn, t) })
      : t('online.lent.bot');
  return (
    <div className="note back" role="status">
      <span className="grow">{text}</span>
      <button type="button" className="button primary" onClick={() => void command({ kind: 'back', chair })}>
        {t('online.lent.back')}
      </button>
    </div>
  );
}
