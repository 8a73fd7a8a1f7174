import { dceased, hero, zombie } from '@holdout/editions';
import { EQUIPMENT } from '@holdout/editions/dceased/cards.ts';
import { FIRST_EQUIPMENT_SLOT } from '@holdout/editions/dceased/equipment.ts';
import type { DceasedOwn } from '@holdout/editions/dceased/own.ts';
import { createEngine, EMPTY, isRefusal, type Context, type State } from '@holdout/engine';
import { createRandom, playOn, setupFor, veteranGame, type Moment } from '@holdout/engine/testing';
import { scene } from '@holdout/engine/testing/scene.ts';
import { expect, it } from 'vitest';
import { applyEvent } from '../../insight/apply-event.ts';
import '../testing.ts';
import { ownOf } from './pieces.ts';

const EDITIONS = [zombie, hero, dceased];
const engine = createEngine(EDITIONS);

/** What only DCeased lays on the board and into hands. A card beyond the limit lies in nobody's until one is chosen. */
function belongings(state: State, settled: boolean): unknown {
  const { equipment, objects, bystanders } = state.own as unknown as Partial<DceasedOwn>;
  if (!equipment) return undefined;
  // Copies of a card are one to the players.
  const nameOf = (card: number, slot: number): string =>
    slot < FIRST_EQUIPMENT_SLOT ? dceased.kit.traits[card].id : EQUIPMENT[card].id;
  const cardsOf = ({ slots, status }: State['heroes'][number]): string[] =>
    status === 'in' ? slots.flatMap((c, i) => (c === EMPTY ? [] : nameOf(c, i))).sort() : [];
  return {
    equipment: equipment.map((e) => e.zone).sort((a, b) => a - b),
    objects,
    escorts: bystanders?.map((b) => [b.card, b.hero]).sort(),
    cards: settled ? state.heroes.map(cardsOf) : [],
    seats: state.heroes.map((h) => h.seat),
  };
}

/** Everything the board and the dashboards draw. Who escorts whom, and who is only held back, is shown when all is over. */
function visible(state: State, settled = true): unknown {
  const { bystanders, cards, sign, hand, elevator, exit, devoured, lying } = ownOf(state);
  return {
    belongings: belongings(state, settled),
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
    people: bystanders.map((b) => [b.card, b.zone, b.marked, b.under >= 0]).sort(),
    cards: cards.map((c) => [c.zone, c.up]).sort(),
    sign,
    hand,
    elevator,
    exit,
    lying,
    devoured,
    eaten: state.heroes.map((h) => (h.status === 'in' ? h.slots[0] : -1)),
  };
}

function follower(context: Context, start: State): (moment: Moment) => string[] {
  let shown = engine.mask(start);
  let keeping = false;
  return ({ state, events, answers }) => {
    // Heroes stand in their first zones without a word: the game has not begun.
    if (answers.length === 0 || answers.at(-1)?.startsWith('start:')) {
      shown = engine.mask(state);
      return [];
    }
    for (const e of events) shown = applyEvent(context, shown, e);
    const after = engine.mask(state);
    const kept = keeping;
    keeping = engine.decisionOf(state)?.prompt === 'keep-card';
    const settled = !kept && !keeping;
    expect(visible(shown, settled), `${answers.at(-1)}: ${events.map((e) => e.type).join(' ')}`).toEqual(
      visible(after, settled),
    );
    shown = after;
    return [];
  };
}

const MISSIONS = EDITIONS.flatMap((edition) =>
  Object.keys(edition.missions).map((mission) => [mission, edition] as const),
);

it.each(MISSIONS)('shows the same after the events as the engine, mission %s', (mission, edition) => {
  for (const [players, seed] of [[1, 'a'], [3, 'b']] as const) {
    const setup = setupFor(engine, edition, mission, players);
    if (!setup) throw new Error(`nobody can play ${mission}`);
    const plain = engine.newGame(setup, seed);
    if (isRefusal(plain)) throw new Error(plain.refused);
    for (const state of [plain, veteranGame(engine, edition, setup, seed)]) {
      const { context } = engine.gameOf(state);
      const report = playOn(engine, state, createRandom(`${seed} insight`), follower(context, state), [], true);
      expect(report.faults).toEqual([]);
    }
  }
}); // prettier-ignore

it('shows the Sentinel Hand spent after its blast, gone after its throw [H-HAND-1, H-HAND-2]', () => {
  const s = scene(engine, {
    edition: 'hero',
    mission: 'H1',
    heroes: { storm: { zone: 'S4' } },
    turn: 'storm',
    enemies: [{ type: 'walker', zone: 'S4', count: 2 }],
    own: { bystanders: [], hand: { zone: 'S4', spent: false } },
    dice: [1, 1, 1, 1, 1],
  });
  for (const hand of [{ zone: s.zone('S4'), spent: true }, null]) {
    const before = engine.mask(s.state);
    const told = s.events.length;
    s.play('hand:S4');
    const shown = s.events.slice(told).reduce((state, e) => applyEvent(s.game.context, state, e), before);
    expect(ownOf(shown).hand).toEqual(hand);
    expect(visible(shown)).toEqual(visible(engine.mask(s.state)));
  }
});

it('leaves a hero the copy they hold when one drawn like it is passed up [S-TRAIT-1]', () => {
  const s = scene(engine, {
    edition: 'dceased',
    mission: 'D3',
    heroes: { batman: { zone: 'S1', track: 1, traits: ['autopsy-report', 'make-room'] } },
    turn: 'batman',
    own: { cards: [], bystanders: [{ card: 'lana-lang', zone: 'S1', hero: 'batman' }] },
    draws: { traits: ['autopsy-report', 'overclock'] },
  });
  const before = engine.mask(s.state);
  s.play('lana-lang:make-room', 'keep:overclock');
  const shown = s.events.reduce((state, e) => applyEvent(s.game.context, state, e), before);
  expect(visible(shown)).toEqual(visible(engine.mask(s.state)));
});
