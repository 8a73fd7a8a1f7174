/** Cards of the players' own box that no document knows: told once, in the deck from then on (docs/COMPANION.md). */
import {
  createEngine,
  deckOf,
  formatAnother,
  formatSave,
  isRefusal,
  itemAt,
  lookUp,
  openTimeline,
  parseSave,
  saveOf,
  startTimeline,
  takeAnswer,
  undo,
  type Decision,
  type Edition,
  type Json,
  type OurCard,
  type Setup,
  type Timeline,
} from '@holdout/engine';
import {
  allByHand,
  checkGame,
  checkReplay,
  checkState,
  checkTimeline,
  createRandom,
  nameOf,
  playOn,
  randomAnswer,
  setupFor,
} from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../index.ts';

const engine = createEngine(EDITIONS);

/** A card for each deck of the edition that takes some. */
const CARDS: { readonly [edition: string]: readonly OurCard[] } = {
  classic: [
    { deck: 'zombies', name: 'Fog', card: { byDanger: [null, null, null, { type: 'runner', count: 3 }] } },
    {
      deck: 'equipment',
      name: 'Golf club',
      card: { use: { mode: 'melee', range: [0, 0], dice: 2, accuracy: 4, damage: 1 } },
    },
  ],
  zombie: [
    { deck: 'spawn', name: 'Patrol', card: { type: 'trooper', byDanger: [1, 2, 3, 4], copies: 2 } },
    { deck: 'bystanders', name: 'Waiter', card: {} },
    { deck: 'traits', card: { trait: 'numb', copies: 1 } },
  ],
  hero: [
    { deck: 'spawn', name: 'Gas main', card: { type: 'walker', byDanger: [1, 2, 3, 4], copies: 2 } },
    { deck: 'bystanders', name: 'Waiter', card: {} },
    { deck: 'traits', card: { trait: 'all-out', copies: 1 } },
  ],
  dceased: [
    { deck: 'spawn', name: 'Gas main', card: { type: 'walker', byDanger: [1, 2, 3, 4], copies: 2 } },
    { deck: 'bystanders', name: 'Waiter', card: { combat: true } },
    { deck: 'traits', card: { trait: 'tripwire', copies: 1 } },
    {
      deck: 'equipment',
      name: 'Pipe',
      card: { attack: { mode: 'melee', range: [0, 0], dice: 2, accuracy: 4 } },
    },
  ],
};

const setupsOf = (edition: Edition): Setup[] =>
  Object.keys(edition.missions).flatMap((mission) => {
    const setup = setupFor(engine, edition, mission, 4);
    return setup ? [{ ...setup, byHand: allByHand(engine, setup) }] : [];
  });
const byEdition = EDITIONS.map((edition) => [edition.id, setupsOf(edition)] as const);
const HERO = itemAt(lookUp(Object.fromEntries(byEdition), 'hero'), 0);

function begun(setup: Setup, seed: string): Timeline {
  const t = startTimeline(engine, setup, seed);
  if (isRefusal(t)) throw new Error(`${t.refused} ${t.at ?? ''}`);
  return t;
}

/** Plays on until a card of that deck is asked for, in the first game in which one is. */
function gameAskedFor(setups: readonly Setup[], deck: string): Timeline {
  for (let game = 0; game < 80; game++) {
    const t = begun(itemAt(setups, game % setups.length), `met ${deck} ${game}`);
    if (isAskedFor(t, deck)) return t;
  }
  throw new Error(`no card of ${deck} is asked for`);
}

function isAskedFor(t: Timeline, deck: string): boolean {
  const random = createRandom(t.seed);
  for (let d = engine.decisionOf(t.state); d; d = engine.decisionOf(t.state)) {
    if (isOpen(d, deck)) return true;
    takeAnswer(t, randomAnswer(d, random), false);
  }
  return false;
}

const isOpen = (d: Decision, deck: string): boolean =>
  d.kind === 'row' && d.open === true && d.about?.['deck'] === deck;

function question(t: Timeline): Decision {
  const d = engine.decisionOf(t.state);
  if (!d) throw new Error('nothing is asked');
  return d;
}

const refusalOf = (t: Timeline, answer: string): string => {
  const said = takeAnswer(t, answer);
  return isRefusal(said) ? [said.refused, said.at].filter(Boolean).join(' ') : 'taken';
};

const sizeOf = (t: Timeline, deck: string): number => deckOf(t.state, deck).draw.length;

describe.each(byEdition)('%s', (edition, setups) => {
  const setup = itemAt(setups, setups.length - 1);

  it.each(lookUp(CARDS, edition).map((card) => [card.deck, card] as const))(
    'a card of %s nobody knew is told, drawn, taken back and played again',
    (deck, card) => {
      const t = gameAskedFor(setups, deck);
      const before = question(t);
      const [hash, size] = [engine.hash(t.state), sizeOf(t, deck)];
      const offered = before.options.map((o) => o.id);
      const events = takeAnswer(t, formatAnother(card));
      expect(isRefusal(events) ? events : events.map((e) => e.type)).toEqual(['card-met']);

      const id = card.name === undefined ? String(card.card['trait']) : 'ours-1';
      const now = question(t);
      expect(isOpen(now, deck)).toBe(true);
      expect(now.options.map((o) => o.id)).toEqual([...new Set([...offered, `card:${id}`])]);
      expect(checkState(engine, t.state)).toEqual([]);

      expect(refusalOf(t, `card:${id}`)).toBe('taken');
      expect(checkState(engine, t.state)).toEqual([]);
      // Where the deck is our guess, a guess has given way; where it is known, it is one card more.
      const copies = Number(card.card['copies'] ?? 1);
      expect(deckOf(t.state, deck).beside).toHaveLength(edition === 'classic' ? copies - 1 : copies);
      const stays = edition === 'classic' || before.prompt === 'turn-card-by-hand';
      expect(sizeOf(t, deck)).toBe(stays ? size : size - 1);

      const kept = parseSave(formatSave(saveOf(t)));
      const again = isRefusal(kept) ? kept : openTimeline(engine, kept);
      expect(isRefusal(again) ? again : engine.hash(again.state)).toBe(engine.hash(t.state));

      undo(t, true);
      undo(t, true);
      expect(engine.hash(t.state)).toBe(hash);
      expect(t.state.ours).toBeUndefined();
      expect(question(t).options.map((o) => o.id)).toEqual(offered);
    },
  );

  it('plays soundly with all of them in the set-up, whatever the box says', () => {
    const ours = { ...setup, ours: lookUp(CARDS, edition) };
    const { state } = begun(ours, 'all ours');
    expect(checkState(engine, state)).toEqual([]);
    const report = playOn(engine, state, createRandom('all ours'), checkGame(engine, 9), [], true);
    expect(report.faults.length === 0 ? '' : nameOf(report)).toBe('');
    expect(checkReplay(engine, report.state, ours, 'all ours', report.answers)).toEqual([]);
    expect(checkTimeline(engine, ours, 'all ours', report.answers)).toEqual([]);
  });

  it('plays the same game as long as none of them comes', () => {
    const plain = begun(setup, 'same');
    const more = begun({ ...setup, ours: lookUp(CARDS, edition) }, 'same');
    const random = createRandom('same');
    for (let n = 0; n < 200; n++) {
      const d = engine.decisionOf(plain.state);
      if (!d) break;
      const answer = randomAnswer(d, random);
      // What comes one by one where more may come is asked for at once where nothing else can.
      const parts = d.kind === 'row' && d.open ? answer.split(' ') : [answer];
      takeAnswer(plain, answer, false);
      for (const part of parts) expect(refusalOf(more, part)).toBe('taken');
    }
    expect(more.state.heroes).toEqual(plain.state.heroes);
    expect(more.state.enemies).toEqual(plain.state.enemies);
    expect(more.state.chance).toEqual(plain.state.chance);
  });
});

describe('what no card can say is refused with its place', () => {
  const t = gameAskedFor([HERO], 'spawn');
  const say = (change: object): string =>
    `another ${JSON.stringify({ deck: 'spawn', name: 'Fog', card: { type: 'walker', byDanger: [1, 2, 3, 4] }, ...change })}`;
  const deep = `${'['.repeat(900)}${']'.repeat(900)}`;

  it.each([
    [
      'too many figures',
      say({ card: { type: 'walker', byDanger: [1, 2, 3, 13] } }),
      'card.byDanger[3] 0..12',
    ],
    ['a line too few', say({ card: { type: 'walker', byDanger: [1, 2, 3] } }), 'card.byDanger 4'],
    [
      'a figure no box has',
      say({ card: { type: 'dragon', byDanger: [1, 2, 3, 4] } }),
      'card.type walker, brute, runner',
    ],
    ['half a figure', say({ card: { type: 'walker', byDanger: [1, 2, 3, 0.5] } }), 'card.byDanger[3] 0..12'],
    ['no name', say({ name: '' }), 'name'],
    ['a name that is a page', say({ name: '<b>Fog</b>' }), 'name'],
    ['an id of its own', say({ card: { id: '001', type: 'walker', byDanger: [1, 2, 3, 4] } }), 'card.id'],
    ['a key nobody reads', say({ colour: 'red' }), 'colour'],
    ['a deck there is not', say({ deck: 'constructor' }), 'deck constructor'],
    ['a prototype', 'another {"deck":"__proto__","name":"Fog","card":{"__proto__":{}}}', 'deck __proto__'],
    ['no card', say({ card: 7 }), 'card'],
    ['a list', 'another [1]', ''],
    ['nothing', 'another ', ''],
    ['no JSON', 'another {deck', ''],
    ['a hole without ground', `another {"deck":"spawn","name":"Fog","card":{"byDanger":${deep}}}`, ''],
    ['more than a card can hold', say({ name: 'x'.repeat(3000) }), ''],
  ])('%s', (_, answer, at) => {
    const before = engine.hash(t.state);
    expect(refusalOf(t, answer)).toBe(['another.unreadable', at].filter(Boolean).join(' '));
    expect(engine.hash(t.state)).toBe(before);
  });

  it('a card of another deck, or when none is asked for', () => {
    const waiter = formatAnother({ deck: 'bystanders', name: 'Waiter', card: {} });
    expect(refusalOf(t, waiter)).toBe('another.not-asked bystanders');
    const digital = begun({ ...HERO, byHand: [] }, 'digital');
    expect(refusalOf(digital, waiter)).toBe('another.not-asked');
  });

  it('in a set-up too', () => {
    const withOurs = (ours: Json): string => {
      const state = engine.newGame({ ...HERO, ours }, 's');
      return isRefusal(state) ? `${state.refused} ${state.at ?? ''}` : 'taken';
    };
    const fog = { deck: 'spawn', name: 'Fog', card: { type: 'walker', byDanger: [1, 2, 3, 4] } };
    expect(withOurs([fog])).toBe('taken');
    expect(withOurs(7)).toBe('setup.ours ours');
    expect(withOurs([{ ...fog, card: { type: 'walker', byDanger: [99, 2, 3, 4] } }])).toBe(
      'setup.ours ours[0].card.byDanger[0]: 0..12',
    );
    expect(withOurs(new Array<Json>(121).fill(fog))).toBe('setup.ours ours: 120');
  });
});

it('is known to a game that goes on from a position', () => {
  const t = gameAskedFor([HERO], 'spawn');
  takeAnswer(t, formatAnother(itemAt(lookUp(CARDS, 'hero'), 0)));
  const random = createRandom('position');
  for (let n = 0; t.dawns.every(({ after }) => after < 20) && n < 2000; n++) {
    const d = engine.decisionOf(t.state);
    if (!d) break;
    takeAnswer(t, randomAnswer(d, random), false);
  }
  const { position } = itemAt(t.dawns, t.dawns.length - 1);
  if (!position) throw new Error('no round has begun');
  const resumed = engine.resume(HERO, 'later', position);
  if (isRefusal(resumed)) throw new Error(`${resumed.refused} ${resumed.at ?? ''}`);
  expect(resumed.lost).toEqual([]);
  expect(resumed.state.ours).toEqual(t.state.ours);
  expect(checkState(engine, resumed.state)).toEqual([]);
  expect(engine.resume(HERO, 'later', { ...position, ours: [{ deck: 'spawn' }] })).toMatchObject({
    refused: 'position.unsound',
    at: 'ours',
  });
});
