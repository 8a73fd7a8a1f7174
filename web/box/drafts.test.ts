import { leading, formatCorrection, heroAt, isRefusal, type State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { engineOf } from '../editions/plugs.ts';
import '../editions/testing.ts';
import { withCard } from './hero-cards.ts';
import { differences, draftOf, isActing, withFigure, withHeap } from './drafts.ts';

const engine = engineOf('classic');
const SETUP = { edition: 'classic', mission: '01', seats: [['amy', 'phil', 'josh', 'wanda']] };

function begun(): State {
  const state = engine.newGame(SETUP, 'drafts');
  if (isRefusal(state)) throw new Error(state.refused);
  return state;
}

describe('a draft', () => {
  const state = begun();
  const { context } = engine.gameOf(state);
  const draft = draftOf(context, state);

  it('says nothing while nothing differs', () => {
    expect(draft.heroes.map((h) => h.id)).toEqual(['amy', 'phil', 'josh', 'wanda']);
    expect(differences(draft, state, context)).toEqual({});
  });

  it('says of a hero what differs and no more', () => {
    const heroes = draft.heroes.map((h) => (h.id === 'phil' ? { ...h, zone: 'S4', wounds: 1 } : h));
    expect(differences({ ...draft, heroes }, state, context)).toEqual({
      heroes: { phil: { zone: 'S4', wounds: 1 } },
    });
  });

  it('counts figures where they stand; a group taken away is none', () => {
    const two = withFigure(withFigure(draft, 'walker', 'S4'), 'walker', 'S4');
    expect(differences(two, state, context)).toEqual({ enemies: { walker: { S4: 2 } } });
    const none = { ...two, groups: two.groups.map((g) => ({ ...g, n: 0 })) };
    expect(differences(none, state, context)).toEqual({});
  });

  it('opens and shuts doors', () => {
    const [door] = context.board.doors;
    const id = door?.id ?? '';
    expect(differences({ ...draft, open: [id] }, state, context)).toEqual({ doors: { [id]: 1 } });
  });

  it('says cards, spawn points, tokens and noise by their places, and the game takes it', () => {
    const [amy] = leading(draft.heroes, 1);
    const slots = withCard(context, amy, 2, 'water');
    const heroes = [{ ...amy, slots }, ...draft.heroes.slice(1)];
    const now = withHeap(
      { ...draft, heroes, spawning: draft.spawning.with(1, false), taken: draft.taken.with(0, 'phil') },
      'noise',
      'S4',
      2,
    );
    const said = differences(now, state, context);
    expect(said).toMatchObject({
      heroes: { amy: { slots: { 2: 'water' } } },
      spawns: { 1: [expect.any(String), 0] },
      objectives: { 0: { taken: 'phil' } },
      own: { noise: { S4: 2 } },
    });
    const game = engine.newGame({ ...SETUP, corrections: true }, 'drafts');
    if (isRefusal(game)) throw new Error(game.refused);
    expect(engine.answer(game, formatCorrection(said))).toMatchObject({ ok: true });
    expect(differences(now, game, engine.gameOf(game).context)).toEqual({});
  });

  it('knows whose turn it is', () => {
    const active = state.active < 0 ? '' : heroAt(state, state.active).id;
    expect(draft.heroes.filter((h) => isActing(state, h.id)).map((h) => h.id)).toEqual(
      active === '' ? [] : [active],
    );
  });
});
