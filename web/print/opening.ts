/** The board as a mission lays it out, before anybody stands on it: as many heroes as it takes, none of them shown. */
import { leading, isRefusal, type Context, type Setup, type State } from '@holdout/engine';
import { engineOf } from '../editions/plugs.ts';
import { emptySeats, fillAtRandom, roomFor, seatPlans } from '../screens/setup-model.ts';

/** `file`: of a mission that is in no box. */
export function openingOf(context: Context, file: Setup['mission'] = context.mission.id): State | undefined {
  const { edition } = context;
  const [largest] = leading(
    [...seatPlans(context)].sort((a, b) => roomFor(b) - roomFor(a)),
    1,
  );
  const pool = edition.sheets.map(({ id }) => id);
  const seats = fillAtRandom(emptySeats(largest), largest, pool, () => 0, roomFor(largest));
  const engine = engineOf(edition.id);
  const state = engine.newGame({ edition: edition.id, mission: file, seats }, 'print');
  if (isRefusal(state)) return undefined;
  const seen = engine.mask(state);
  return { ...seen, heroes: seen.heroes.map((hero) => ({ ...hero, zone: -1 })) };
}
