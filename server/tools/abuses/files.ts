/** Missions and games that somebody has made to hurt. */
import { EDITIONS } from '@holdout/editions';
import { createEngine, formatSave, isRefusal, type Json } from '@holdout/engine';
import { createRandom, randomAnswer } from '@holdout/engine/testing';
import { LIMITS } from '../../limits.ts';
import { Page } from '../../testing/page.ts';
import type { Abuses, Scene } from './scene.ts';

const times = (n: number, one: Json): Json[] => Array.from({ length: n }, () => one);

/** The mission of the scene with something in it different, as a file. */
function missionOf({ setup }: Scene, change: { [key: string]: Json }): Json {
  const edition = EDITIONS.find((e) => e.id === setup.edition);
  const file = edition?.missions[String(setup.mission)] as { [key: string]: Json };
  return { ...file, ...change, id: 'own' };
}

const zoneOf = (mission: Json): string =>
  (mission as { spawns: { zone: string }[] }).spawns.map((s) => s.zone)[0] ?? '';

const make = (at: Scene, mission: Json): Promise<Response> =>
  at.post(JSON.stringify({ title: '', setup: { ...at.setup, mission } }));

/** Conditions in conditions, all of which look at many zones, and rules that ask for them with every card. */
function heavyMission(at: Scene, spawns: number, words: number, cards: number): Json {
  const zone = zoneOf(missionOf(at, {}));
  return missionOf(at, {
    spawns: times(spawns, { zone }),
    areas: { ...(missionOf(at, {}) as { areas?: { [name: string]: Json } }).areas, far: times(200, zone) },
    win: { all: [...times(words, { not: { noEnemiesIn: 'far' } }), { never: true }] },
    rules: [{ on: 'once', when: { teamOf: 1 }, do: times(cards, { spawnCard: 'all' }) }],
  });
}

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
  'brings a game of thousands of answers and watches it': async (at) => {
    const spawns = [{ zone: zoneOf(missionOf(at, {})), active: false }];
    const setup = {
      ...at.setup,
      mission: missionOf(at, { spawns, win: { never: true }, lose: [], hopeless: [], rules: [] }),
    };
    const made = await at.post(JSON.stringify({ title: '', save: longGame(setup, LIMITS.saveAnswers) }));
    if (made.status !== 201) return made.status === 422;
    const { id } = (await made.json()) as { id: string };
    const page = await new Page(at.server.ws, id).open();
    const told = page.view?.log.length ?? 0;
    await page.cut();
    return told > 1;
  },
  'sits down until nobody else can': async (at) => {
    let said = await at.bob.do({ kind: 'sit', chair: 1, name: 'Bob' });
    // Not faster than a page may talk.
    for (let i = 0; i < LIMITS.messageBurst / 2 && said.t === 'done'; i++)
      said = await at.bob.do({ kind: 'sit', chair: 1, name: 'Bob' });
    return said.t === 'done' && (await at.ann.do({ kind: 'chat', text: 'here' })).t === 'done';
  },
};

/** A game that goes on and on, as its file. */
function longGame(setup: object, most: number): string {
  const engine = createEngine(EDITIONS);
  const random = createRandom('long');
  const state = engine.newGame(setup, 'long');
  if (isRefusal(state)) throw new Error(`${state.refused} ${state.at ?? ''}`);
  const answers: string[] = [];
  for (let d = engine.decisionOf(state); d && answers.length < most; d = engine.decisionOf(state)) {
    const answer = randomAnswer(d, random);
    if (!isRefusal(engine.answer(state, answer, false))) answers.push(answer);
  }
  return formatSave({ rules: state.rules, setup: state.setup, seed: 'long', answers, rewinds: [] });
}
