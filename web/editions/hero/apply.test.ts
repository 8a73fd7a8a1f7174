import { hero } from '@holdout/editions';
import type { SupersOwn } from '@holdout/editions/supers/own.ts';
import { createRandom, playOn, type Moment } from '@holdout/editions/testing/random-game.ts';
import { setupFor, veteranGame } from '@holdout/editions/testing/table.ts';
import { createEngine, isRefusal, type Context, type State } from '@holdout/engine';
import { expect, it } from 'vitest';
import { applyEvent } from '../../insight/apply-event.ts';
import '../testing.ts';

const engine = createEngine([hero]);

/** Everything the board and the dashboards draw. Who escorts whom, and who is only held back, is shown when all is over. */
function visible(state: State): unknown {
  const { bystanders, cards, sign, exit, devoured } = state.own as unknown as SupersOwn;
  return {
    enemies: state.enemies,
    heroes: state.heroes.map((h) => [
      h.id,
      h.status,
      h.zone,
      h.status === 'in' ? h.wounds : 0,
      h.xp,
      h.level,
      h.track,
    ]),
    objectives: state.objectives.map((o) => [o.zone, o.taken, o.down ? '' : o.colour]),
    doors: state.doors,
    people: bystanders.map((b) => [b.card, b.zone, b.marked]).sort(),
    cards: cards.map((c) => [c.zone, c.up]).sort(),
    sign,
    exit,
    devoured,
    eaten: state.heroes.map((h) => (h.status === 'in' ? h.slots[0] : -1)),
  };
}

function follower(context: Context, start: State): (moment: Moment) => string[] {
  let shown = engine.mask(start);
  return ({ state, events, answers }) => {
    // Heroes stand in their first zones without a word: the game has not begun.
    if (answers.length === 0 || answers.at(-1)?.startsWith('start:')) {
      shown = engine.mask(state);
      return [];
    }
    for (const e of events) shown = applyEvent(context, shown, e);
    const after = engine.mask(state);
    expect(visible(shown), `${answers.at(-1)}: ${events.map((e) => e.type).join(' ')}`).toEqual(
      visible(after),
    );
    shown = after;
    return [];
  };
}

it.each(Object.keys(hero.missions))('shows the same after the events as the engine, mission %s', (mission) => {
  for (const [players, seed] of [[1, 'a'], [3, 'b']] as const) {
    const setup = setupFor(engine, hero, mission, players);
    if (!setup) throw new Error(`nobody can play ${mission}`);
    const plain = engine.newGame(setup, seed);
    if (isRefusal(plain)) throw new Error(plain.refused);
    for (const state of [plain, veteranGame(engine, hero, setup, seed)]) {
      const { context } = engine.gameOf(state);
      const report = playOn(engine, state, createRandom(`${seed} insight`), follower(context, state), [], true);
      expect(report.faults).toEqual([]);
    }
  }
}); // prettier-ignore
