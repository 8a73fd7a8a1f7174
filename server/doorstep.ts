/** What whoever starts a server is told: in sentences, or as one line for programs. */
import { qrCode } from '@holdout/protocol/qr';
import { networkInterfaces } from 'node:os';
import type { Config } from './http/config.ts';

const EVERYWHERE = ['0.0.0.0', '::'];

type Networks = ReturnType<typeof networkInterfaces>;

/** Where phones in the same network find it; undefined when it listens to this machine only. */
export function phoneAddress(
  host: string,
  port: number,
  networks: Networks = networkInterfaces(),
): string | undefined {
  const all = Object.values(networks).flatMap((found) => found ?? []);
  const outside = all.filter(({ family, internal }) => family === 'IPv4' && !internal);
  const found = outside.find(({ address }) => EVERYWHERE.includes(host) || address === host);
  return found && `http://${found.address}:${port}/`;
}

export function greeting(
  { host, logFormat }: Pick<Config, 'host' | 'logFormat'>,
  port: number,
  networks: Networks = networkInterfaces(),
): string {
  const shown = EVERYWHERE.includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  const ready = `Holdout is ready: http://${shown}:${port}/`;
  if (logFormat === 'json') return JSON.stringify({ level: 30, time: Date.now(), msg: ready });
  const phone = phoneAddress(host, port, networks);
  return [
    ready,
    ...(phone === undefined ? [] : [`On phones in the same network: ${phone}`, ...codeOf(phone)]),
    'Stop it with Ctrl+C.',
  ].join('\n');
}

/** Black on white, whatever the colours of the terminal are. */
const PAPER = '\u001b[30;107m';
const PLAIN = '\u001b[0m';
/** Light around it, so that a camera finds the corners. */
const QUIET = 2;

/** Two rows of a code in one line of text, whose letters are about twice as high as they are wide. */
function codeOf(text: string): string[] {
  const code = qrCode(text) ?? [];
  const isDark = (x: number, y: number): boolean => code[y - QUIET]?.[x - QUIET] ?? false;
  const size = code.length + 2 * QUIET;
  const letters = (y: number): string =>
    Array.from({ length: size }, (_, x) => ' ▀▄█'[Number(isDark(x, y)) + 2 * Number(isDark(x, y + 1))]).join(
      '',
    );
  return Array.from({ length: Math.ceil(size / 2) }, (_, i) => `${PAPER}${letters(2 * i)}${PLAIN}`);
}

/** A line of the log, for people. */
export function inWords(line: string): string {
  const { level, time, msg, ...about } = JSON.parse(line) as Record<string, unknown>;
  const when = new Date(Number(time)).toTimeString().slice(0, 8);
  const how = Number(level) >= 50 ? 'Trouble: ' : '';
  const what = inShort(about);
  return `${when}  ${how}${String(msg)}${what === '' ? '' : ` (${what})`}\n`;
}

const HIDDEN = ['process', 'pid', 'hostname'];

function inShort(about: object): string {
  return Object.entries(about)
    .filter(([name]) => !HIDDEN.includes(name))
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : messageIn(value)}`)
    .join(', ');
}

const messageIn = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'message' in value
    ? String(value.message)
    : JSON.stringify(value);
