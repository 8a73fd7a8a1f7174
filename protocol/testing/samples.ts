/** One message of every kind with every field it may have, as JSON says it. */
import type { CommandKind } from '../commands.ts';
import type { FromPage } from '../from-page.ts';
import type { ToPage } from '../to-page.ts';
import { PROTOCOL } from '../version.ts';

type Sample = { readonly [field: string]: unknown };

const ID = 'q3Xw0Tn7Z1yP5cVb8LkR2A';
/** A point of the curve P-256, uncompressed. */
const KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const SECRET = 'm7Qe4Zx1Ua9Hc3Vn6Bt0Kp2Wd5Yr8Gs_';

/** A change of the state and whatever else the engine adds to an event passes as it is. */
const event = {
  id: 3,
  parent: 1,
  cause: 'K-MOVE-1',
  type: 'moved',
  hero: 'amy',
  change: [[['heroes', 0, 'zone'], 4]],
};
const decision = {
  kind: 'pick',
  prompt: 'turn',
  by: 0,
  hero: 'amy',
  about: { actions: 3 },
  options: [{ id: 'move:S4', form: 'zones', verb: 'move', args: [4], zones: ['S4'] }],
};
const setup = { edition: 'classic', mission: '00', seats: [['amy'], ['ned', 'doug']] };
const state = { rules: 'r1', seq: 5, round: 2, heroes: [{ id: 'amy', seat: 0, xp: 7 }], own: {} };
const line = { seq: 5, round: 2, events: [event], revealed: false };
const game = {
  decision,
  answerers: [0, 1],
  undo: 'free',
  redo: false,
  since: 1000,
  proof: { seed: 'seed', salt: 'salt' },
};
const seats = {
  chairs: [
    { holder: 'person', name: 'Ann', link: true, standIn: 'bot' },
    { holder: 'bot', name: '', link: false },
  ],
  heroes: { amy: 0, ned: 1 },
  deputy: 1,
};
const vote = { asker: 0, about: 'seat', yes: [0], no: [1], whose: 2, to: 'bot', voters: [0, 1] };
const house = { away: 10, standIn: 'bot', pace: 0, talk: true, closed: false };
const chat = { seq: 4, time: 1000.5, chair: 1, name: 'Bob', text: 'hi' };
const onward = { rules: 'r1', round: 4, lost: ['rat'] };
const broken = { refused: 'save.rules-version', at: 'r0', answers: 9, onward, outcome: 'won' };

export const TO_PAGE: { readonly [K in ToPage['t']]: Sample } = {
  past: { t: 'past', lines: [line] },
  welcome: {
    t: 'welcome',
    v: PROTOCOL,
    process: 'p',
    table: ID,
    title: 'Friday',
    seq: 6,
    at: 5,
    rules: 'r1',
    setup,
    commitment: '0f'.repeat(32),
    origin: 'new',
    opened: false,
    shared: true,
    broken,
    state,
    game,
    past: 50,
    log: [line],
    rewinds: [{ at: 2, dropped: 1 }],
    earlier: [{ rules: 'r0', lines: 12 }],
    closed: true,
    seats,
    chat: [chat],
    vote,
    house,
  },
  entry: {
    t: 'entry',
    seq: 7,
    at: 7,
    kind: 'answer',
    by: 0,
    time: 1000,
    ref: 'r',
    move: { how: 'answer', change: { round: 3 }, game, line },
    seats,
    answerers: [1],
    vote,
    chat,
    house,
    title: 'Saturday',
    shared: true,
    hidden: [5],
    closed: true,
    broken,
  },
  resumed: { t: 'resumed', process: 'p' },
  you: { t: 'you', chairs: [0], host: true, lost: [{ chair: 1, how: 'bot', why: 'you were away' }] },
  admitted: { t: 'admitted', chair: 1, secret: SECRET },
  done: { t: 'done', ref: 'r', seq: 7, chair: 2, secret: SECRET },
  no: { t: 'no', refused: 'message.shape', ref: 'r', at: 'command.chair' },
  people: { t: 'people', chairs: [0, 1000], host: 0, watchers: [{ id: 'w1', name: 'Eve', wish: 'amy' }] },
  beat: { t: 'beat', within: 14_000 },
  mark: { t: 'mark', chair: 0, kind: 'ping', at: 7, ids: ['S1'] },
  moment: { t: 'moment', ref: 'r', answers: 2, state: { ...state, setup } },
  bye: { t: 'bye', refused: 'protocol.version', at: '1' },
};

export const COMMANDS: { readonly [K in CommandKind]: Sample } = {
  answer: { kind: 'answer', at: 5, answer: 'move:S4', chair: 1 },
  undo: { kind: 'undo', at: 5, chair: 1 },
  redo: { kind: 'redo', at: 5, chair: 1 },
  ask: { kind: 'ask', at: 5, about: 'seat', whose: 2, to: 'bot', chair: 1 },
  vote: { kind: 'vote', at: 5, yes: true, chair: 1 },
  chat: { kind: 'chat', text: 'Well done!', phrase: 'well-done', chair: 1 },
  next: { kind: 'next', mission: '01', chair: 1 },
  sit: { kind: 'sit', chair: 1, name: 'Ann' },
  stand: { kind: 'stand', chair: 1 },
  back: { kind: 'back', chair: 1 },
  bell: {
    kind: 'bell',
    chair: 1,
    endpoint: 'https://push.example.org/send/1',
    p256dh: KEY,
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    words: 'Your turn!',
  },
  unbell: { kind: 'unbell', chair: 1, endpoint: 'https://push.example.org/send/1' },
  link: { kind: 'link', chair: 1, why: 'sent to the wrong one' },
  chair: { kind: 'chair' },
  free: { kind: 'free', chair: 1, why: 'good night' },
  bot: { kind: 'bot', chair: 1, why: 'you were away' },
  hero: { kind: 'hero', hero: 'amy', chair: 1 },
  title: { kind: 'title', title: 'Saturday' },
  house: { kind: 'house', away: 10, standIn: 'bot', pace: 1440, talk: true },
  watch: { kind: 'watch', open: false },
  admit: { kind: 'admit', chair: 1, watcher: 'w1' },
  remove: { kind: 'remove', watcher: 'w1' },
};

export const FROM_PAGE: { readonly [K in FromPage['t']]: readonly Sample[] } = {
  hello: [
    {
      t: 'hello',
      v: PROTOCOL,
      table: ID,
      secrets: [SECRET],
      since: { seq: 6, process: 'p' },
      name: 'Eve',
      wish: 'amy',
    },
  ],
  do: Object.values(COMMANDS).map((command) => ({ t: 'do', ref: 'r', command })),
  mark: [
    { t: 'mark', kind: 'ping', at: 7, ids: ['S1', 'S2'], chair: 0 },
    { t: 'mark', kind: 'arrow', at: 7, ids: ['S1', 'S2'], chair: 0 },
    { t: 'mark', kind: 'propose', at: 7, ids: ['move:S4'], chair: 0 },
    { t: 'mark', kind: 'look', at: 7, ids: [], chair: 0 },
    { t: 'mark', kind: 'ready', at: 7, ids: [], chair: 0 },
  ],
  moment: [{ t: 'moment', ref: 'r', answers: 2 }],
  beat: [{ t: 'beat' }],
};

export const REQUESTS = {
  newFromSetup: { title: 'Friday', setup },
  newFromSave: { title: 'Friday', save: '{"rules":"r1"}' },
  made: { id: ID, host: SECRET, chairs: [SECRET, SECRET] },
  card: {
    id: ID,
    title: '',
    edition: 'classic',
    mission: null,
    entries: 7,
    answers: 5,
    awaited: [0],
    yours: true,
    over: false,
    people: ['Ann', 'Bob'],
    next: null,
    changed: 1000,
  },
  door: { code: 'KQFT', address: 'http://192.168.1.24:8080/' },
  behindDoor: { table: ID },
  pushKey: { key: KEY },
  earlier: { rules: 'r0', lines: [line] },
  galleryDoor: { open: true, packs: 12 },
  galleryPage: {
    all: 12,
    lines: [
      {
        ...{ id: ID, name: 'Night Shift', author: 'Ann', version: '1.2' },
        ...{ editions: ['classic'], missions: ['Pharmacy Run'], languages: ['en', 'fr'] },
        after: [{ name: 'Ten Nights', author: 'Holdout' }],
        plays: 34,
        changed: 1000,
      },
    ],
  },
  newPack: { pack: '{"holdout":"pack","format":1}', id: ID },
  handedIn: { id: ID, version: '1.2', secret: SECRET },
  galleryState: {
    plays: 34,
    versions: [{ version: '1.2', state: 'refused', said: 'No names, please.', changed: 1000 }],
  },
  health: { ok: false, process: 'p', why: 'storage' },
  refused: { refused: 'table.unknown', at: ID },
};
