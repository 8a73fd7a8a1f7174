/** The luck ledger: hits rolled beside the hits that fair dice give. */
import { useWords } from '../words/use-words.ts';
import { HeroFace } from '../faces/hero-face.tsx';
import { chanceOfAtLeast } from './summary-luck.ts';
import type { WhoIs } from './summary-screen.tsx';
import type { GameStats } from './summary-stats.ts';

interface Props {
  readonly stats: GameStats;
  readonly who: WhoIs;
}

export function SummaryLuck({ stats, who }: Props): React.JSX.Element {
  const { t, language } = useWords();
  const exact = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const most = Math.max(1, ...stats.heroes.flatMap((h) => [h.hits, h.expected])) * 1.1;
  const hits = stats.heroes.reduce((n, h) => n + h.hits, 0);
  const expected = stats.heroes.reduce((n, h) => n + h.expected, 0);
  const throws = stats.heroes.flatMap((h) => h.throws);
  const percent = Math.round(chanceOfAtLeast(throws, hits) * 100);
  return (
    <section className="panel" aria-labelledby="luck">
      <div className="row">
        <h2 id="luck">{t('summary.luck')}</h2>
        <span className="grow" />
        <span className="fine mute key-line">
          <i /> {t('summary.luck.key')}
        </span>
      </div>
      <table className="luck">
        <thead>
          <tr className="cap">
            <th scope="col" colSpan={3}>
              <span className="visually-hidden">{t('summary.hero')}</span>
            </th>
            <th scope="col">{t('summary.luck.hits')}</th>
            <th scope="col">{t('summary.luck.expected')}</th>
            <th scope="col">{t('summary.luck.luck')}</th>
          </tr>
        </thead>
        <tbody>
          {stats.heroes.map((h) => {
            const { name, monogram } = who(h.id);
            const luck = h.hits - h.expected;
            const sign = Math.abs(luck) < 0.05 ? 'even' : luck > 0 ? 'good' : 'bad';
            return (
              <tr key={h.id}>
                <td>
                  <HeroFace id={h.id} monogram={monogram} size={32} />
                </td>
                <th scope="row">{name}</th>
                <td className="luck-bar">
                  <span>
                    <i className={sign} style={{ transform: `scaleX(${h.hits / most})` }} />
                    <s style={{ left: `${(h.expected / most) * 100}%` }} />
                  </span>
                </td>
                <td className="num">
                  <b>{h.hits}</b>
                </td>
                <td className="num mute">{exact.format(h.expected)}</td>
                <td className={`num ${sign}`}>
                  <b>{signed.format(luck)}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="fine mute">
        {throws.length === 0
          ? t('summary.luck.none')
          : t('summary.luck.team', { hits, expected: exact.format(expected), percent })}
      </p>
    </section>
  );
}
