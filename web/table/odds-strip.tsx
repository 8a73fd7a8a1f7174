/** The chances of an attack as a strip, for small screens: with its confirm button. */
import type { Odds } from '@holdout/engine';
import { Icon } from '../chrome/icon.tsx';
import { plugOf } from '../editions/plugs.ts';
import { percent, tenths } from '../words/numbers.ts';
import { useWords } from '../words/use-words.ts';
import { figuresName } from './figure-names.ts';
import { confirmText, oddsTitle, sureDead, type OddsProps } from './odds-words.ts';
import type { Sure } from './prospect.ts';

export function OddsStrip(props: OddsProps): React.JSX.Element {
  const words = useWords();
  const { prospect, onConfirm } = props;
  return (
    <div className="odds-strip" role="status">
      {'sure' in prospect ? (
        <SureStrip {...props} {...prospect.sure} />
      ) : (
        <ChanceStrip {...props} odds={prospect.odds} />
      )}
      {onConfirm && (
        <button type="button" className="button primary" onClick={onConfirm}>
          {confirmText(props, words)}
        </button>
      )}
    </div>
  );
}

function ChanceStrip(props: OddsProps & { readonly odds: Odds }): React.JSX.Element {
  const words = useWords();
  const { odds } = props;
  const { t, language } = words;
  const { TrackOdds } = plugOf(props.context);
  return (
    <>
      <span className="odds-big num">{percent(odds.anyKill, language)}</span>
      <span className="grow">
        <b>{oddsTitle(props, words)}</b>
        <br />
        <span>
          {t('table.odds.short', {
            dice: odds.dice,
            needs: odds.needs,
            mean: tenths(odds.meanKills, language),
          })}
        </span>
        {TrackOdds && <TrackOdds state={props.state} option={props.option} odds={odds} big={false} />}
        {odds.friendlyFire > 0 && (
          <span className="bad">
            {' '}
            {t('table.odds.friend', { chance: percent(odds.friendlyFire, language) })}
          </span>
        )}
      </span>
      {odds.noise && (
        <span className="loud">
          <Icon name="speaker" size={18} />
        </span>
      )}
    </>
  );
}

function SureStrip(props: OddsProps & Sure): React.JSX.Element {
  const words = useWords();
  const { t, say } = words;
  const { kills, dead } = props;
  return (
    <>
      <span className="odds-big num">{kills.reduce((n, k) => n + k.n, 0)}</span>
      <span className="grow">
        <b>{oddsTitle(props, words)}</b>
        <br />
        <span>{kills.map((k) => figuresName(say, k.enemy, k.n)).join(t('table.list'))}</span>
        {dead.length > 0 && <span className="bad"> {sureDead(dead, words)}</span>}
      </span>
    </>
  );
}
