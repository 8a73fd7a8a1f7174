/** Power from 0 to 4, drawn as cells that light up (H-POW-1 to H-POW-4). */
import { heroAt } from '@holdout/engine';
import { MOST_POWER } from '@holdout/editions/supers';
import { Icon } from '../../chrome/icon.tsx';
import { Asked } from '../../table/asked.tsx';
import { Pop } from '../../table/pop.tsx';
import { ClauseText, RuleChip } from '../../table/rule-chip.tsx';
import { useWords } from '../../words/use-words.ts';
import type { TrackProps } from '../plug.ts';
import './power.css';

const CELLS = Array.from({ length: MOST_POWER }, (_, i) => i + 1);

export function PowerTrack({ state, hero, big }: TrackProps): React.JSX.Element | null {
  const { t, say } = useWords();
  const { status, track } = heroAt(state, hero);
  if (status !== 'in') return null;
  const label = t('table.power.label', { n: track, most: MOST_POWER });
  const cells = CELLS.map((cell) => <i key={cell} className={cell <= track ? 'full' : undefined} />);
  if (!big)
    return (
      <Asked about={`${label}. ${say.keywordText('power')}`}>
        <span className="power small" role="img" aria-label={label}>
          <Icon name="power-lightning" size={15} />
          <b className="power-number num">{track}</b>
          {cells}
        </span>
      </Asked>
    );
  return (
    <section className="power">
      <div className="row">
        <h2 className="cap">
          <Pop className="power-name" label={say.keyword('power')}>
            <p className="cap">{say.keyword('power')}</p>
            <p>{say.keywordText('power')}</p>
            <ClauseText clause="H-POW-3" />
          </Pop>
        </h2>
        <span className="grow" />
        <span className="hint">{t('table.power.dice', { n: track })}</span>
        <RuleChip clause="H-POW-3" />
      </div>
      <div className="power-cells" role="img" aria-label={label}>
        {cells}
      </div>
    </section>
  );
}
