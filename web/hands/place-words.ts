import type { Words } from '../words/use-words.ts';
import type { PlaceForecast } from './use-place-forecast.ts';

/** What becomes of the hero there, and who comes: a line each. */
export function placeWords(place: PlaceForecast | 'unknown', { t }: Words): string[] {
  if (place === 'unknown') return [t('hands.place.unknown')];
  const { wounds, dies, arrive } = place;
  const harm = dies
    ? t('hands.place.dies')
    : wounds > 0
      ? t('hands.place.wounds', { n: wounds })
      : t('hands.place.safe');
  return arrive > 0 ? [harm, t('hands.place.arrive', { n: arrive })] : [harm];
}
