/** What is needed to see a fault again: written to a folder, for the people who mend it. Holds the seed; never sent out. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Save } from '@holdout/engine';
import { LIMITS } from '../limits.ts';

export interface Capsule {
  readonly table: string;
  readonly when: string;
  readonly node: string;
  /** The command, answer or step that failed. */
  readonly during: string;
  readonly error: string;
  readonly save: Save | null;
}

export type WriteCapsule = (capsule: Omit<Capsule, 'when' | 'node'>) => void;

export function capsulesIn(folder: string, now: () => number = Date.now): WriteCapsule {
  return (capsule) => {
    mkdirSync(folder, { recursive: true });
    if (readdirSync(folder).length >= LIMITS.capsules) return;
    const whole: Capsule = { ...capsule, when: new Date(now()).toISOString(), node: process.version };
    const name = `${whole.when.replace(/[^0-9TZ]/g, '')}-${capsule.table}.json`;
    writeFileSync(join(folder, name), JSON.stringify(whole, null, 2), { mode: 0o600 });
  };
}
