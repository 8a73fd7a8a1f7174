/** Decisions as such: which answers they take, which they refuse, and when they need not be asked. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  forcedChoice,
  formatAllocation,
  parseAnswer,
  withoutDoubles,
  type AllocateDecision,
  type Option,
  type PickDecision,
} from '../index.ts';
import { createRandom, randomAnswer, randomUnits } from '../testing/index.ts';
import { itemAt } from '../lookup.ts';

const option = (id: string, cap?: number): Option => ({
  id,
  verb: itemAt(id.split(':'), 0),
  args: [],
  ...(cap ? { cap } : {}),
});
const pick = (...ids: string[]): PickDecision => ({
  kind: 'pick',
  prompt: 'turn',
  by: 0,
  options: ids.map((id) => option(id)),
});
const allocate = (total: number, caps: { [id: string]: number | undefined }): AllocateDecision => ({
  kind: 'allocate',
  prompt: 'share-wounds',
  by: 'team',
  total,
  options: Object.entries(caps).map(([id, cap]) => option(id, cap)),
});

describe('picking', () => {
  const d = pick('move:S4', 'attack:pistol@S7', 'end');

  it('takes every option by its id', () => {
    for (const o of d.options) expect(parseAnswer(d, o.id)).toEqual({ option: o, units: [], row: [] });
  });

  it.each([
    '',
    ' ',
    'move',
    'move:',
    'move:S5',
    'MOVE:S4',
    'move:S4 ',
    ' move:S4',
    'move:S4=1',
    'end end',
    '2',
    '0',
    '[object Object]',
    '__proto__',
  ])('refuses "%s"', (answer) => expect(parseAnswer(d, answer)).toBe('answer.not-offered'));

  it.each([[undefined], [null], [0], [2], [true], [{}], [['end']], [Symbol('end')]])(
    'refuses what is no text: %s',
    (answer) => {
      expect(parseAnswer(d, answer as unknown as string)).toBe('answer.not-text');
    },
  );

  it('refuses any text that is not an id', () => {
    const ids = d.options.map((o) => o.id);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.constantFrom(...ids).chain((id) => fc.string().map((s) => id + s)),
        ),
        (text) => {
          const choice = parseAnswer(d, text);
          expect(choice).toEqual(
            ids.includes(text)
              ? { option: d.options[ids.indexOf(text)], units: [], row: [] }
              : 'answer.not-offered',
          );
        },
      ),
    );
  });
});

describe('allocating', () => {
  const d = allocate(3, { 'wound:amy': 2, 'wound:ned': 3, 'wound:phil': undefined });

  it.each([
    ['wound:amy=2 wound:ned=1', [2, 1, 0]],
    ['wound:ned=1 wound:amy=2', [2, 1, 0]],
    ['wound:ned=3', [0, 3, 0]],
    ['wound:phil=3', [0, 0, 3]],
    ['wound:amy=1 wound:ned=1 wound:phil=1', [1, 1, 1]],
  ])('takes "%s"', (answer, units) => expect(parseAnswer(d, answer)).toMatchObject({ units }));

  it.each([
    ['wound:ned=2', 'answer.wrong-total'],
    ['wound:ned=3 wound:phil=1', 'answer.wrong-total'],
    ['wound:amy=3', 'answer.over-cap'],
    ['wound:ned=4', 'answer.over-cap'],
    ['wound:phil=4', 'answer.over-cap'],
    ['wound:ned=3 wound:amy=0', 'answer.not-offered'],
    ['wound:ned=1 wound:ned=2', 'answer.not-offered'],
    ['wound:amy=1 wound:amy=1 wound:ned=1', 'answer.not-offered'],
    ['wound:doug=3', 'answer.not-offered'],
    ['wound:ned', 'answer.not-offered'],
    ['wound:ned=', 'answer.not-offered'],
    ['wound:ned=-3', 'answer.not-offered'],
    ['wound:ned=+3', 'answer.not-offered'],
    ['wound:ned=3.0', 'answer.not-offered'],
    ['wound:ned=1e0', 'answer.not-offered'],
    ['wound:ned=٣', 'answer.not-offered'],
    ['wound:ned=0003', 'answer.not-offered'],
    ['wound:ned=3 ', 'answer.not-offered'],
    [' wound:ned=3', 'answer.not-offered'],
    ['wound:ned=2  wound:amy=1', 'answer.not-offered'],
    ['wound:ned=2,wound:amy=1', 'answer.not-offered'],
    ['=3', 'answer.not-offered'],
    ['3', 'answer.not-offered'],
    ['', 'answer.not-offered'],
  ])('refuses "%s" with %s', (answer, code) => expect(parseAnswer(d, answer)).toBe(code));

  const decisions = fc
    .array(fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }), { minLength: 2, maxLength: 6 })
    .chain((caps) => {
      const room = caps.reduce((sum: number, c) => sum + (c ?? 9), 0);
      const named = Object.fromEntries(caps.map((c, i) => [`hit:type-${i}`, c]));
      return fc.integer({ min: 1, max: Math.min(room, 9) }).map((total) => allocate(total, named));
    });

  it('reads back what it writes, for any way to share out', () => {
    fc.assert(
      fc.property(decisions, fc.string(), (any, seed) => {
        const units = randomUnits(any, createRandom(seed));
        const text = formatAllocation(any, units);
        const choice = parseAnswer(any, text);
        expect(choice).toEqual({ option: any.options[0], units, row: [] });
        expect(text).not.toContain('=0');
      }),
    );
  });

  it('takes nothing that breaks the total or a cap, whatever the text', () => {
    const part = fc.tuple(
      fc.constantFrom('hit:type-0', 'hit:type-1', 'hit:type-2', 'hit:other', ''),
      fc.oneof(fc.integer({ min: -2, max: 12 }).map(String), fc.string()),
    );
    const texts = fc
      .array(part, { maxLength: 4 })
      .map((parts) => parts.map(([id, n]) => `${id}=${n}`).join(' '));
    fc.assert(
      fc.property(decisions, fc.oneof(texts, fc.string()), (any, text) => {
        const choice = parseAnswer(any, text);
        if (typeof choice === 'string') return;
        expect(choice.units.reduce((a, b) => a + b, 0)).toBe(any.total);
        choice.units.forEach((n, i) =>
          expect(n).toBeLessThanOrEqual(itemAt(any.options, i).cap ?? any.total),
        );
        expect([...formatAllocation(any, choice.units).split(' ')].sort()).toEqual(
          [...text.split(' ')].map((p) => p.replace(/=0+(?=\d)/, '=')).sort(),
        );
      }),
    );
  });

  it('lets a random player answer every decision', () => {
    fc.assert(
      fc.property(decisions, fc.string(), (any, seed) => {
        expect(typeof parseAnswer(any, randomAnswer(any, createRandom(seed)))).toBe('object');
      }),
    );
  });
});

describe('a question with one answer', () => {
  it('is one option to pick', () => {
    const only = pick('end');
    expect(forcedChoice(only)).toEqual({ option: only.options[0], units: [], row: [] });
    expect(forcedChoice(pick('end', 'noise'))).toBeUndefined();
  });

  it.each([
    [allocate(3, { a: 3 }), [3]],
    [allocate(2, { a: 5 }), [2]],
    [allocate(0, { a: 3, b: 3 }), [0, 0]],
    [allocate(4, { a: 3, b: 1 }), [3, 1]],
    [allocate(2, { a: 2, b: 1 }), undefined],
    [allocate(1, { a: 1, b: 1 }), undefined],
    [allocate(1, { a: undefined, b: undefined }), undefined],
  ])('is units that can lie in one way only (%#)', (d, units) => {
    expect(forcedChoice(d)?.units).toEqual(units);
  });

  it('is not a pick from nothing', () => {
    expect(forcedChoice(pick())).toBeUndefined();
  });
});

describe('options', () => {
  it('that share an id are one', () => {
    const [a, b, again] = [option('a'), option('b'), option('a')];
    expect(withoutDoubles([a, b, again, b])).toEqual([a, b]);
  });
});
