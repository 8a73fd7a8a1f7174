/** What an attack does to hunger: the dice hunger adds, the chance of every hunger afterwards, of becoming Ravenous. */
import { MOST_HUNGER } from '@holdout/editions/zombie-mode';
import { Icon } from '../../chrome/icon.tsx';
import { RuleChip } from '../../table/rule-chip.tsx';
import { percent } from '../../words/numbers.ts';
import { useWords } from '../../words/use-words.ts';
import type { TrackOddsProps } from '../plug.ts';

export function HungerOdds({ state, option, odds, big }: TrackOddsProps): React.JSX.Element | null {
  const { t, language } = useWords();
  const hunger = state.heroes[state.active]?.track ?? 0;
  const ravenous = hunger >= MOST_HUNGER;
  const stays = ravenous ? (odds.track[MOST_HUNGER] ?? 1) : 0;
  const told = ravenous
    ? t('table.odds.stays', { chance: percent(stays, language) })
    : t('table.odds.ravenous', { chance: percent(odds.omens.ravenous ?? 0, language) });
  const bad = ravenous ? stays > 0 : (odds.omens.ravenous ?? 0) > 0;
  if (!big) return bad ? <span className="bad"> {told}</span> : null;
  return (
    <div className="hunger-odds">
      {hunger > 0 && option.verb === 'attack' && (
        <p className="row">
          <Icon name="dice-six-faces-five" size={14} />
          {t('table.odds.hungry-dice', { n: hunger })}
          <RuleChip clause="Z-HUN-2" />
        </p>
      )}
      {Object.keys(odds.track).length > 0 && <Chances track={odds.track} now={hunger} />}
      {(bad || ravenous) && (
        <p className={bad ? 'row bad' : 'row'}>
          <Icon name="sharp-lips" size={14} />
          {told}
          <RuleChip clause={ravenous ? 'Z-RAV-3' : 'Z-HUN-5'} />
        </p>
      )}
    </div>
  );
}

interface ChancesProps {
  readonly track: { readonly [value: number]: number };
  readonly now: number;
}

/** One column for every hunger, as high as its chance. */
function Chances({ track, now }: ChancesProps): React.JSX.Element {
  const { t, language } = useWords();
  return (
    <>
      <p className="cap">{t('table.odds.track')}</p>
      <div className="hunger-columns">
        {Array.from({ length: MOST_HUNGER + 1 }, (_, n) => (
          <span key={n} data-now={n === now || undefined} data-most={n === MOST_HUNGER || undefined}>
            <small className="num">{track[n] ? percent(track[n], language) : '–'}</small>
            <i>
              <b style={{ transform: `scaleY(${track[n] ?? 0})` }} />
            </i>
            <strong className="display num">{n}</strong>
          </span>
        ))}
      </div>
    </>
  );
}
