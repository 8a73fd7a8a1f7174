/** Games won with each number of heroes, with the interval they leave open, rounds and time at a table. */
import { minutesOf, rateOf, spreadOf, type Measured } from '@holdout/bots/measure';
import { Icon } from '../../chrome/icon.tsx';
import { percent } from '../../words/numbers.ts';
import { useWords } from '../../words/use-words.ts';

interface Props {
  readonly results: readonly Measured[];
  readonly edition: string;
}

export function NumbersPanel({ results, edition }: Props): React.JSX.Element {
  const { t } = useWords();
  return (
    <section className="panel fairness-won" aria-label={t('workshop.fair.won.title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('workshop.fair.heroes')}</th>
            <th scope="col" className="scale">
              <span aria-hidden="true">0</span>
              <b>{t('workshop.fair.band')}</b>
              <span aria-hidden="true">100 %</span>
            </th>
            <th scope="col">{t('workshop.fair.won')}</th>
            <th scope="col">{t('workshop.fair.interval')}</th>
            <th scope="col">{t('workshop.fair.rounds')}</th>
            <th scope="col">{t('workshop.fair.table')}</th>
            <th scope="col">{t('workshop.fair.games')}</th>
          </tr>
        </thead>
        <tbody>
          {results.map((measured) => (
            <Row key={measured.heroes} measured={measured} edition={edition} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const at = (share: number): string => `${100 * share}%`;

function Row({ measured, edition }: { readonly measured: Measured; readonly edition: string }) {
  const { t, language } = useWords();
  const { heroes, games, stuck } = measured;
  const rate = rateOf(measured);
  const rounds = spreadOf(measured.rounds);
  const [low, high] = rate?.interval ?? [0, 0];
  const around = (share: number): number => Math.round(100 * share);
  return (
    <tr>
      <th scope="row">
        {heroes} <Icon name="meeple" size={13} />
      </th>
      <td className="scale" aria-hidden="true">
        <i className="band" />
        {rate && (
          <>
            <i className="reach" style={{ left: at(low), width: at(high - low) }} />
            <i className="point" style={{ left: at(rate.share) }} />
          </>
        )}
      </td>
      <td className="won num">{rate ? percent(rate.share, language) : '…'}</td>
      <td className="num mute">{rate && `${around(low)}–${around(high)}`}</td>
      <td className="num">
        {rounds && (
          <>
            <b>{rounds.median}</b> <span className="mute">{`${rounds.from}–${rounds.to}`}</span>
          </>
        )}
      </td>
      <td className="num">{games > 0 && t('workshop.fair.minutes', { n: minutesOf(measured, edition) })}</td>
      <td className="num mute" title={stuck > 0 ? t('workshop.fair.stuck', { n: stuck }) : undefined}>
        {games}
      </td>
    </tr>
  );
}
