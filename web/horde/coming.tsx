/** What comes next, in lines. */
import { itemAt } from '@holdout/engine';
import { isPerson } from '../board/enemy-look.ts';
import { Icon } from '../chrome/icon.tsx';
import { EnemyFigure } from '../faces/enemy-figure.tsx';
import { useWords } from '../words/use-words.ts';
import { figuresOf, type Instruction } from './instructions.ts';
import { lineOf, type Told } from './instruction-words.ts';

interface Props {
  readonly all: readonly Instruction[];
  readonly told: readonly Told[];
  readonly at: number;
  /** A question comes after the last of them. */
  readonly asks: boolean;
}

const SEEN = 4;

export function Coming({ all, told, at, asks }: Props): React.JSX.Element | null {
  const words = useWords();
  const { t } = words;
  const next = all.slice(at + 1, at + 1 + SEEN);
  const room = next.length < SEEN && asks && at < all.length;
  if (next.length === 0 && !room) return null;
  return (
    <section className="horde-coming">
      <h3 className="cap">{t('horde.coming')}</h3>
      <ul>
        {next.map((one, i) => {
          const figures = figuresOf(one);
          return (
            <li key={one.from}>
              <span className="horde-stamp">
                {figures && !isPerson(figures.id) ? (
                  <EnemyFigure kind={figures.id} count={figures.n} />
                ) : (
                  <Icon name="megaphone" size={20} />
                )}
              </span>
              <b>{lineOf(itemAt(told, at + 1 + i), words)}</b>
              {one.lead.type === 'enemies-added' && (
                <span className="chip amber">{t('horde.more-figures', { n: one.lead.n })}</span>
              )}
            </li>
          );
        })}
        {room && (
          <li>
            <span className="horde-stamp ask">?</span>
            <b>{t('horde.you-choose')}</b>
          </li>
        )}
      </ul>
    </section>
  );
}
