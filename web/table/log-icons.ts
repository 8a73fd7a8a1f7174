/** Icon and colour of a line of the log, as the event is declared; icon-names.test.ts knows that there is such an icon. */
import { formOf, type GameEvent, type Tone } from '@holdout/engine';
import type { IconName } from '../icon-names.ts';

/** Drawn otherwise than they are called. */
export const DRAWN: { readonly [mark: string]: IconName } = {
  horde: 'shambling-zombie',
  arrival: 'raise-zombie',
};

export function logLook(event: GameEvent): readonly [IconName, Tone] {
  if (event.type === 'track-changed' && event.track === 'power')
    return ['power-lightning', event.way === 'up' ? 'cyan' : 'red'];
  const { mark = 'info', tone = 'plain' } = formOf(event.type);
  return [DRAWN[mark] ?? (mark as IconName), tone];
}
