/** Whatever lies face down may lie wherever the rules could have put it, and nowhere else: over many samples it does. */
import { describe, expect, it } from 'vitest';
import { createEngine, deckOf, HIDDEN, isRefusal, itemAt, type Edition, type Truth } from '@holdout/engine';
import { setupFor } from '@holdout/engine/testing';
import * as all from '../index.ts';
import { EQUIPMENT } from '../dceased/cards.ts';
import { heroFalls } from '../dceased/fallen.ts';
import { OWN as DCEASED } from '../dceased/own.ts';
import { kitIn } from '../supers/kit.ts';
import { OWN as SUPERS } from '../supers/own.ts';

const editions = Object.values(all).filter((x): x is Edition => typeof x === 'object' && 'missions' in x);
const engine = createEngine(editions);
const SAMPLES = 700;

function begun(mission: string): Truth {
  const edition = editions.find((e) => mission in e.missions);
  if (!edition) throw new Error(`no mission ${mission}`);
  const players = [1, 2, 4].find((n) => setupFor(engine, edition, mission, n)) ?? 1;
  const state = engine.newGame(setupFor(engine, edition, mission, players), `hidden ${mission}`);
  if (isRefusal(state)) throw new Error(state.refused);
  return state;
}

function samplesOf(state: Truth): Truth[] {
  const masked = engine.mask(state);
  return Array.from({ length: SAMPLES }, (_, i) => engine.determinise(masked, `${i}`));
}

const idOf = (state: Truth, card: number): string =>
  itemAt(kitIn(engine.gameOf(state).context.edition).bystanders, card).id;
const zoneIn = (state: Truth, zone: number): string =>
  itemAt(engine.gameOf(state).context.board.zones, zone).id;
const tileIn = (state: Truth, zone: number): string =>
  itemAt(engine.gameOf(state).context.board.zones, zone).tile ?? '';

/** Zones where nobody knows the card that lies there. */
const darkZones = (state: Truth): number[] =>
  SUPERS.in(engine.mask(state)).cards.flatMap((c) => (c.card === HIDDEN ? [c.zone] : []));
const placesOf = (samples: readonly Truth[], id: string): Set<number> =>
  new Set(
    samples.flatMap((s) =>
      SUPERS.in(s).cards.flatMap((c) => (idOf(s, c.card) === id && !c.up ? [c.zone] : [])),
    ),
  );

const missions = editions.flatMap((edition) => Object.keys(edition.missions));

describe.each(missions)('%s', (mission) => {
  it('has every unseen card on top of its deck now and then, and every colour under every token', () => {
    const state = begun(mission);
    const samples = samplesOf(state);
    for (const [deck, { draw, known }] of Object.entries(state.decks)) {
      if (draw.length === 0) continue;
      const tops = new Set(samples.map((s) => deckOf(s, deck).draw.at(-1) ?? HIDDEN));
      const may = known && known.next.length > 0 ? known.next : draw;
      expect(may.filter((c) => !tops.has(c))).toEqual([]);
    }
    const down = state.objectives.flatMap((o, i) => (o.down ? [i] : []));
    const colours = new Set(down.map((i) => state.objectives[i]?.colour));
    for (const i of down) expect(new Set(samples.map((s) => s.objectives[i]?.colour))).toEqual(colours);
  });
});

it.each([
  ['MZ2', 'secret-mission-1', ['5V', '6V']],
  ['MZ3', 'wong', ['7V']],
  ['MZ6', 'secret-mission-2', []],
  ['D6', 'martha-kent', []],
  ['D6', 'secret-mission-1', []],
  ['D10', 'secret-mission-2', []],
] as [string, string, string[]][])(
  'in %s %s lies on any icon, but not on tiles %j [S-SET-6]',
  (mission, id, not) => {
    const state = begun(mission);
    const zones = darkZones(state).filter((z) => !not.includes(tileIn(state, z)));
    expect(zones.length).toBeGreaterThan(2);
    expect([...placesOf(samplesOf(state), id)].sort((a, b) => a - b)).toEqual(zones.sort((a, b) => a - b));
  },
);

it('one of the cards hidden lies on the board in every sample, once [S-SET-6]', () => {
  for (const s of samplesOf(begun('D6')))
    for (const id of ['martha-kent', 'secret-mission-1', 'secret-mission-2'])
      expect(SUPERS.in(s).cards.filter((c) => idOf(s, c.card) === id)).toHaveLength(1);
});

it.each(['MZ9', 'MH4'])(
  'in %s whoever lies under an objective or is a target is somebody [M-MZ9] [M-MH4]',
  (mission) => {
    const state = begun(mission);
    const { bystanders } = kitIn(engine.gameOf(state).context.edition);
    const chosen = samplesOf(state).flatMap((s) =>
      SUPERS.in(s).cards.flatMap((c) => (c.under >= 0 || (c.target && !c.up) ? [c.card] : [])),
    );
    expect(chosen.length).toBeGreaterThanOrEqual(2 * SAMPLES);
    expect(chosen.some((card) => itemAt(bystanders, card).special)).toBe(false);
    const people = bystanders.filter((b, i) => !b.special && deckOf(state, 'bystanders').draw.includes(i));
    expect(people.filter((b) => !chosen.some((card) => itemAt(bystanders, card) === b))).toEqual([]);
  },
);

it('in D4 the secrets lie in the rooms the mission names, all other equipment anywhere [M-D4] [D-EQP-1]', () => {
  const state = begun('D4');
  const samples = samplesOf(state);
  const rooms = ['R_6N_00_foyer', 'R_5N_10_bay', 'R_5N_10_watchroom', 'R_1N_20_cellar', 'R_2N_11_vault'];
  for (const id of ['secret-mission-3', 'secret-mission-4']) {
    const zones = samples.flatMap((s) =>
      DCEASED.in(s).equipment.flatMap((e) =>
        itemAt(EQUIPMENT, e.card).id === id ? [zoneIn(s, e.zone)] : [],
      ),
    );
    expect(zones).toHaveLength(SAMPLES);
    expect([...new Set(zones)].sort()).toEqual(rooms.toSorted());
  }
  const laid = new Set(samples.flatMap((s) => DCEASED.in(s).equipment.map((e) => e.card)));
  const unseen = [...deckOf(state, 'equipment').draw, ...DCEASED.in(state).equipment.map((e) => e.card)];
  expect(unseen.filter((c) => !laid.has(c))).toEqual([]);
  for (const s of samples)
    expect(deckOf(s, 'equipment').draw.some((c) => itemAt(EQUIPMENT, c).secret)).toBe(false);
});

it('the tutorial’s starting cards are drawn first, in any order [M-C00]', () => {
  const tops = samplesOf(begun('00')).map((s) => deckOf(s, 'equipment').draw.slice(-3));
  expect(new Set(tops.map((top) => top.toSorted((a, b) => a - b).join())).size).toBe(1);
  expect(new Set(tops.map((top) => top.join())).size).toBe(6);
});

it('a Secret Mission that a fallen hero has carried lies where everybody saw it fall [D-LOSE-2]', () => {
  const state = begun('D4');
  const own = DCEASED.in(state);
  const at = own.equipment.findIndex((e) => itemAt(EQUIPMENT, e.card).secret);
  const { card } = itemAt(own.equipment.splice(at, 1), 0);
  own.carried.push({ card, hero: 0 });
  own.done.push(`collected:${itemAt(EQUIPMENT, card).id}`);
  const { zone } = itemAt(state.heroes, 0);
  heroFalls(engine.gameOf(state), 0, zone);
  const fallen = { card, zone, seen: true };
  expect(DCEASED.in(engine.mask(state)).equipment).toContainEqual(fallen);
  expect(DCEASED.in(engine.mask(state)).equipment.filter((e) => e.card !== HIDDEN)).toEqual([fallen]);
  for (const s of samplesOf(state)) expect(DCEASED.in(s).equipment).toContainEqual(fallen);
});
