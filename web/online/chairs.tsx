/** Who sits where, with which heroes, who is awaited and who is ready; the host has the keys of every chair. */
import { itemAt } from '@holdout/engine';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { ChairKeys } from './chair-keys.tsx';
import { nameOf, useCommand, useOnline } from './online.ts';
import { PresenceChip } from './presence-chip.tsx';
import { awaySince } from './presence.ts';
import { isReady } from './ready-button.tsx';
import { playerColour } from '../chrome/player-look.ts';
import { StandInKeys } from './stand-in.tsx';
import { heroesAt, SeatBadge, SeatFaces, seatLetters } from './seat-look.tsx';

export function Chairs(): React.JSX.Element {
  const { t } = useWords();
  const { model, seen } = useOnline();
  const { chairs } = model.seats;
  const letters = seatLetters(model.seats);
  return (
    <ul className="chairs" aria-label={t('online.chairs')}>
      {chairs.map((c, i) => (
        <li key={i} data-chair={i} data-holder={c.holder}>
          <div className="row">
            <span className="seat-look">
              <SeatFaces heroes={heroesAt(model.seats, i)} size={30} />
              <SeatBadge colour={playerColour(i)} letters={itemAt(letters, i)} />
            </span>
            <ChairLine chair={i} />
          </div>
          <StandInKeys chair={i} />
          {seen.me.host && <ChairKeys chair={i} />}
        </li>
      ))}
    </ul>
  );
}

function ChairLine({ chair }: { readonly chair: number }): React.JSX.Element {
  const { t, say } = useWords();
  const { model, seen, known } = useOnline();
  const command = useCommand();
  const { holder, standIn, name } = itemAt(model.seats.chairs, chair);
  const muted = known.muted.includes(name);
  const own = heroesAt(model.seats, chair).map((hero) => say.hero(hero));
  const here = holder === 'person' && seen.me.chairs.includes(chair);
  const awaited = model.game?.decision && model.game.answerers.includes(chair);
  return (
    <>
      <span className="grow">
        <b>{nameOf(model, chair, t)}</b>
        {here && <span className="chip">{t('online.you')}</span>}
        {holder === 'person' && !here && <PresenceChip since={awaySince(seen, chair)} />}
        {muted && <span className="chip">{t('online.muted')}</span>}
        {holder === 'open' && <span className="chip">{t('online.open')}</span>}
        {awaited && <span className="chip due">{t('online.due')}</span>}
        {isReady(seen, model, chair) && (
          <span className="chip ready">
            <Icon name="check-mark" size={12} />
            {t('online.ready.is')}
          </span>
        )}
        <small className="mute">{own.join(t('table.list')) || t('online.no-heroes')}</small>
        {standIn !== undefined && (
          <small>
            {standIn === 'bot'
              ? t('online.lent.chair.bot')
              : t('online.lent.chair', { name: nameOf(model, standIn, t) })}
          </small>
        )}
      </span>
      {holder === 'person' && !here && <MuteKey name={name} muted={muted} />}
      {here && (
        <button type="button" className="button ghost" onClick={() => void command({ kind: 'stand', chair })}>
          {t('online.stand')}
        </button>
      )}
    </>
  );
}

/** For this page alone: they are not told. */
function MuteKey({ name, muted }: { readonly name: string; readonly muted: boolean }): React.JSX.Element {
  const { t } = useWords();
  const { keep } = useOnline();
  const turn = (): void =>
    void keep((now) => ({
      muted: muted ? now.muted.filter((other) => other !== name) : [...now.muted, name],
    }));
  return (
    <button
      type="button"
      className="button ghost mute-key"
      aria-label={t(muted ? 'online.unmute' : 'online.mute', { name })}
      onClick={turn}
    >
      {t(muted ? 'online.unmute.short' : 'online.mute.short')}
    </button>
  );
}
