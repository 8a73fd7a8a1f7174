/** What is needed to see a fault again: written to a folder, for the people who mend it. Holds the seed; never sent out. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
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
    // The same fault of the same table is told once.
    const fault = createHash('sha256').update(`${capsule.during} ${capsule.error}`).digest('hex').slice(0, 8);
    const file = join(folder, `${capsule.table}-${fault}.json`);
    if (existsSync(file) || readdirSync(folder).length >= LIMITS.capsules) return;
    const whole: Capsule = { ...capsule, when: new Date(now()).toISOString(), node: process.version };
    writeFileSync(file, JSON.stringify(whole, null, 2), { mode: 0o600 });
  };
}
