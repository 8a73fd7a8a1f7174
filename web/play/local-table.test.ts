import { greedyBot } from '@holdout/bots';
import { EDITIONS } from '@holdout/editions';
import { itemAt, createEngine, isRefusal, withChange, type Save } from '@holdout/engine';
import { expect, it } from 'vitest';
import type { GameStore } from '../store/games.ts';
import { openLocalTable } from './local-table.ts';

const engine = createEngine(EDITIONS);
const NOTHING = (): string[] => [];
const STORE: Pick<GameStore, 'put'> = { put: () => Promise.resolve() };

/** A game up to a turn in which somebody can attack with dice, and that attack. */
function aiming(): { save: Save; attack: string } {
  const setup = { edition: 'classic', mission: '01', seats: [['amy', 'phil', 'josh', 'wanda']] };
  const state = engine.newGame(setup, 'aiming');
  if (isRefusal(state)) throw new Error(state.refused);
  const answers: string[] = [];
  for (let d = engine.decisionOf(state); d; d = engine.decisionOf(state)) {
    const attack = d.prompt === 'turn' && d.options.find((o) => o.verb === 'attack');
    if (attack)
      return { save: { rules: state.rules, setup, seed: 'aiming', answers, rewinds: [] }, attack: attack.id };
    answers.push(greedyBot(engine, engine.mask(state), d));
    engine.answer(state, itemAt(answers, answers.length - 1), false);
  }
  throw new Error('nobody attacks');
}

it('has no odds for a question that is answered and not stored yet, and does not fail over it', async () => {
  const { save, attack } = aiming();
  let stored = (): void => undefined;
  const slow: Pick<GameStore, 'put'> = { put: () => new Promise((done) => (stored = done)) };
  const table = openLocalTable(engine, 'game', save, slow as GameStore, NOTHING);
  if (isRefusal(table)) throw new Error(table.refused);
  expect(table.odds(attack)?.dice).toBeGreaterThan(0);

  const answered = table.answer('end');
  // The question of before is still on the screen, and somebody points at it.
  expect(table.view().decision?.options.map((o) => o.id)).toContain(attack);
  expect(table.odds(attack)).toBeUndefined();
  expect(table.outcome(attack)).toBeUndefined();

  stored();
  expect(await answered).toBeNull();
  expect(table.view().decision?.options.map((o) => o.id)).not.toContain(attack);
});

it('plays any answer of the past again, from the position before it to the one after', async () => {
  const { save } = aiming();
  const table = openLocalTable(engine, 'game', save, STORE as GameStore, NOTHING);
  if (isRefusal(table)) throw new Error(table.refused);
  expect(table.eventsAt(0)).toEqual([]);
  for (let seq = 1; seq <= save.answers.length; seq++) {
    const [before, after] = await Promise.all([table.stateAt(seq - 1), table.stateAt(seq)]);
    const shown = table.eventsAt(seq).reduce((s, e) => withChange(s, e.change), before);
    expect({ ...shown, stack: after.stack, seq, reveals: after.reveals }).toEqual(after);
    const told = table.eventsAt(seq).map(({ change: _, ...told }) => told);
    expect(told).toEqual(itemAt(table.view().log, seq).events);
  }
});
