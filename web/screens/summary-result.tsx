/** The banner: won or lost, the great numbers, and what became of everybody. */
import { mayCorrect, type Context, type State } from '@holdout/engine';
import { Icon } from '../chrome/icon.tsx';
import type { IconName } from '../icon-names.ts';
import type { Goal } from '../play/goals.ts';
import { whole } from '../words/numbers.ts';
import { useWords } from '../words/use-words.ts';
import { HeroFace } from '../faces/hero-face.tsx';
import { SummaryShare } from './summary-share.tsx';
import type { GameStats } from './summary-stats.ts';
import type { WhoIs } from './summary-screen.tsx';

interface Props {
  readonly context: Context;
  readonly state: State;
  readonly stats: GameStats;
  readonly goals: readonly Goal[];
  readonly who: WhoIs;
}

export function SummaryResult({ context, state, stats, goals, who }: Props): React.JSX.Element {
  const { t, say, language } = useWords();
  const result = state.outcome?.result ?? 'open';
  const alive = state.heroes.filter((h) => h.status !== 'dead').length;
  const counted = context.mission.objectives.length;
  type Fact = readonly [IconName, string, string];
  // Not every edition knows noise.
  const noise: readonly Fact[] =
    stats.noise > 0 ? [['speaker', whole(stats.noise, language), t('summary.noise')]] : [];
  const numbers: readonly Fact[] = [
    counted > 0
      ? ['flag-objective', `${stats.objectives} / ${counted}`, t('summary.objectives')]
      : ['flag-objective', `${goals.filter((g) => g.met).length} / ${goals.length}`, t('summary.goals')],
    ['death-skull', whole(stats.kills, language), t('summary.kills')],
    ...noise,
    ['dice-six-faces-five', whole(stats.dice, language), t('summary.dice')],
  ];
  return (
    <section className={`result tone ${result}`}>
      <div className="result-title">
        <p className="paper">{t(`summary.line.${result}`, { alive, all: state.heroes.length })}</p>
        <h1>{t(`summary.title.${result}`)}</h1>
        <p className="fine mute">
          {state.outcome && <b className={`result-${result}`}>{t(`home.outcome.${result}`)} · </b>}
          {t('summary.length', { rounds: stats.rounds, answers: stats.answers })}
        </p>
        {mayCorrect(state) && <p className="fine mute">{t('table.right.house')}</p>}
      </div>
      <span className="grow" />
      <ul className="numbers">
        {numbers.map(([icon, value, label]) => (
          <li key={label}>
            <Icon name={icon} size={26} />
            <span>
              <b className="num">{value}</b>
              {label}
            </span>
          </li>
        ))}
      </ul>
      <ul className="fates">
        {state.heroes.map((h) => {
          const { name, monogram } = who(h.id);
          const died = stats.heroes.find((s) => s.id === h.id)?.died;
          const fate =
            h.status === 'dead' && died
              ? t('summary.fate.dead', { round: died.round, gender: say.gender(h.id) })
              : t(`summary.fate.${h.status === 'left' ? 'left' : 'in'}`, { gender: say.gender(h.id) });
          return (
            <li key={h.id} className={h.status}>
              <HeroFace id={h.id} monogram={monogram} size={52} dead={h.status === 'dead'} />
              <b>{name}</b>
              <small>{fate}</small>
            </li>
          );
        })}
      </ul>
      <SummaryShare context={context} state={state} stats={stats} who={who} />
    </section>
  );
}
