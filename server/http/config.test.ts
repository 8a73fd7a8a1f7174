import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { networkOf } from './addresses.ts';
import { readConfig } from './config.ts';
import { isOwnOrigin } from './safety.ts';

describe('configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: undefined,
      data: 'data',
      origins: [],
      proxies: [],
      logLevel: 'info',
      logFormat: 'json',
      contact: 'mailto:host@holdout.invalid',
      metricsToken: undefined,
      adminSecret: undefined,
      keepMs: undefined,
      backups: undefined,
      custom: true,
      gallery: false,
      drainMs: 0,
    });
    expect(readConfig({ HOST: '', PORT: '' })).toEqual(readConfig({}));
    expect(readConfig({}, true).logFormat).toBe('words');
  });

  it('takes days, hours and seconds', () => {
    const env = { HOLDOUT_KEEP_DAYS: '2', HOLDOUT_BACKUP_DIR: '/b', HOLDOUT_DRAIN_SECONDS: '5' };
    expect(readConfig(env)).toMatchObject({
      keepMs: 172_800_000,
      backups: { folder: '/b', everyMs: 86_400_000, kept: 7 },
      drainMs: 5000,
    });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'xml'],
    ['CONTACT', 'ann'],
    ['DATABASE_URL', 'mysql://ann:password@127.0.0.1/x'],
    ['ALLOWED_ORIGINS', 'https://a.example, b.example'],
    ['ALLOWED_ORIGINS', 'https://a.example/path'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'nginx'],
    ['HOLDOUT_ADMIN_SECRET', 'short'],
    ['HOLDOUT_METRICS_TOKEN', 'has a space in the middle'],
    ['HOLDOUT_KEEP_DAYS', '0'],
    ['HOLDOUT_KEEP_DAYS', 'a week'],
    ['HOLDOUT_BACKUP_HOURS', '0.5'],
    ['HOLDOUT_BACKUPS', '0'],
    ['HOLDOUT_CUSTOM', 'maybe'],
    ['HOLDOUT_DRAIN_SECONDS', '-1'],
    ['HOLDOUT_LIMITS', '{'],
    ['HOLDOUT_LIMITS', '[1]'],
    ['HOLDOUT_LIMITS', '{"socketsPerAdress":5}'],
    ['HOLDOUT_LIMITS', '{"constructor":5}'],
    ['HOLDOUT_DATE', '/srv/holdout'],
  ])('says what is wrong with %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('never repeats a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'ann:geheim@127.0.0.1' })).toThrow(/^(?!.*geheim)/);
    expect(() => readConfig({ HOLDOUT_ADMIN_SECRET: 'geheim' })).toThrow(/^(?!.*geheim)/);
  });

  it('stands in docs/SERVER.md, every variable of it', () => {
    const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8');
    const names = [...source.matchAll(/(?:env, |env\[)'([A-Z_]+)'/g)].map(([, name = '']) => name);
    const page = readFileSync(new URL('../../docs/SERVER.md', import.meta.url), 'utf8');
    expect(names.length).toBeGreaterThan(14);
    expect(names.filter((name) => !page.includes(name))).toEqual([]);
  });
});

describe('origins', () => {
  it('are the own one, those allowed, or none', () => {
    expect(isOwnOrigin(undefined, 'a.example', [])).toBe(true);
    expect(isOwnOrigin('https://a.example', 'a.example', [])).toBe(true);
    expect(isOwnOrigin('https://a.example:444', 'a.example', [])).toBe(false);
    expect(isOwnOrigin('https://b.example', 'a.example', ['https://b.example'])).toBe(true);
    expect(isOwnOrigin('null', 'a.example', [])).toBe(false);
    expect(isOwnOrigin('https://evil.example', undefined, [])).toBe(false);
  });
});

describe('addresses', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
