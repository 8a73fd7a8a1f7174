/** Messages to browsers: the example of RFC 8291, what a receiver makes of ours, where they may go. */
import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { opened } from '../testing/push-service.ts';
import { sealed } from './sealed.ts';
import { isPublic, mayRing } from './targets.ts';

/** RFC 8291, appendix A. */
const RFC = {
  plain: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  own: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('a message', () => {
  it('is sealed as the example of the standard, letter by letter', () => {
    const chance = { salt: Buffer.from(RFC.salt, 'base64url'), key: RFC.sender };
    expect(sealed(RFC.plain, RFC, chance).toString('base64url')).toBe(RFC.body);
    expect(opened(Buffer.from(RFC.body, 'base64url'), RFC.own, RFC.auth)).toBe(RFC.plain);
  });

  it('is read by its receiver alone, and is another one each time', () => {
    const [receiver, other] = [createECDH('prime256v1'), createECDH('prime256v1')];
    const p256dh = receiver.generateKeys('base64url');
    other.generateKeys();
    const message = sealed('À vous !', { p256dh, auth: RFC.auth });
    expect(opened(message, receiver.getPrivateKey('base64url'), RFC.auth)).toBe('À vous !');
    expect(() => opened(message, other.getPrivateKey('base64url'), RFC.auth)).toThrow();
    expect(sealed('À vous !', { p256dh, auth: RFC.auth })).not.toEqual(message);
  });

  it('is not sealed for a key that is none', () => {
    expect(() => sealed('hi', { p256dh: 'x'.repeat(87), auth: RFC.auth })).toThrow();
  });
});

describe('an address', () => {
  it.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111', '192.167.255.255', '172.32.0.1'])(
    '%s is public',
    (ip) => {
      expect(isPublic(ip)).toBe(true);
    },
  );

  it.each([
    ...['127.0.0.1', '10.1.2.3', '192.168.1.1', '172.16.0.1', '172.31.255.255', '169.254.169.254', '0.0.0.0'],
    ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '198.18.0.1', '192.0.2.1', 'push.example.org', ''],
    ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1'],
    ...['2002:7f00:1::', '2001:db8::1', '2001::1'],
  ])('%s is nobody’s public one', (ip) => {
    expect(isPublic(ip)).toBe(false);
  });

  it.each(['https://push.example.org/send/1', 'https://8.8.8.8/x', 'https://push.example.org:443/'])(
    '%s may be written to',
    (address) => {
      expect(mayRing(address)).toBe(true);
    },
  );

  it.each([
    ...[
      'http://push.example.org/',
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::1]/',
    ],
    ...[
      'https://localhost/',
      'https://intranet/',
      'https://a:b@push.example.org/',
      'https://push.example.org:8080/',
    ],
    ...['https://[::ffff:10.0.0.1]/', 'http://127.0.0.1:80/', 'file:///etc/passwd', 'push', ''],
  ])('%s may not', (address) => {
    expect(mayRing(address)).toBe(false);
  });
});
