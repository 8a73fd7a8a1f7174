/** What is dragged and pressed becomes one correction the game takes, and each difference has its way back. */
import { heroAt, itemAt, leading, lookUp, isRefusal, type State, type Truth } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { engineOf } from '../editions/plugs.ts';
import '../editions/testing.ts';
import { cardIn, slotsOf, withCard } from '../box/hero-cards.ts';
import { correctionOf, deedsOf } from './correction.ts';
import { differencesOf } from './differences.ts';
import {
  draftOf,
  thingZone,
  heapAt,
  withDoorPressed,
  withFigures,
  withHeap,
  withHero,
  withThing,
  withTokenPressed,
  type Draft,
} from './table-draft.ts';
import { loosePlanOf } from '../editions/plugs.ts';

function begun(edition: string, mission: string, heroes: readonly string[]): Truth {
  const state = engineOf(edition).newGame({ edition, mission, seats: [heroes], horde: true }, 'drafts');
  if (isRefusal(state)) throw new Error(state.refused);
  return state;
}

/** The game takes it, and the table is as it was drawn. */
function give(edition: string, state: Truth, draft: Draft): State {
  const engine = engineOf(edition);
  const { context } = engine.gameOf(state);
  const text = correctionOf(context, state, differencesOf(context, state, draft));
  const said = engine.answer(state, text ?? '');
  if (isRefusal(said)) throw new Error(`${said.refused} ${said.at ?? ''}`);
  return state;
}

describe('a table that lies otherwise', () => {
  const state = begun('classic', '01', ['amy', 'phil', 'josh', 'wanda']);
  const { context } = engineOf('classic').gameOf(state);
  const zone = (id: string): number => context.board.indexOf.get(id) ?? -1;

  it('says nothing while nothing differs', () => {
    expect(differencesOf(context, state, draftOf(state))).toEqual([]);
    expect(correctionOf(context, state, [])).toBeUndefined();
  });

  it('is said in one correction', () => {
    let draft = withHero(draftOf(state), 0, { zone: zone('S8'), xp: 1 });
    draft = withFigures(context, draft, 0, -1, zone('S5'), 2);
    draft = withHeap(draft, 'noise', zone('S8'), 2);
    const after = give('classic', begun('classic', '01', ['amy', 'phil', 'josh', 'wanda']), draft);
    expect(after.heroes[0]).toMatchObject({ zone: zone('S8'), xp: 1 });
    expect(after.enemies).toEqual(draft.state.enemies);
    expect(after.supply).toEqual(draft.state.supply);
    expect(heapAt(after, 'noise', zone('S8'))).toBe(2);
  });

  it('has heroes with the cards they hold there, a second one of a kind too', () => {
    const one = begun('classic', '01', ['amy', 'phil', 'josh', 'wanda']);
    const [amy] = leading(one.heroes, 1);
    const held = slotsOf(amy).find((slot) => cardIn(context, amy, slot) !== '') ?? 0;
    const id = cardIn(context, amy, held);
    const copies = lookUp(context.edition.cards, 'equipment').filter((card) => card === id).length;
    const other = copies > 1 ? id : 'pistol';
    const free = slotsOf(amy).find((slot) => cardIn(context, amy, slot) === '') ?? 1;
    const draft = withHero(draftOf(one), 0, { slots: withCard(context, amy, free, other) });
    expect(differencesOf(context, one, draft)).toMatchObject([
      { what: 'card', hero: 0, card: other, was: '' },
    ]);
    const after = give('classic', one, draft);
    expect([cardIn(context, heroAt(after, 0), held), cardIn(context, heroAt(after, 0), free)]).toEqual([
      id,
      other,
    ]);
    const none = withHero(draftOf(after), 0, { slots: withCard(context, heroAt(after, 0), held, '') });
    expect(cardIn(context, heroAt(give('classic', one, none), 0), held)).toBe('');
  });

  it('goes back one by one, in any order', () => {
    let draft = withHero(draftOf(state), 0, { zone: zone('S8'), wounds: 1 });
    draft = withHero(draft, 1, { slots: withCard(context, heroAt(state, 1), 0, 'machete') });
    draft = withFigures(context, draft, 0, -1, zone('S5'));
    draft = withDoorPressed(draft, state, 0, true);
    draft = withTokenPressed(draft, state, itemAt(state.objectives, 0).zone);
    expect(deedsOf(context, draft)).toHaveLength(2);
    for (
      let left = differencesOf(context, state, draft);
      left.length > 0;
      left = differencesOf(context, state, draft)
    )
      draft = itemAt(left, left.length >> 1).undo(draft);
    expect(draft).toEqual(draftOf(state));
  });

  it('shuts an open door by a correction, opens one by the rules where they say so', () => {
    const open = withDoorPressed(draftOf(state), state, 1, true);
    expect(differencesOf(context, state, open)).toMatchObject([{ what: 'opens', door: 1, fills: true }]);
    expect(deedsOf(context, open)).toEqual([`opened:${itemAt(context.board.doors, 1).id}`]);
    const set = withDoorPressed(draftOf(state), state, 1, false);
    expect(differencesOf(context, state, set)).toMatchObject([{ what: 'door', open: true }]);
    expect(withDoorPressed(open, state, 1, true)).toEqual(draftOf(state));
  });
});

it.each(['zombie', 'hero', 'dceased'])('moves people of %s as well', (edition) => {
  const { missions, sheets } = engineOf(edition).editions.get(edition) ?? { missions: {}, sheets: [] };
  const heroes = sheets.slice(0, 4).map((s) => s.id);
  const found = Object.keys(missions).flatMap((mission) => {
    const state = begun(edition, mission, heroes);
    const { context } = engineOf(edition).gameOf(state);
    const [person] = loosePlanOf(context).things(context, state);
    return person && engineOf(edition).decisionOf(state)?.prompt === 'hands'
      ? [{ state, context, person }]
      : [];
  });
  const [{ state, context, person }] = leading(found, 1);
  const to = thingZone(state, person) === 0 ? 1 : 0;
  give(edition, state, withThing(draftOf(state), person, to));
  expect(thingZone(state, person)).toBe(to);
  expect(loosePlanOf(context).things(context, state)[person.at]).toEqual(person);
});
