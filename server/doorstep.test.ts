import { qrCode } from '@holdout/protocol/qr';
import { describe, expect, it } from 'vitest';
import { greeting, inWords, phoneAddress } from './doorstep.ts';

const network = (address: string, internal: boolean, family: 'IPv4' | 'IPv6' = 'IPv4') => ({
  ...{ address, internal, netmask: '', mac: '', cidr: null },
  ...(family === 'IPv4' ? { family } : { family, scopeid: 0 }),
});
const HOME = {
  lo: [network('127.0.0.1', true)],
  wlan0: [network('fe80::1', false, 'IPv6'), network('192.168.1.7', false)],
};

describe('whoever starts a server', () => {
  it('is told where phones find it, if they can', () => {
    expect(phoneAddress('0.0.0.0', 3000, HOME)).toBe('http://192.168.1.7:3000/');
    expect(phoneAddress('192.168.1.7', 3000, HOME)).toBe('http://192.168.1.7:3000/');
    expect(phoneAddress('127.0.0.1', 3000, HOME)).toBeUndefined();
    expect(phoneAddress('0.0.0.0', 3000, {})).toBeUndefined();
  });

  it('reads sentences, and programs a line of JSON', () => {
    expect(greeting({ host: '127.0.0.1', logFormat: 'words' }, 3000)).toBe(
      'Holdout is ready: http://127.0.0.1:3000/\nStop it with Ctrl+C.',
    );
    expect(greeting({ host: '::1', logFormat: 'words' }, 80)).toContain('http://[::1]:80/');
    expect(JSON.parse(greeting({ host: '0.0.0.0', logFormat: 'json' }, 80))).toMatchObject({
      msg: 'Holdout is ready: http://127.0.0.1:80/',
    });
  });

  it('sees the address of phones as a code, with light around it', () => {
    const lines = greeting({ host: '0.0.0.0', logFormat: 'words' }, 3000, HOME).split('\n');
    expect(lines[1]).toBe('On phones in the same network: http://192.168.1.7:3000/');
    const rows = lines.slice(2, -1).flatMap((line) => {
      const letters = [...line].filter((c) => ' ▀▄█'.includes(c));
      return [letters.map((c) => '▀█'.includes(c)), letters.map((c) => '▄█'.includes(c))];
    });
    const code = qrCode('http://192.168.1.7:3000/') ?? [];
    const inner = rows.slice(2, 2 + code.length).map((row) => row.slice(2, -2));
    expect(inner).toEqual(code);
    const dark = rows.flat().filter(Boolean).length;
    expect(dark).toBe(code.flat().filter(Boolean).length);
    expect(lines.at(-1)).toBe('Stop it with Ctrl+C.');
  });

  it('reads the log in words', () => {
    const line = {
      level: 50,
      time: 0,
      process: 'p',
      err: { message: 'disk full', stack: 'x' },
      msg: 'trouble',
    };
    expect(inWords(JSON.stringify(line))).toMatch(
      /^\d\d:\d\d:\d\d {2}Trouble: trouble \(err: disk full\)\n$/,
    );
    expect(inWords('{"level":40,"time":0,"msg":"backup","file":"/b/1"}')).toMatch(
      / {2}backup \(file: \/b\/1\)\n$/,
    );
  });
});
