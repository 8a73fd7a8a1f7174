/** Tables that are looked at first after a restart: nothing of them is in memory, and whoever looks need not be anybody. */
import type { MadeTable } from '@holdout/protocol';
import { LIMITS } from '../../limits.ts';
import { Page } from '../../testing/page.ts';
import type { ServerProcess } from '../../testing/server-process.ts';
import { longGame } from './long-games.ts';
import { endlessMission, heavyMission, wordyMission } from './missions.ts';
import type { Scene } from './scene.ts';

export interface Heavy {
  readonly name: string;
  readonly id: string;
}

/** The one that is played before. */
export const LONGEST = 'a long heavy game';

const BODIES: { readonly [name: string]: (at: Scene) => object } = {
  'a game of the box': ({ setup }) => ({ setup }),
  'a mission with many cards': (at) => ({ setup: { ...at.setup, mission: heavyMission(at, 4, 15, 10) } }),
  'a mission with heavy conditions': (at) => ({ setup: { ...at.setup, mission: endlessMission(at) } }),
  'a mission of many texts': (at) => ({ setup: { ...at.setup, mission: wordyMission(at, 95, 0) } }),
  [LONGEST]: ({ setup }) => ({ save: longGame(setup) }),
};

/** Made before it, each as heavy as the server takes it. */
export async function heavyTables(at: Scene, isWanted: (name: string) => boolean): Promise<Heavy[]> {
  const tables: Heavy[] = [];
  for (const [name, body] of Object.entries(BODIES).filter(([table]) => isWanted(table))) {
    const made = await at.post(JSON.stringify({ title: '', ...body(at) }));
    if (made.status !== 201) throw new Error(`${name} was not taken: ${await made.text()}`);
    tables.push({ name, id: ((await made.json()) as MadeTable).id });
  }
  return tables;
}

/** Milliseconds of the longest block while somebody comes to look, who knows no secret. */
export async function firstLook(server: ServerProcess, { id }: Heavy): Promise<number> {
  await server.longestBlock();
  const page = await new Page(server.ws, id).open();
  page.send(JSON.stringify({ t: 'moment', ref: 'first', answers: LIMITS.saveAnswers }));
  await page.until(() => page.marks.length > 0);
  await page.cut();
  return server.longestBlock();
}
