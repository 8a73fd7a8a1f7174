/** What is to be measured: games, numbers of heroes, the seed. One press begins. */
import { useState } from 'react';
import { Icon } from '../../chrome/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Workshop } from '../workshop.ts';
import { coresHere } from './crew.ts';
import { begun, keyOf } from './measurements.ts';

const GAMES = [50, 100, 200, 500] as const;
const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
/** One core has to do with fewer, and that is said. */
const ALONE = 50;
const USUAL = 200;

interface Props {
  readonly workshop: Workshop;
  readonly broken: boolean;
  readonly again: boolean;
}

export function BeginPanel({ workshop, broken, again }: Props): React.JSX.Element {
  const { t } = useWords();
  const alone = coresHere() === 1;
  const [games, setGames] = useState(alone ? ALONE : USUAL);
  const [numbers, setNumbers] = useState<readonly number[]>(NUMBERS);
  const [seed, setSeed] = useState('fair');
  const begin = (): void => {
    const { edition, mission, brought, at } = workshop;
    const plan = { edition, mission, brought, at, heroes: numbers, games, seed: seed.trim() || 'fair' };
    begun(keyOf(workshop), plan);
  };
  const toggle = (n: number): void =>
    setNumbers((now) => NUMBERS.filter((m) => (m === n ? !now.includes(n) : now.includes(m))));
  return (
    <form
      className="panel fairness-begin"
      onSubmit={(e) => {
        e.preventDefault();
        begin();
      }}
    >
      <span className="cap">{t(again ? 'workshop.fair.again' : 'workshop.fair.begin.with')}</span>
      <label className="row">
        <span className="visually-hidden">{t('workshop.fair.games.each')}</span>
        <select className="field" value={games} onChange={(e) => setGames(Number(e.target.value))}>
          {GAMES.map((n) => (
            <option key={n} value={n}>
              {t('workshop.fair.games.option', { n })}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="row fairness-numbers">
        <legend className="visually-hidden">{t('workshop.fair.heroes')}</legend>
        {NUMBERS.map((n) => (
          <label key={n}>
            <input type="checkbox" checked={numbers.includes(n)} onChange={() => toggle(n)} />
            <span>{n}</span>
          </label>
        ))}
        <span className="mute">{t('workshop.fair.heroes')}</span>
      </fieldset>
      <label className="row">
        <span className="mute">{t('workshop.fair.seed')}</span>
        <input className="field" value={seed} maxLength={40} onChange={(e) => setSeed(e.target.value)} />
      </label>
      <span className="grow" />
      <button type="submit" className="button primary" disabled={broken || numbers.length === 0}>
        <Icon name="play-button" size={16} />
        {t('workshop.fair.begin')}
      </button>
      {broken && <p className="fairness-note">{t('workshop.fair.broken')}</p>}
      {alone && !broken && <p className="fairness-note mute">{t('workshop.fair.alone')}</p>}
    </form>
  );
}
