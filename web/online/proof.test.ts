import { greedyBot } from '@holdout/bots';
import type { Welcome } from '@holdout/protocol';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkDice } from './proof.ts';
import { sha256 } from './sha256.ts';
import { engine, FakeTable } from './testing.ts';

it('hashes as everybody does', () => {
  for (const text of [
    '',
    'abc',
    'é'.repeat(40),
    'x'.repeat(55),
    'x'.repeat(56),
    'x'.repeat(64),
    'x'.repeat(1000),
  ])
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
});

const SALT = 'salt';

/** A game that is over, as the server tells it, and its file. */
function ended(): { model: Welcome; file: string } {
  const table = new FakeTable('honest');
  const answers: string[] = [];
  for (let d = engine.decisionOf(table.state); d; d = engine.decisionOf(table.state)) {
    const answer = greedyBot(engine, engine.mask(table.state), d);
    answers.push(answer);
    table.answer(answer);
  }
  const told = JSON.parse(JSON.stringify(table.welcome())) as Welcome;
  const { setup, rules, game } = told;
  if (!game) throw new Error('no game');
  const model = {
    ...told,
    commitment: sha256(`${SALT}:honest`),
    game: { ...game, proof: { seed: 'honest', salt: SALT } },
  };
  return { model, file: JSON.stringify({ rules, setup, seed: 'honest', answers, rewinds: [] }) };
}

it('finds an honest game honest', () => {
  const { model, file } = ended();
  expect(checkDice(engine, model, file)).toEqual({ is: 'honest', answers: model.log.length - 1 });
});

it('finds a seed that was not the promised one', () => {
  const { model, file } = ended();
  expect(checkDice(engine, { ...model, commitment: sha256(`${SALT}:other`) }, file)).toEqual({
    is: 'other-seed',
  });
});

it('finds dice that did not come from the seed', () => {
  const { model, file } = ended();
  const log = model.log.map((line, i) =>
    i === 3 ? { ...line, events: [...line.events, ...line.events.slice(0, 1)] } : line,
  );
  expect(checkDice(engine, { ...model, log }, file)).toEqual({ is: 'other-game', at: 3 });
});

it('says so when there is nothing to check', () => {
  const { model, file } = ended();
  expect(checkDice(engine, model, '{')).toEqual({ is: 'unreadable' });
  expect(checkDice(engine, { ...model, rules: 'other' }, file)).toEqual({ is: 'unreadable' });
});
