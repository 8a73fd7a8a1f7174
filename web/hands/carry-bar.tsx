/** In the place of the bar while somebody is carried: what dropping them there would mean, in words. */
import { heroAt, itemAt } from '@holdout/engine';
import { engineOf } from '../editions/plugs.ts';
import { Icon } from '../chrome/icon.tsx';
import type { IconName } from '../icon-names.ts';
import { Hearts } from '../table/hero-parts.tsx';
import type { TableUi } from '../table/use-table-ui.ts';
import { useWords, type Words } from '../words/use-words.ts';
import { deedWords } from './deed-words.ts';
import { noWayText, noWayTo } from './no-way.ts';
import { walkIn } from './trail.ts';
import type { Hands } from './use-hands.ts';
import type { PlaceForecast } from './use-place-forecast.ts';

interface Props {
  readonly ui: TableUi;
  readonly hands: Hands;
  readonly place: PlaceForecast | 'unknown' | null;
}

export function CarryBar({ ui, hands, place }: Props): React.JSX.Element | null {
  const words = useWords();
  const { t, say } = words;
  const { context, state, sheet } = ui;
  const { carried } = hands;
  if (!carried) return null;
  const { trail, deed, zone } = carried;
  const name = say.hero(heroAt(state, carried.hero).id);
  const reach = walkIn(trail)?.reach;
  const moves = reach !== undefined && reach.path.length > 1;
  const noWay =
    zone === null || reach || deed
      ? null
      : noWayText(noWayTo(engineOf(context.edition.id), context, trail, zone), name, context, words);
  const zoneName = (id: number): string => say.zone(itemAt(context.board.zones, id).id);
  return (
    <section className="decide carry-bar" role="status" aria-label={t('hands.bar')}>
      <div className="prompt paper">
        {deed
          ? deedWords(deed, context, state, words)
          : moves
            ? t('hands.bar.drop', { hero: name, zone: zoneName(reach.zone) })
            : t(zone === null || reach ? 'hands.bar.carry' : 'hands.bar.no-way', { hero: name })}
      </div>
      <div className="decide-body carry-facts">
        {noWay !== null && <p className="carry-no">{noWay}</p>}
        {moves && (
          <>
            <Fact icon="boot-prints" title={costOf(reach.spent, t)}>
              {t('hands.bar.left', {
                n: (heroAt(trail.begun.state, carried.hero).actions ?? 0) - (reach.spent.at(-1) ?? 0),
              })}
            </Fact>
            {place === 'unknown' && (
              <Fact icon="info" title={t('hands.place.unknown')}>
                {t('hands.bar.unknown')}
              </Fact>
            )}
            {place && place !== 'unknown' && (
              <>
                <p className={place.dies ? 'carry-fact bad' : 'carry-fact'}>
                  <Hearts {...sheet.heartsOf(state, carried.hero)} risk={place.wounds} size={18} />
                  <span>
                    <b>{place.dies ? t('hands.place.dies') : t('hands.bar.wounds', { n: place.wounds })}</b>
                    <small>{t('hands.bar.round')}</small>
                  </span>
                </p>
                {place.arrive > 0 && (
                  <Fact icon="shambling-zombie" title={t('hands.bar.come', { n: place.arrive })}>
                    {t('hands.bar.from', {
                      zones: place.from.map((id) => say.zone(id)).join(t('table.list')),
                    })}
                  </Fact>
                )}
                {place.then > 0 && (
                  <Fact icon="sharp-lips" title={t('hands.bar.then', { n: place.then })}>
                    {t('hands.bar.with', { hero: name })}
                  </Fact>
                )}
              </>
            )}
          </>
        )}
        {hands.stepping && moves && (
          <span className="carry-ends">
            <button type="button" className="button primary" onClick={hands.stepping.drop}>
              {t('hands.bar.go')} <span className="key-cap">{t('table.enter')}</span>
            </button>
            <button type="button" className="button" onClick={hands.stepping.back}>
              {t('table.back')} <span className="key-cap">Esc</span>
            </button>
          </span>
        )}
      </div>
    </section>
  );
}

/** "Free Move + 1": steps without an action, then actions. */
function costOf(spent: readonly number[], t: Words['t']): string {
  const free = spent.filter((n, i) => i > 0 && n === spent[i - 1]).length;
  return t('hands.bar.cost', { n: spent.at(-1) ?? 0, free });
}

function Fact({
  icon,
  title,
  children,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly children: string;
}): React.JSX.Element {
  return (
    <p className="carry-fact">
      <Icon name={icon} size={22} />
      <span>
        <b>{title}</b>
        <small>{children}</small>
      </span>
    </p>
  );
}
