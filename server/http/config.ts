/** Configuration by environment; what is wrong is said in one sentence that names the variable. */
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
  /** Whom a push service may ask about this server. */
  readonly contact: string;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export class ConfigError extends Error {}

export function readConfig(env: { readonly [name: string]: string | undefined }): Config {
  const port = Number(env['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new ConfigError(`PORT must be a number from 0 (any that is free) to 65535, not "${env['PORT']}".`);
  const logLevel = env['LOG_LEVEL'] ?? 'info';
  if (!LEVELS.includes(logLevel))
    throw new ConfigError(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, not "${logLevel}".`);
  const origins = list(env['ALLOWED_ORIGINS']);
  const odd = origins.find((o) => !isOrigin(o));
  if (odd !== undefined)
    throw new ConfigError(`ALLOWED_ORIGINS must hold origins like https://example.org, not "${odd}".`);
  const contact = env['CONTACT'] || 'mailto:host@holdout.invalid';
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(contact))
    throw new ConfigError(
      `CONTACT must be like mailto:you@example.org or https://example.org, not "${contact}".`,
    );
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port,
    databaseUrl: env['DATABASE_URL'] || undefined,
    data: env['HOLDOUT_DATA'] || 'data',
    origins,
    proxies: list(env['TRUST_PROXY']),
    logLevel,
    contact,
  };
}

const list = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
