/** Who sits where, with which heroes, who is awaited and who is ready. */
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { nameOf, useCommand, useOnline } from './online.ts';
import { isReady } from './ready-button.tsx';

export function Chairs(): React.JSX.Element {
  const { t, say } = useWords();
  const { model, seen } = useOnline();
  const command = useCommand();
  const { chairs, heroes } = model.seats;
  return (
    <ul className="chairs" aria-label={t('online.chairs')}>
      {chairs.map((c, i) => {
        const own = Object.entries(heroes).flatMap(([hero, at]) => (at === i ? [say.hero(hero)] : []));
        const here = seen.me.chairs.includes(i);
        const awaited = model.game?.decision && model.game.answerers.includes(i);
        return (
          <li key={i} data-chair={i} data-holder={c.holder}>
            <span className="grow">
              <b>{nameOf(model, i, t)}</b>
              {here && c.holder === 'person' && <span className="chip">{t('online.you')}</span>}
              {c.holder === 'open' && <span className="chip">{t('online.open')}</span>}
              {awaited && <span className="chip due">{t('online.due')}</span>}
              {isReady(seen, model, i) && (
                <span className="chip ready">
                  <Icon name="check-mark" size={12} />
                  {t('online.ready.is')}
                </span>
              )}
              <small className="mute">{own.join(t('table.list')) || t('online.no-heroes')}</small>
            </span>
            {here && c.holder === 'person' && (
              <button
                type="button"
                className="button ghost"
                onClick={() => void command({ kind: 'stand', chair: i })}
              >
                {t('online.stand')}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
