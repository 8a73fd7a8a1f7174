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
      contact: 'mailto:host@holdout.invalid',
    });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['LOG_LEVEL', 'loud'],
    ['CONTACT', 'ann'],
    ['ALLOWED_ORIGINS', 'https://a.example, b.example'],
    ['ALLOWED_ORIGINS', 'https://a.example/path'],
  ])('says what is wrong with %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
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
