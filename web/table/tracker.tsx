/** Where the round stands, and the danger level at which enemies would arrive now (K-SPAWN-2). */
import type { DangerLevel } from '@holdout/engine';
import { Icon } from '../chrome/icon.tsx';
import type { IconName } from '../icon-names.ts';
import { useWords } from '../words/use-words.ts';
import { LevelMark } from './levels.tsx';

export const PHASES: readonly (readonly [phase: string, icon: IconName])[] = [
  ['players', 'meeple'],
  ['enemies', 'sharp-lips'],
  ['spawn', 'raise-zombie'],
  ['end', 'night-sleep'],
];

interface Props {
  readonly round: number;
  readonly phase: string;
  readonly danger: DangerLevel;
}

export function Tracker({ round, phase, danger }: Props): React.JSX.Element {
  const { t, say } = useWords();
  return (
    <section className="panel tracker" aria-label={t('table.round', { n: round })}>
      <div className="row">
        <h2>{t('table.round', { n: round })}</h2>
        <span className="grow" />
        <span className="hint">{t('table.spawns-at')}</span>
        <LevelMark level={danger} />
        <b>{say.level(danger)}</b>
      </div>
      <ol className="phases">
        {PHASES.map(([id, icon]) => (
          <li
            key={id}
            className={id === phase ? 'on' : undefined}
            aria-current={id === phase ? 'step' : undefined}
          >
            <Icon name={icon} size={17} />
            {t(`table.phase.${id}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
