import { describe, expect, it } from 'vitest';
import { itemAt, type Decision } from '@holdout/engine';
import { answerFrom } from './answer-text.ts';

const option = (id: string, cap?: number) => ({
  id,
  verb: itemAt(id.split(':'), 0),
  args: [],
  ...(cap ? { cap } : {}),
});
const pick: Decision = { kind: 'pick', prompt: 'turn', by: 0, options: [option('move:S1'), option('end')] };
const share: Decision = {
  kind: 'allocate',
  prompt: 'share-wounds',
  by: 'team',
  total: 3,
  options: [option('wound:amy', 2), option('wound:ned', 3)],
};

describe('what a person types', () => {
  it.each([
    ['1', 'move:S1'],
    [' end ', 'end'],
    ['3', undefined],
    ['0', undefined],
    ['constructor', undefined],
  ])('picks with %j', (typed, answer) => expect(answerFrom(pick, typed)).toBe(answer));

  it.each([
    ['1=1 2=2', 'wound:amy=1 wound:ned=2'],
    ['wound:ned=3', 'wound:ned=3'],
    ['2', 'wound:ned=3'],
    ['1=1', undefined],
    ['1=x 2=2', undefined],
    ['', undefined],
  ])('shares out with %j', (typed, answer) => expect(answerFrom(share, typed)).toBe(answer));
});
