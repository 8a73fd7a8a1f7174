/** What players set right stands as they say, or nothing was said; it is told, undone and played again like any answer. */
import { describe, expect, it } from 'vitest';
import { formatSave, isRefusal, replay, type GameEvent, type Truth } from '../index.ts';
import { lookUp } from '../lookup.ts';
import { parseSave } from '../kernel/save.ts';
import { saveOf, startTimeline, takeAnswer, undo } from '../kernel/timeline.ts';
import { engine, FRONT_DOOR, HALL, newGame, SETUP } from '../toy/table.ts';
import { formatCorrection } from '../kernel/option-id.ts';

const HOUSE = { ...SETUP, corrections: true };
const game = (): Truth => newGame('set right', HOUSE);
const give = (state: Truth, told: object): GameEvent[] | string => {
  const said = engine.answer(state, formatCorrection(told as never));
  return isRefusal(said) ? `${said.refused} ${said.at ?? ''}`.trim() : [...said.events];
};
const types = (said: GameEvent[] | string): unknown =>
  typeof said === 'string' ? said : said.map((e) => e.type);

describe('a correction', () => {
  it('moves heroes and figures, opens doors; the box has what is not on the board', () => {
    const state = game();
    const figures = (): number => [...state.enemies, ...state.supply].reduce((a, b) => a + b, 0);
    const box = figures();
    const said = give(state, {
      heroes: { ann: { zone: HALL, wounds: 1 } },
      enemies: { rat: { S3: 2 } },
      doors: { [FRONT_DOOR]: 1 },
    });
    expect(types(said)).toEqual(['corrected-place', 'corrected-hero', 'corrected-figures', 'corrected-door']);
    const { board } = engine.gameOf(state).context;
    const [ann] = state.heroes;
    expect([ann?.zone, ann?.wounds]).toEqual([board.indexOf.get(HALL), 1]);
    expect([state.enemies[board.indexOf.get('S3') ?? -1], figures()]).toEqual([2, box]);
    expect(engine.decisionOf(state)?.prompt).toBe('turn');
  });

  it('changes what is offered at once', () => {
    const state = game();
    engine.answer(state, 'activate:ann');
    give(state, { heroes: { ann: { zone: HALL } }, doors: { [FRONT_DOOR]: 1 } });
    const ids = engine.decisionOf(state)?.options.map((o) => o.id);
    expect(ids).toContain('search');
  });

  it('asks for the skill of a level that is reached', () => {
    const state = game();
    give(state, { heroes: { ann: { xp: 6 } } });
    expect(engine.decisionOf(state)).toMatchObject({ prompt: 'skill', hero: 'ann' });
    expect(state.heroes[0]).toMatchObject({ xp: 6, level: 2 });
  });

  it('gives two heroes a card of one name each', () => {
    const state = game();
    give(state, { heroes: { ann: { slots: ['lamp'] }, bob: { slots: ['lamp'] } } });
    const held = state.heroes.map((h) => h.slots[0]);
    expect([...new Set(held)].sort()).toEqual([0, 1]);
  });

  it('takes a card from wherever it lies, and lays on the discards what is given up', () => {
    const state = game();
    give(state, { heroes: { ann: { slots: ['lamp'] } } });
    const [card] = state.heroes[0]?.slots ?? [];
    const { draw } = lookUp(state.decks, 'finds');
    expect(draw).not.toContain(card);
    give(state, { heroes: { ann: { slots: [null] } } });
    expect(lookUp(state.decks, 'finds').discard).toEqual([card]);
  });

  it('is undone, and played again from the save', () => {
    const t = startTimeline(engine, HOUSE, 'again');
    if (isRefusal(t)) throw new Error(t.refused);
    const before = engine.hash(t.state);
    takeAnswer(t, formatCorrection({ enemies: { rat: { S3: 3 } } }));
    const after = engine.hash(t.state);
    const save = parseSave(formatSave(saveOf(t)));
    if (isRefusal(save)) throw new Error(save.refused);
    const again = replay(engine, save);
    expect(isRefusal(again) ? again.refused : engine.hash(again)).toBe(after);
    undo(t);
    expect(engine.hash(t.state)).toBe(before);
  });

  it('shows with each event what it changed', () => {
    const state = game();
    const said = engine.answer(state, formatCorrection({ enemies: { rat: { S2: 1 } } }), 'changes');
    expect(isRefusal(said) ? [] : said.events.flatMap((e) => e.change ?? [])).not.toEqual([]);
  });
});

describe('is refused, and the table is as it was', () => {
  const WRONG: [string, object, string][] = [
    ['nothing', {}, 'correct.unreadable correct'],
    ['a part nobody knows', { moon: 1 }, 'correct.unreadable moon'],
    ['what lies hidden', { decks: {} }, 'correct.unreadable decks'],
    ['chance', { chance: { attack: 3 } }, 'correct.unreadable chance'],
    ['nobody', { heroes: { zed: { zone: 'S1' } } }, 'correct.unreadable heroes.zed'],
    ['who plays whom', { heroes: { ann: { seat: 1 } } }, 'correct.unreadable heroes.ann.seat'],
    ['a zone that is none', { heroes: { ann: { zone: 'S9' } } }, 'correct.unreadable heroes.ann.zone S9'],
    ['no number', { enemies: { rat: { S3: 'two' } } }, 'correct.unreadable enemies'],
    ['a name of the language', { own: { constructor: 1 } }, 'correct.unreadable own.constructor'],
    [
      'more figures than there are',
      { enemies: { rat: { S3: 99 } } },
      'correct.unsound a number of figures is no count',
    ],
    [
      'a hero nowhere',
      { heroes: { ann: { zone: null } } },
      'correct.unsound ann is in and stands in zone -1',
    ],
    ['wounds that kill', { heroes: { ann: { wounds: 9 } } }, 'correct.fallen ann'],
  ];
  it.each(WRONG)('%s', (_, told, why) => {
    const state = game();
    const before = engine.hash(state);
    const question = engine.decisionOf(state);
    expect(give(state, told)).toBe(why);
    expect(engine.hash(state)).toBe(before);
    expect(engine.decisionOf(state)).toEqual(question);
  });

  it('where the house has no such rule', () => {
    expect(give(newGame('strict'), { enemies: { rat: { S3: 1 } } })).toBe('correct.off');
  });

  it('while something is under way', () => {
    const state = game();
    give(state, { heroes: { ann: { xp: 6 } } });
    expect(give(state, { enemies: { rat: { S3: 1 } } })).toBe('correct.busy');
  });

  it('when it is no JSON, or too long', () => {
    const state = game();
    for (const text of ['correct ', 'correct {', `correct ${'['.repeat(30_000)}`])
      expect(engine.answer(state, text)).toMatchObject({ refused: 'correct.unreadable' });
  });
});
