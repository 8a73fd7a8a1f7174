/** Missions that somebody has made to hurt. */
import type { Json } from '@holdout/engine';
import type { MadeTable } from '@holdout/protocol';
import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '../../limits.ts';
import { Page } from '../../testing/page.ts';
import { heavyMission, wordyMission } from './missions.ts';
import type { Abuses, Scene } from './scene.ts';

const make = (at: Scene, mission: Json): Promise<Response> =>
  at.post(JSON.stringify({ title: '', setup: { ...at.setup, mission } }));

/** Enough for each bot to have had its turn. */
const BOT_ANSWERS = 12;
const BOT_MS = 8000;

export const FILE_ABUSES: Abuses = {
  'makes a mission of endless conditions': async (at) =>
    (await make(at, heavyMission(at, 200, 190, 190))).status === 422,
  'makes a mission as heavy as it may be': async (at) => {
    const reply = await make(at, heavyMission(at, 24, 15, 150));
    return reply.status === 201 || reply.status === 422;
  },
  // The server has little memory (abuse.ts): it would end if it kept them all as they are played.
  'makes forty missions, each another one': async (at) => {
    let made = 0;
    for (let i = 1; i <= 40; i++) if ((await make(at, heavyMission(at, 2, 2, i))).status === 201) made++;
    return made === 40;
  },
  'makes forty missions of as many characters as they may have': async (at) => {
    let made = 0;
    for (let i = 1; i <= 40; i++) if ((await make(at, wordyMission(at, 95, i))).status === 201) made++;
    return made === 40;
  },
  'makes forty missions of two megabytes': async (at) => {
    let refused = 0;
    for (let i = 1; i <= 40; i++) if ((await make(at, wordyMission(at, 500, i))).status === 422) refused++;
    return refused === 40;
  },
  'lets bots play a mission as heavy as it may be': async (at) => {
    let made = await make(at, heavyMission(at, 24, 15, 150));
    for (let cards = 100; made.status === 422 && cards > 0; cards -= 5)
      made = await make(at, heavyMission(at, 24, 15, cards));
    if (made.status !== 201) return false;
    const { id, host, chairs } = (await made.json()) as MadeTable;
    const page = await new Page(at.server.ws, id, [host]).open();
    const told = page.view?.log.length ?? 0;
    for (const chair of chairs.keys()) await page.do({ kind: 'bot', chair });
    // They leave a decision alone of which every answer asks too much.
    await Promise.race([
      page.until(() => !page.view?.game?.decision || page.view.log.length >= told + BOT_ANSWERS),
      pause(BOT_MS),
    ]);
    await page.cut();
    return true;
  },
  'sits down until nobody else can': async (at) => {
    let said = await at.bob.do({ kind: 'sit', chair: 1, name: 'Bob' });
    // Not faster than a page may talk.
    for (let i = 0; i < LIMITS.messageBurst / 2 && said.t === 'done'; i++)
      said = await at.bob.do({ kind: 'sit', chair: 1, name: 'Bob' });
    return said.t === 'done' && (await at.ann.do({ kind: 'chat', text: 'here' })).t === 'done';
  },
};
