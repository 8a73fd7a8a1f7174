/** A spawn card turns over beside its point: what it says at each level, which line counts and why. */
import { DANGER_LEVELS, type EventOf } from '@holdout/engine';
import { useEffectEvent, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { PACE } from '../insight/theatre.ts';
import { useSettings } from '../store/settings.ts';
import { placeBeside, type Box } from '../table/beside.ts';
import type { TableUi } from '../table/use-table-ui.ts';
import { useWords } from '../words/use-words.ts';
import { SpawnFace } from '../cards/spawn-face.tsx';
import { CardBack } from './card-back.tsx';

interface Props {
  readonly ui: TableUi;
  readonly event: EventOf<'spawn-card'>;
  readonly target: Box;
  readonly spare: readonly Box[];
  readonly bounds: Box;
}

export function SpawnMoment({ ui, event, target, spare, bounds }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const { context } = ui;
  const speed = useSettings((s) => s.speed);
  const card = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  const place = useEffectEvent(() => {
    const { offsetWidth: width, offsetHeight: height } = card.current ?? { offsetWidth: 0, offsetHeight: 0 };
    setAt(placeBeside({ width, height }, target, spare, bounds));
  });
  useLayoutEffect(() => place(), [event.id, target.x, target.y]);
  const lines = context.edition.policies.spawnReadings(context, event.card);
  const level = DANGER_LEVELS.findIndex((l) => l === event.level);
  const worst = ui.state.heroes
    .filter((h) => h.status === 'in' && h.level === level)
    .map((h) => say.hero(h.id));
  return (
    <div
      ref={card}
      className="spawn-card"
      data-moment="spawn"
      aria-hidden="true"
      style={
        {
          '--pace': PACE[speed] ?? 1,
          // Not by its place: from card to card nothing is laid out anew.
          translate: at ? `${at.x}px ${at.y}px` : undefined,
          visibility: at ? 'visible' : 'hidden',
        } as CSSProperties
      }
    >
      <div className="turned" key={event.id}>
        <CardBack />
        <div className="spawn-front">
          <SpawnFace lines={lines} level={event.level} number={event.card} />
          <span className="spawn-why">
            {t(worst.length > 0 ? 'moment.spawn.why' : 'moment.spawn.counts', {
              level: say.level(event.level),
              heroes: worst.join(t('table.list')),
              n: worst.length,
            })}
          </span>
        </div>
      </div>
    </div>
  );
}
