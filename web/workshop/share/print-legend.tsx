/** What lies on a printed map, and what it is. */
import type { Context } from '@holdout/engine';
import { ObjectiveToken } from '../../board/tokens.tsx';
import { useWords } from '../../words/use-words.ts';

export function PrintLegend({ context }: { readonly context: Context }): React.JSX.Element {
  const { t, say } = useWords();
  const { mission, board } = context;
  const nameOf = (zone: number): string => say.place(board.zones[zone]?.id ?? '');
  const zones = (list: readonly number[]): string => list.map(nameOf).join(', ');
  const objectives = [...new Set(mission.objectives.map(({ colour, down }) => (down ? '?' : colour)))];
  const awake = mission.spawns.filter(({ active }) => active).map(({ zone }) => zone);
  const asleep = mission.spawns.filter(({ active }) => !active).map(({ zone }) => zone);
  return (
    <ul className="print-legend" aria-label={t('workshop.print.legend')}>
      <li>
        <b>{t('workshop.print.start')}</b> {zones(mission.start)}
      </li>
      {objectives.map((colour) => (
        <li key={colour}>
          <svg viewBox="-32 -32 64 64" width="22" height="22">
            <ObjectiveToken colour={colour} down={colour === '?'} />
          </svg>
          <b>{t(colour === '?' ? 'workshop.print.hidden' : 'workshop.print.objective')}</b>{' '}
          {zones(
            mission.objectives.filter((o) => (o.down ? '?' : o.colour) === colour).map(({ zone }) => zone),
          )}
        </li>
      ))}
      {awake.length > 0 && (
        <li>
          <b>{t('workshop.print.spawns')}</b> {zones(awake)}
        </li>
      )}
      {asleep.length > 0 && (
        <li>
          <b>{t('workshop.print.asleep')}</b> {zones(asleep)}
        </li>
      )}
      {mission.exit && mission.exit.zones.length > 0 && (
        <li>
          <b>{t('workshop.print.exit')}</b> {zones(mission.exit.zones)}
        </li>
      )}
    </ul>
  );
}
