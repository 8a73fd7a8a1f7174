/** Turning points; each leads to its moment in the replay. */
import type { EventType } from '@holdout/engine';
import { Icon } from '../chrome/icon.tsx';
import type { IconName } from '../icon-names.ts';
import { useWords } from '../words/use-words.ts';
import type { Dated } from './summary-stats.ts';

const ICONS: { readonly [type in EventType]?: IconName } = {
  won: 'trophy-cup',
  lost: 'death-skull',
  'hero-died': 'sharp-lips',
  'hero-joined': 'meeple',
  'hero-left': 'exit-door',
  'car-escaped': 'steering-wheel',
  'exit-opened': 'exit-door',
  'level-reached': 'upgrade',
  'objective-taken': 'flag-objective',
  'door-unlocked': 'wooden-door',
  burned: 'fire',
  'friendly-fire': 'crosshair',
};

interface Props {
  readonly moments: readonly Dated[];
  readonly onShow: (seq: number) => void;
}

export function SummaryMoments({ moments, onShow }: Props): React.JSX.Element {
  const { t, say } = useWords();
  return (
    <section className="panel tone moments" aria-labelledby="moments">
      <h2 id="moments">{t('summary.moments')}</h2>
      {moments.length === 0 && <p className="mute">{t('summary.moments.none')}</p>}
      <ol>
        {moments.map(({ round, seq, event }) => (
          <li key={`${seq} ${event.id}`}>
            <button type="button" onClick={() => onShow(seq)} title={t('summary.moments.show')}>
              <Icon name={ICONS[event.type] ?? 'raise-zombie'} size={24} />
              <span>
                <b>{t('summary.round', { n: round })}</b>
                {say.event(event)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
