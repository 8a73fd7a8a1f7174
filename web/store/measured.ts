/** What bots made of the missions of a project: kept beside it, so that a reload costs no games. */
import type { KeptMeasurement } from '../workshop/fairness/measuring.ts';
import { MEASURED, shelfOf } from './db.ts';

/** What was kept under another form is measured again. */
const VERSION = 1;

interface MeasuredRow {
  /** Project and mission. */
  readonly id: string;
  readonly version: number;
  readonly kept: KeptMeasurement;
}

const shelf = shelfOf<MeasuredRow>(MEASURED);

/** A browser that keeps nothing has none. */
export async function keptMeasurement(id: string): Promise<KeptMeasurement | undefined> {
  const row = await shelf.readOne(id).catch(() => undefined);
  return row?.version === VERSION ? row.kept : undefined;
}

/** It can be made again: where it finds no room nobody need be told. */
export const keepMeasurement = (id: string, kept: KeptMeasurement): Promise<void> =>
  shelf.write({ id, version: VERSION, kept }).catch(() => undefined);
