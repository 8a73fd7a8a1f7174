/** The chances of the attacks on offer: the best first and large, every other a press away. */
import { itemAt, type Odds, type Option } from '@holdout/engine';
import { useState } from 'react';
import { oddsTitle } from '../table/odds-words.ts';
import { percent, tenths } from '../words/numbers.ts';
import { useWords } from '../words/use-words.ts';
import type { SheetUi } from './hero-sheet.tsx';

interface Props {
  readonly ui: SheetUi;
  readonly onOption: (option: Option) => void;
}

export function SheetOdds({ ui, onOption }: Props): React.JSX.Element | null {
  const words = useWords();
  const { t, language } = words;
  const { context, state, sheet, decision } = ui;
  const [picked, setPicked] = useState('');
  const attacks = (decision?.options ?? [])
    .flatMap((option) => {
      const prospect = ui.prospectOf(option);
      return prospect && 'odds' in prospect ? [{ option, prospect, odds: prospect.odds }] : [];
    })
    .sort((a, b) => b.odds.meanKills - a.odds.meanKills);
  if (attacks.length === 0) return null;
  const shown = attacks.find(({ option }) => option.id === picked) ?? itemAt(attacks, 0);
  const titleOf = ({ option, prospect }: (typeof attacks)[number]): string =>
    oddsTitle({ context, state, sheet, option, prospect }, words);
  const short = (odds: Odds): string =>
    t('table.odds.short', { dice: odds.dice, needs: odds.needs, mean: tenths(odds.meanKills, language) });
  return (
    <section className="sheet-odds" aria-label={t('phones.odds')}>
      <div className="row">
        <b className="display num odds-huge">{percent(shown.odds.anyKill, language)}</b>
        <span className="grow">
          <b>{titleOf(shown)}</b>
          <br />
          <span className="mute">{short(shown.odds)}</span>
        </span>
        <button type="button" className="button primary" onClick={() => onOption(shown.option)}>
          {t('table.odds.confirm')}
        </button>
      </div>
      {attacks.length > 1 && (
        <div className="row wrap" role="group" aria-label={t('phones.targets')}>
          {attacks.map((one) => (
            <button
              key={one.option.id}
              type="button"
              className="button"
              aria-pressed={one === shown}
              onClick={() => setPicked(one.option.id)}
            >
              {titleOf(one)} <span className="mute num">{percent(one.odds.anyKill, language)}</span>
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
