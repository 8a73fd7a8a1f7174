import { describe, expect, it } from 'vitest';
import { parseOptions, UsageError, wholeNumber } from './arguments.ts';
import { runCommand } from './run.ts';
import { testIo } from './test-io.ts';

describe('arguments', () => {
  it('reads values in both spellings, flags and words', () => {
    const o = parseOptions(['a', '--seed', 's', '--games=3', '--json'], {
      values: ['seed', 'games'],
      flags: ['json'],
      words: ['file'],
    });
    expect(o.words).toEqual(['a']);
    expect(o.values).toEqual({ seed: 's', games: '3' });
    expect(o.flags.has('json')).toBe(true);
  });

  it.each([
    [['--sed', 's'], 'There is no option --sed. Known here: --seed.'],
    [['--seed'], '--seed needs a value behind it.'],
    [[], 'Give <file>.'],
    [['a', 'b'], '"b" is one word too many.'],
  ])('says what is wrong with %j', (args, message) => {
    expect(() => parseOptions(args, { values: ['seed'], words: ['file'] })).toThrow(new UsageError(message));
  });

  it.each(['x', '1.5', '0', '11', ''])('refuses %j as a number from 1 to 10', (text) => {
    const o = parseOptions([`--n=${text}`], { values: ['n'] });
    expect(() => wholeNumber(o, 'n', 1, 1, 10)).toThrow('whole number from 1 to 10');
  });
});

describe('wrong use of the command line', () => {
  it.each([
    ['sim', '--mission', '99'],
    ['sim', '--bot', 'clever'],
    ['sim', '--heroes', '7'],
    ['play', '42'],
    ['replay'],
    ['dance'],
  ])('ends with exit code 2 and a sentence: %s %s %s', async (...argv) => {
    const io = testIo();
    expect(await runCommand(argv.filter(Boolean), io)).toBe(2);
    expect(io.errors.join('\n')).toMatch(/\.\n|\./);
    expect(io.lines).toEqual([]);
  });

  it('names the file that cannot be read', async () => {
    const io = testIo();
    expect(await runCommand(['replay', 'no-such-file.json'], io)).toBe(1);
    expect(io.errors[0]).toContain('no-such-file.json');
  });

  it('lists the commands when none is given', async () => {
    const io = testIo();
    expect(await runCommand([], io)).toBe(0);
    for (const name of ['play', 'sim', 'replay', 'scenario', 'content', 'bench', 'fuzz'])
      expect(io.text).toContain(name);
  });
});
