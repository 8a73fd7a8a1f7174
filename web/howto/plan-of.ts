/** The plan of an edition, fetched once. */
import type { EditionPlug } from '../editions/plug.ts';
import type { HowtoPlan } from './plan.ts';

const fetched = new Map<string, Promise<HowtoPlan>>();

/** The same promise each time, so that a screen can wait for it. */
export function planOf({ edition, howto }: EditionPlug): Promise<HowtoPlan> {
  const known = fetched.get(edition.id);
  if (known) return known;
  const loading = howto();
  fetched.set(edition.id, loading);
  loading.catch(() => fetched.delete(edition.id));
  return loading;
}
