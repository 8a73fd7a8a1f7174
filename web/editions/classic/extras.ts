/** Noise and cars, as the board draws them (C-NOISE-1, C-CAR-1). */
import { OWN, ownSection } from '@holdout/editions/classic';
import { itemAt, type Context, type State } from '@holdout/engine';
import type { Extras, Noise } from '../../board/extras.ts';
import { vehicleKey } from '../../board/pieces.ts';
import type { LoosePlan } from '../plug.ts';
import { carId } from './cars.ts';

export function extrasOf({ mission, zones }: Context, state: State): Pick<Extras, 'noise' | 'vehicles'> {
  const { noise, loud, cars } = OWN.in(state);
  const { permanentNoise } = ownSection(mission);
  const found: Noise[] = [];
  for (let zone = 0; zone < zones; zone++) {
    const lasting = permanentNoise.filter((p) => p.zone === zone).reduce((n, p) => n + p.tokens, 0);
    const tokens = itemAt(noise, zone) + lasting;
    const isLoud = loud?.zone === zone;
    if (tokens > 0 || isLoud) found.push({ zone, tokens, permanent: lasting > 0, loud: isLoud });
  }
  const vehicles = cars.map(({ kind, zone, seats }, i) => ({ id: carId(cars, i), kind, zone, seats }));
  return { noise: found, vehicles };
}

/** Zones cars leave by (M-C06-2). */
export const exitsOf = ({ mission }: Context): readonly number[] => ownSection(mission).carExit;

/** Noise tokens and cars are laid and driven by hand. */
export const LOOSE: LoosePlan = {
  heaps: [{ part: 'noise', icon: 'speaker' }],
  things: (_, state) =>
    OWN.in(state).cars.flatMap(({ kind, zone }, at) =>
      zone < 0 ? [] : [{ key: vehicleKey(carId(OWN.in(state).cars, at)), id: kind, part: 'cars', at }],
    ),
};
