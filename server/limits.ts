/**
 * Every limit of the server, on by default; those of a single message or request are the protocol's. A client that
 * goes beyond one is refused with a code, slowed down or cut off; nothing here depends on what the client says about
 * itself. HOLDOUT_LIMITS changes some of them: a JSON object with names from here and numbers.
 */
import { BOUNDS } from '@holdout/protocol';

const DEFAULTS = {
  ...BOUNDS,

  // Tables
  /** Answers in the log of a table: many times the longest game. Beyond it the game can only be taken as a file. */
  answers: 20_000,
  /** Other entries of one chair, until the host gives it a new link: chat, sitting and standing, votes, undo and redo. */
  talkEntries: 3000,
  seatEntries: 300,
  voteEntries: 1000,
  undoEntries: 2000,
  /** Entries of the host. */
  hostEntries: 10_000,
  /** Answers in a save that becomes a table. */
  saveAnswers: 6000,
  /** Characters of one that is played at once; longer ones, and those of foreign missions, by another thread. */
  shortSave: 10_000,
  /** Milliseconds and megabytes for that thread, and saves that wait for their turn. */
  replayMs: 30_000,
  replayMegabytes: 192,
  filesWaiting: 20,
  /** Chat lines shown to a newcomer, and kept in memory. */
  chatShown: 100,
  /** Marks of commands remembered, so that a repeated one is not done twice. */
  refs: 200,
  /** Entries a table keeps in memory for pages that come back, and their characters together. */
  recentEntries: 64,
  recentChars: 100_000,
  /** Tables in memory at once, and milliseconds without anybody before one leaves it. */
  liveTables: 5000,
  idleMs: 60_000,
  /** Set-ups kept compiled, their characters together, and bytes of views of one board: what foreign missions may cost in memory. */
  contexts: 100,
  contextChars: 8_000_000,
  viewBytes: 1_000_000,
  /** Entries after which a snapshot is worth its place. */
  snapshotEvery: 50,
  /** Times a command is tried again when another process was faster. */
  retries: 8,
  /** Milliseconds between two looks for wake-ups that got lost. */
  headsEveryMs: 5000,
  /** Milliseconds of a minute that a table waits for somebody, and the least before it does what is due. */
  minuteMs: 60_000,
  dueMs: 250,
  /** Tables opened at once because something is due there. */
  dueAtOnce: 50,
  /** Milliseconds without a word before another process counts as gone. */
  processMs: 16_000,
  /** Milliseconds before a bot tries again after the storage failed. */
  botRetryMs: 1000,
  /** Milliseconds and megabytes for captains who think, questions that wait for it, set-ups and captains kept in mind. */
  thinkMs: 20_000,
  thinkMegabytes: 256,
  thinkWaiting: 20,
  thinkContexts: 40,
  captains: 200,
  /** Bytes a SQLite file may grow to: beyond it nothing new is stored, and everybody is told so. */
  databaseBytes: 50_000_000_000,
  /** Milliseconds for a connection to PostgreSQL, and for one answer of it. */
  connectMs: 5000,
  queryMs: 10_000,
  /** Capsules kept on disk; later ones are only counted. */
  capsules: 100,

  /** Milliseconds of long work after which others are heard. */
  sliceMs: 10,
  /** Lines of a game's story in one message to a newcomer, and in one entry of a log that is told later. */
  pageLines: 50,

  // Requests
  requestMs: 30_000,
  /** Tables an address may make: at once, and then one every so many milliseconds. */
  createBurst: 20,
  createEveryMs: 10_000,
  /** Letters that lead to a table: so many at once, and milliseconds they do; tries of an address, and then one every so often. */
  doors: 1000,
  doorMs: 43_200_000,
  doorBurst: 20,
  doorEveryMs: 3000,
  /** Requests of an address: at once, and then one every so many milliseconds. */
  requestBurst: 200,
  /** Files of the client at once from one address: a first visit takes about 70, and six people may share an address. */
  fileBurst: 1000,
  requestEveryMs: 20,
  /** Milliseconds between two messages to the other processes about what addresses have used up, and addresses in one. */
  shareEveryMs: 1000,
  shareAddresses: 80,
  /** Milliseconds between two looks at the list of those who are not wanted. */
  bansEveryMs: 30_000,
  /** Addresses on that list. */
  bans: 1000,
  /** Addresses remembered for these limits. */
  addresses: 20_000,

  // The gallery
  /** Packs, versions of one, versions of all that wait for the host; characters of a file, as packs have it. */
  galleryPacks: 2000,
  galleryVersions: 20,
  galleryWaiting: 200,
  galleryLetters: 600_000,
  /** Lines of one page of it, and milliseconds for which the list is good. */
  galleryPage: 50,
  galleryMs: 2000,
  /** Beginnings of games an address is counted for: at once, and then one every so many milliseconds. */
  playedBurst: 20,
  playedEveryMs: 600_000,

  // Sockets
  /** Messages of a socket: at once, and then one every so many milliseconds. */
  messageBurst: 40,
  messageEveryMs: 50,
  /** Chat lines and marks of a socket: at once, and then one every so many milliseconds. */
  talkBurst: 12,
  talkEveryMs: 500,
  /** The same for looks: where a player's eye rests on the board. */
  lookBurst: 8,
  lookEveryMs: 250,
  /** The same for positions of the past, which have to be played again. */
  positionBurst: 60,
  positionEveryMs: 100,
  /** Refused messages in a row before a socket is cut off. */
  faults: 20,
  /** Milliseconds a new socket has to say hello. */
  helloMs: 5000,
  /** Sockets of one address, of those who only watch one table, of one player there, and of the process. */
  socketsPerAddress: 60,
  watchersPerTable: 100,
  socketsPerPlayer: 8,
  sockets: 10_000,
  /** Bytes waiting for a slow page before it is cut off; it comes back and asks for what it missed. */
  waitingBytes: 4_000_000,
  /** Milliseconds between two looks whether a slow page has read what waits for it. */
  drainMs: 50,
  /** Milliseconds between two signs of life to a page, and without a word of it before it counts as gone. */
  heartbeatMs: 9000,
  silentMs: 14_000,
  /** Milliseconds between two looks who has been silent for too long. */
  lifeLookMs: 1000,
  /** Messages to browsers under way at once, and milliseconds for one. */
  pushes: 50,
  pushMs: 10_000,
  /** Milliseconds a look at the storage is good for. */
  probeMs: 2000,
  /** Milliseconds between two looks whether a backup is due, or tables have become too old. */
  upkeepMs: 300_000,
  /** Milliseconds a shutdown waits for writes under way. */
  shutdownMs: 10_000,
} as const;

type Limits = { readonly [K in keyof typeof DEFAULTS]: number };

export function limitsFrom(text: string | undefined): Limits {
  const wish = parsed(text || '{}');
  for (const [name, value] of Object.entries(wish)) {
    if (!Object.hasOwn(DEFAULTS, name)) throw new Error(`HOLDOUT_LIMITS: there is no limit "${name}".`);
    if (typeof value !== 'number' || !(value >= 0))
      throw new Error(`HOLDOUT_LIMITS: ${name} must be a number.`);
  }
  return { ...DEFAULTS, ...wish };
}

function parsed(text: string): { readonly [name: string]: unknown } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('HOLDOUT_LIMITS must be a JSON object like {"socketsPerAddress":500}.');
  return { ...value };
}

/** What is wrong with the variable is said where the configuration is read (http/config.ts), before anything starts. */
function limitsOrUsual(text: string | undefined): Limits {
  try {
    return limitsFrom(text);
  } catch {
    return DEFAULTS;
  }
}

export const LIMITS = limitsOrUsual(process.env['HOLDOUT_LIMITS']);
