import { describe, expect, it } from 'vitest';
import { MessageError } from './message-reader.ts';
import { compileMessage } from './message.ts';

const en = (source: string) => compileMessage(source, 'en');

describe('messages', () => {
  it('fill in values', () => {
    expect(en('{hero} moves to {zone}.')({ hero: 'Ned', zone: 'street 4' })).toBe('Ned moves to street 4.');
  });

  it('choose by number, an exact case before the plural rule, and write the number', () => {
    const cards = en('{n, plural, =0 {no card} one {# card} other {# cards}}');
    expect([0, 1, 2, 21].map((n) => cards({ n }))).toEqual(['no card', '1 card', '2 cards', '21 cards']);
  });

  it('follow the plural rule of the language: nought is singular in French', () => {
    const source = '{n, plural, one {# touche} other {# touches}}';
    expect(compileMessage(source, 'fr')({ n: 0 })).toBe('0 touche');
    expect(compileMessage(source, 'en')({ n: 0 })).toBe('0 touches');
  });

  it('write numbers as the language does', () => {
    expect(en('{n}, {n, plural, other {#}}')({ n: 1234.5 })).toBe('1,234.5, 1,234.5');
    expect(compileMessage('{n}', 'fr')({ n: 1234.5 })).toMatch(/^1[\u00a0\u202f]234,5$/);
    expect(en('seed {n}')({ n: '12345' })).toBe('seed 12345');
  });

  it('choose by word, with hyphens too, and fall back to other', () => {
    const lost = en('Lost{why, select, M-C07 { in the grinder} other {}}.');
    expect(lost({ why: 'M-C07' })).toBe('Lost in the grinder.');
    expect(lost({ why: 'C-LOSE-1' })).toBe('Lost.');
  });

  it('nest, and keep the number of the plural around a choice', () => {
    const text = en(
      '{n, plural, one {# hit} other {{how, select, hard {# hard hits} other {# hits in {zone}}}}}',
    );
    expect(text({ n: 3, how: 'hard', zone: 'x' })).toBe('3 hard hits');
    expect(text({ n: 3, how: 'soft', zone: 'street 4' })).toBe('3 hits in street 4');
  });

  it('leave a number sign outside a plural and braces in values alone', () => {
    expect(en('#1 {name}')({ name: '{x}' })).toBe('#1 {x}');
  });

  it('leave a hole that nobody fills visible', () => {
    expect(en('{hero} waits for {other}.')({ hero: 'Amy' })).toBe('Amy waits for {other}.');
  });

  it('hand every value to the language with the text before it', () => {
    const shout = compileMessage(
      'de {a}{n, plural, other { et {b}}}',
      'fr',
      (before, v) => before + v.toUpperCase(),
    );
    expect(shout({ a: 'x', b: 'y', n: 2 })).toBe('de X et Y');
  });

  it.each([
    ['an open brace', '{hero'],
    ['a brace too many', 'hero}'],
    ['an empty hole', 'x {} y'],
    ['an unknown kind', '{n, number, other {}}'],
    ['a plural without other', '{n, plural, one {#}}'],
    ['a plural with a misspelt case', '{n, plural, on {#} other {#}}'],
    ['the same case twice', '{n, select, a {1} a {2} other {}}'],
    ['a case without text', '{n, select, a other {}}'],
  ])('refuse %s when they are read', (_what, source) => {
    expect(() => en(source)).toThrow(MessageError);
  });
});
