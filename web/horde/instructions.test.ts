/** What hands do when all has been read out is what the rules did, in every edition, whatever the enemies' turn was like. */
import { EDITIONS } from '@holdout/editions';
import { itemAt, isRefusal, withChange, type GameEvent, type State, type Truth } from '@holdout/engine';
import { allSetups, createRandom, randomAnswer } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import { engineOf } from '../editions/plugs.ts';
import '../editions/testing.ts';
import { translator, type Words } from '../words/use-words.ts';
import { narrator } from '@holdout/narrate';
import { figuresOf, instructionsOf, placesOf, stateAfter } from './instructions.ts';
import { lineOf, tellInstruction } from './instruction-words.ts';

const ROUNDS = 4;

/** The enemies' turns of some rounds: the table before each, what was told. */
function turns(edition: string, mission: string): { before: State; events: GameEvent[]; after: State }[] {
  const engine = engineOf(edition);
  const setup = allSetups(engine, engine.editions.get(edition) ?? itemAt(EDITIONS, 0)).find(
    (s) => s.mission === mission,
  );
  const state = engine.newGame({ ...setup, horde: true }, `told ${mission}`) as Truth;
  const random = createRandom(mission);
  const found: ReturnType<typeof turns> = [];
  while (state.round <= ROUNDS && engine.decisionOf(state)) {
    const before = engine.mask(state);
    const events: GameEvent[] = [];
    do {
      const open = engine.decisionOf(state);
      if (!open) break;
      const answer = open.prompt === 'hands' ? 'horde' : randomAnswer(open, random);
      const said = engine.answer(state, answer, 'changes');
      if (isRefusal(said)) throw new Error(said.refused);
      events.push(...said.events);
    } while (engine.decisionOf(state)?.prompt !== 'hands');
    found.push({ before, events, after: engine.mask(state) });
  }
  return found;
}

describe.each(EDITIONS.map((e) => [e.id, Object.keys(e.missions)] as const))('%s', (edition, missions) => {
  it('is read out whole: no event is left out, none comes twice', () => {
    for (const mission of missions.slice(0, 3))
      for (const { before, events, after } of turns(edition, mission)) {
        const all = instructionsOf(events);
        expect(all.flatMap((one) => one.events)).toEqual(all.length > 0 ? events : []);
        const end = events.reduce((s, { change }) => withChange(s, change), before);
        expect(end.enemies).toEqual(after.enemies);
        expect(stateAfter(before, events, events.length).heroes).toEqual(end.heroes);
      }
  });

  it('moves every figure by an instruction of its own', () => {
    for (const mission of missions.slice(0, 3))
      for (const { events } of turns(edition, mission)) {
        const leads = instructionsOf(events).map((one) => one.lead);
        for (const e of events)
          if (e.type === 'enemies-moved' || e.type === 'enemies-placed' || e.type === 'wounded')
            expect(leads).toContain(e);
      }
  });

  it('has words for each in every language, large ones for whoever moves', () => {
    const engine = engineOf(edition);
    for (const language of ['en', 'fr'] as const) {
      const words: Words = {
        t: translator(language, edition),
        say: narrator(language, { edition }),
        language,
      };
      for (const { before, events } of turns(edition, itemAt(missions, 0))) {
        const { context } = engine.gameOf(before);
        for (const one of instructionsOf(events)) {
          const told = tellInstruction(one, words, { context, state: before, motive: undefined });
          expect(lineOf(told, words)).not.toMatch(/^$|[[\]{}]/);
          if (one.lead.type === 'enemies-moved') {
            expect(figuresOf(one)?.n).toBe(one.lead.n);
            expect(placesOf(one)).toEqual({ from: one.lead.from, to: one.lead.to });
            expect([told.title, told.from, told.to]).not.toContain('');
          }
        }
      }
    }
  });
});
