/** The lines of a spawn card that is told by all it says: `rush.walker.1-2-3-4`. */
import { DANGER_LEVELS, type SpawnReading } from '@holdout/engine';

export function faceLines(face: string): SpawnReading[] {
  const [kind = '', enemy = '', lines = ''] = face.split('.');
  const counts = lines.split('-').map(Number);
  return DANGER_LEVELS.map((_, i) => ({ kind, enemy, n: counts[i] || 0 }));
}
