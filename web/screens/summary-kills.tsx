/** Who brought down what, and what it cost them. */
import type { Context } from '@holdout/engine';
import { FigureToken } from '../board/figure-token.tsx';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { HeroFace } from '../faces/hero-face.tsx';
import type { WhoIs } from './summary-screen.tsx';
import type { GameStats } from './summary-stats.ts';

interface Props {
  readonly context: Context;
  readonly stats: GameStats;
  readonly who: WhoIs;
}

export function SummaryKills({ context, stats, who }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const met = context.types.map((type) => type.id).filter((id) => stats.heroes.some((h) => h.killsOf[id]));
  // Not every edition lets heroes search.
  const searched = stats.heroes.some((h) => h.searches > 0);
  return (
    <section className="panel" aria-labelledby="kills">
      <h2 id="kills">{t('summary.table')}</h2>
      <table className="kills num">
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <span className="visually-hidden">{t('summary.hero')}</span>
            </th>
            {met.map((type) => (
              <th key={type} scope="col" title={say.enemy(type)}>
                <svg viewBox="-52 -52 104 104" className="foe" role="img" aria-label={say.enemy(type)}>
                  <FigureToken id={type} shadow={false} />
                </svg>
              </th>
            ))}
            <th scope="col" title={t('summary.table.kills')}>
              <Icon name="death-skull" size={18} />
              <span className="visually-hidden">{t('summary.table.kills')}</span>
            </th>
            <th scope="col" title={t('summary.table.wounds')}>
              <Icon name="broken-heart" size={18} />
              <span className="visually-hidden">{t('summary.table.wounds')}</span>
            </th>
            {searched && (
              <th scope="col" title={t('summary.table.searches')}>
                <Icon name="magnifying-glass" size={18} />
                <span className="visually-hidden">{t('summary.table.searches')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {stats.heroes.map((h) => {
            const { name, monogram } = who(h.id);
            return (
              <tr key={h.id}>
                <td>
                  <HeroFace id={h.id} monogram={monogram} size={26} />
                </td>
                <th scope="row">{name}</th>
                {met.map((type) => (
                  <td key={type}>{h.killsOf[type] ?? 0}</td>
                ))}
                <td>
                  <b>{h.kills}</b>
                </td>
                <td>{h.wounds}</td>
                {searched && <td>{h.searches}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
