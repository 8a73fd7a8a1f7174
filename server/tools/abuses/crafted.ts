/** Set-ups and saves by hand that no client would write: each is taken or refused, and nobody else waits. */
import { EDITIONS } from '@holdout/editions';
import { createEngine, isRefusal, type Json, type Position, type Save } from '@holdout/engine';
import { createRandom, randomAnswer } from '@holdout/engine/testing';
import { LIMITS } from '../../limits.ts';
import type { Abuse, Abuses, Scene } from './scene.ts';

/** Room for what stands around it. */
const ROOM = LIMITS.requestBytes - 20_000;
const HOSTILE_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  '\u0000',
  '\ud800',
  '‮evil',
];

/** Taken or refused, but neither failed nor unanswered. */
const isDealtWith = ({ status }: Response): boolean => [201, 400, 413, 422].includes(status);

export const tryBodies = async (at: Scene, bodies: readonly string[]): Promise<boolean> => {
  for (const body of bodies) {
    const reply = await at.post(body);
    // What the limit of tables refuses has not been looked at.
    if (!isDealtWith(reply) && reply.status !== 429)
      throw new Error(`answered with ${reply.status}: ${await reply.text()}`);
  }
  return true;
};

export const ofSetup = (setup: object): string => JSON.stringify({ title: '', setup });
const ofSave = (save: object): string => JSON.stringify({ title: '', save: JSON.stringify(save) });

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

interface Begun {
  readonly save: Save;
  readonly dawn: Position;
}

/** Some answers of a real game, up to a dawn. */
function begun({ setup }: Scene): Begun {
  const engine = createEngine(EDITIONS);
  const random = createRandom('crafted');
  const state = engine.newGame(setup, 'crafted');
  if (isRefusal(state)) throw new Error(state.refused);
  const answers: string[] = [];
  let dawn: Position | undefined;
  for (let d = engine.decisionOf(state); d && !dawn; d = engine.decisionOf(state)) {
    const answer = randomAnswer(d, random);
    if (!isRefusal(engine.answer(state, answer, false, (position) => (dawn = position))))
      answers.push(answer);
  }
  if (!dawn) throw new Error('no round has ended');
  return { save: { rules: state.rules, setup: state.setup, seed: 'crafted', answers, rewinds: [] }, dawn };
}

/** The same with every number, text or list in it another one, one kind after the other. */
export function spoiled(value: unknown, spoil: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return spoil(value.map((part) => spoiled(part, spoil)));
  if (typeof value !== 'object' || value === null) return spoil(value);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spoiled(part, spoil)]));
}

export const SPOILS: readonly ((leaf: unknown) => unknown)[] = [
  (leaf) => (typeof leaf === 'number' ? 1e308 : leaf),
  (leaf) => (typeof leaf === 'number' ? -1 : leaf),
  (leaf) => (typeof leaf === 'number' ? 0.5 : leaf),
  (leaf) => (typeof leaf === 'number' ? Number.MAX_SAFE_INTEGER : leaf),
  (leaf) => (typeof leaf === 'string' ? '__proto__' : leaf),
  (leaf) => (typeof leaf === 'string' ? `${leaf}${'ab'.repeat(50)}` : leaf),
  (leaf) => (Array.isArray(leaf) ? [] : leaf),
  (leaf) => (Array.isArray(leaf) ? Array.from({ length: 3 }, (): unknown => leaf).flat() : leaf),
];

const fromSpoiledPosition: Abuse = async (at) => {
  const { save, dawn } = begun(at);
  const bodies = SPOILS.map((spoil) =>
    ofSave({ ...save, answers: [], rules: 'r-other', from: spoiled(dawn, spoil), earlier: [] }),
  );
  const heavy = SPOILS.map((spoil) =>
    ofSave({ ...save, dawn: { after: 1, position: spoiled(dawn, spoil) } }),
  );
  return tryBodies(
    at,
    [...bodies, ...heavy].filter((body) => body.length < ROOM),
  );
};

export const CRAFTED_ABUSES: Abuses = {
  'brings JSON nested a hundred thousand deep': (at) =>
    tryBodies(at, [
      `{"title":"","setup":${nested(100_000)}}`,
      `{"title":"","setup":{"edition":"${at.setup.edition}","mission":${nested(100_000)},"seats":[]}}`,
      JSON.stringify({ title: '', save: nested(100_000) }),
      JSON.stringify({ title: '', save: `{"rules":"r","setup":{"mission":${nested(100_000)}}}` }),
    ]),
  'names everything like a part of the language': (at) =>
    tryBodies(
      at,
      HOSTILE_NAMES.flatMap((name) => [
        ofSetup({ ...at.setup, edition: name }),
        ofSetup({ ...at.setup, mission: name }),
        ofSetup({ ...at.setup, seats: [[name], ...at.setup.seats] }),
        ofSetup({ ...at.setup, variants: { [name]: name } }),
      ]),
    ),
  'asks for set-ups of huge numbers': (at) =>
    tryBodies(
      at,
      SPOILS.map((spoil) => ofSetup(spoiled(missionIn(at), spoil) as object)),
    ),
  'seats ten thousand heroes': (at) =>
    tryBodies(at, [
      ofSetup({ ...at.setup, seats: Array.from({ length: 10_000 }, (_, i) => [`hero${i}`]) }),
      ofSetup({ ...at.setup, seats: Array.from({ length: 10_000 }, () => at.setup.seats[0]) }),
    ]),
  'begins from positions made by hand': fromSpoiledPosition,
  'brings a game with a hundred thousand rewinds': async (at) => {
    const { save } = begun(at);
    const rewinds = Array.from({ length: 100_000 }, () => ({ at: 1, dropped: 1 }));
    return tryBodies(at, [
      ofSave({ ...save, rewinds }),
      ofSave({ ...save, rewinds: [{ at: 1e308, dropped: -1 }] }),
    ]);
  },
  'brings a long story of earlier rules': async (at) => {
    const { save, dawn } = begun(at);
    const event = { type: 'won', clause: 'K1', text: 'x'.repeat(200) };
    const line = { round: 1, revealed: false, events: Array.from({ length: 50 }, () => event) };
    const story = { rules: 'r0', lines: Array.from({ length: 150 }, () => line) };
    return tryBodies(
      at,
      [
        { ...save, answers: [], from: dawn, earlier: [story] },
        {
          ...save,
          answers: [],
          from: dawn,
          earlier: Array.from({ length: 5000 }, () => ({ rules: 'r0', lines: [] })),
        },
      ].map(ofSave),
    );
  },
  'brings words that are slow to match': (at) =>
    tryBodies(
      at,
      [
        'a'.repeat(400_000),
        'move:'.repeat(80_000),
        '@=:.'.repeat(100_000),
        '(((((a+)+)+)+)+'.repeat(20_000),
      ].flatMap((text) => [
        ofSetup({ ...at.setup, mission: text }),
        ofSave({ ...begun(at).save, answers: [text] }),
      ]),
    ),
  'writes what no font has': async (at) => {
    const texts = ['\u0000\ud800\u202e', '\u0300'.repeat(400), '👩‍👩‍👧‍👦'.repeat(40), '\u200b'.repeat(300)];
    for (const text of texts) await at.ann.do({ kind: 'chat', text });
    const said = await at.ann.do({ kind: 'title', title: 'a\u0000b\ud800c' });
    return said.t === 'done';
  },
};

/** The set-up of the scene with its mission as a file, so that all numbers are there to be changed. */
function missionIn({ setup }: Scene): Json {
  const edition = EDITIONS.find((e) => e.id === setup.edition);
  const file = edition?.missions[String(setup.mission)] as { [key: string]: Json };
  return JSON.parse(JSON.stringify({ ...setup, mission: { ...file, id: 'own' } })) as Json;
}
