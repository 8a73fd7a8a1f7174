/** Configuration by environment; what is wrong is said in one sentence that names the variable. */
import { limitsFrom } from '../limits.ts';
import { ConfigError, daysIn, listIn, numberIn, oneIn, secretIn, type Environment } from './config-values.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string | undefined;
  /** Folder of the SQLite file and the capsules. */
  readonly data: string;
  /** Further origins whose pages may talk to us. */
  readonly origins: readonly string[];
  /** Proxies whose word about a client's address counts. */
  readonly proxies: readonly string[];
  readonly logLevel: string;
  /** `words`: sentences for people; `json`: a line for programs. */
  readonly logFormat: 'words' | 'json';
  /** Whom a push service may ask about this server. */
  readonly contact: string;
  /** Who shows it may read the metrics from anywhere. */
  readonly metricsToken: string | undefined;
  /** Opens the page for whoever runs the server; without it there is none. */
  readonly adminSecret: string | undefined;
  /** Tables nobody has touched for so long are forgotten; undefined: never. */
  readonly keepMs: number | undefined;
  readonly backups: Backups | undefined;
  /** May people bring missions, sheets and games of their own? */
  readonly custom: boolean;
  /** May people show the packs they made to everybody, once the host has approved them? */
  readonly gallery: boolean;
  /** So long it goes on serving after it was told to stop, while balancers look elsewhere. */
  readonly drainMs: number;
}

interface Backups {
  readonly folder: string;
  readonly everyMs: number;
  /** The latest so many stay. */
  readonly kept: number;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const HOUR_MS = 3_600_000;

/** Ours beside those that are read below; the last three are for tests. */
const OTHERS = [
  'HOLDOUT_LIMITS',
  'HOLDOUT_PUSH_LOCAL',
  'HOLDOUT_LATER',
  'HOLDOUT_BROWSER',
  'HOLDOUT_PICTURES',
];

/** `isTerminal`: people read what the server says. */
export function readConfig(env: Environment, isTerminal = false): Config {
  const asked = new Set(OTHERS);
  const of = new Proxy(env, {
    get(from, name: string) {
      asked.add(name);
      // An empty one is as good as none.
      return from[name] || undefined;
    },
  });
  const config = read(of, isTerminal);
  checkLimits(of['HOLDOUT_LIMITS']);
  const unknown = Object.keys(env).find((name) => name.startsWith('HOLDOUT_') && !asked.has(name));
  if (unknown !== undefined) {
    const known = [...asked].filter((name) => name.startsWith('HOLDOUT_')).sort();
    throw new ConfigError(`There is no variable ${unknown}. Those there are: ${known.join(', ')}.`);
  }
  return config;
}

function read(env: Environment, isTerminal: boolean): Config {
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port: numberIn(env, 'PORT', 3000, 0, 65535, 'a number from 0 (any that is free) to 65535'),
    databaseUrl: databaseIn(env),
    data: env['HOLDOUT_DATA'] ?? 'data',
    origins: listIn(env, 'ALLOWED_ORIGINS', isOrigin, 'origins like https://example.org'),
    proxies: listIn(env, 'TRUST_PROXY', isAddress, 'addresses like 127.0.0.1 or networks like 10.0.0.0/8'),
    logLevel: oneIn(env, 'LOG_LEVEL', LEVELS, 'info'),
    logFormat: oneIn(env, 'LOG_FORMAT', ['words', 'json'], isTerminal ? 'words' : 'json'),
    contact: contactIn(env),
    metricsToken: secretIn(env, 'HOLDOUT_METRICS_TOKEN'),
    adminSecret: secretIn(env, 'HOLDOUT_ADMIN_SECRET'),
    keepMs: daysIn(env, 'HOLDOUT_KEEP_DAYS'),
    backups: backupsIn(env),
    custom: oneIn(env, 'HOLDOUT_CUSTOM', ['yes', 'no'], 'yes') === 'yes',
    gallery: galleryIn(env),
    drainMs: 1000 * numberIn(env, 'HOLDOUT_DRAIN_SECONDS', 0, 0, 300, 'seconds from 0 to 300'),
  };
}

function databaseIn(env: Environment): string | undefined {
  const url = env['DATABASE_URL'];
  if (url !== undefined && !/^postgres(ql)?:\/\/./.test(url))
    // What stands there may hold a password: it is not repeated.
    throw new ConfigError('DATABASE_URL must begin with postgres://; leave it out for SQLite.');
  return url;
}

function contactIn(env: Environment): string {
  const contact = env['CONTACT'] ?? 'mailto:host@holdout.invalid';
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(contact))
    throw new ConfigError(
      `CONTACT must be like mailto:you@example.org or https://example.org, not "${contact}".`,
    );
  return contact;
}

function galleryIn(env: Environment): boolean {
  const open = oneIn(env, 'HOLDOUT_GALLERY', ['yes', 'no'], 'no') === 'yes';
  if (open && env['HOLDOUT_CUSTOM'] === 'no')
    throw new ConfigError(
      'HOLDOUT_GALLERY=yes needs HOLDOUT_CUSTOM=yes: a gallery is of missions people made.',
    );
  return open;
}

function backupsIn(env: Environment): Backups | undefined {
  const hours = numberIn(env, 'HOLDOUT_BACKUP_HOURS', 24, 1, 720, 'hours from 1 to 720');
  const kept = numberIn(env, 'HOLDOUT_BACKUPS', 7, 1, 1000, 'a number from 1 to 1000');
  const folder = env['HOLDOUT_BACKUP_DIR'];
  return folder === undefined ? undefined : { folder, everyMs: hours * HOUR_MS, kept };
}

function checkLimits(text: string | undefined): void {
  try {
    limitsFrom(text);
  } catch (failure) {
    throw new ConfigError((failure as Error).message);
  }
}

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
/** Of one proxy, of a network, or one of the names that are understood where TRUST_PROXY is read. */
const isAddress = (text: string): boolean =>
  /^([0-9.]+|[0-9a-f:.]*:[0-9a-f:.]*)(\/\d{1,3})?$/i.test(text) ||
  ['loopback', 'linklocal', 'uniquelocal'].includes(text);
