/** Cards whose own text holds only where the mission says nothing of them. */
import type { Game, Trigger } from '@holdout/engine';

/** Does a rule wait for one of these to happen with this card, whether or not it would do something now? */
export const missionSpeaksOf = (g: Game, id: string, triggers: readonly Trigger[]): boolean =>
  g.context.mission.rules.some(
    ({ on, of }) => triggers.some((t) => t === on) && (of.length === 0 || of.includes(id)),
  );
