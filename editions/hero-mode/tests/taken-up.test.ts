/** What the super-hero editions keep outlives their rules: told by names and taken up again (docs/ARCHITECTURE.md, Positions). */
import { itemAt, type Json } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { firstDawn, retold, takenUp } from '../../testing/positions.ts';
import { ownOf } from '../../supers/own.ts';
import { hero } from '../index.ts';
import { begin } from './mission-table.ts';
import { engine } from './table.ts';

interface Told {
  cards: { card: string; zone: string }[];
}

describe('a game of super heroes taken up again', () => {
  const s = begin('H6', 2);
  const dawn = firstDawn(s);
  const told = dawn['own'] as unknown as Told;
  const again = (own: { [part: string]: Json }) => ownOf(takenUp(engine, s, retold(dawn, own)));
  const person = (id: string): number => hero.cards['bystanders']?.indexOf(id) ?? -1;
  const typeOf = (id: string): number => s.game.context.types.findIndex((t) => t.id === id);
  const [first, second] = told.cards;
  if (!first || !second) throw new Error('nobody is in the house');
  const one = { card: person(first.card), zone: s.zone(first.zone) };

  it('knows the cards on the board, face down or up, marked, seen, under objectives', () => {
    const own = again({});
    expect(own.cards).toEqual(ownOf(s.game).cards);
    const cards = told.cards.map((c) => ({ ...c, under: 1, up: true, target: true, seen: true }));
    expect(itemAt(again({ cards }).cards, 0)).toEqual({
      ...one,
      under: 1,
      up: true,
      target: true,
      seen: true,
    });
  });

  it('knows people, who they are, where, under which card and with whom', () => {
    const cards = told.cards.slice(1);
    const known = { card: first.card, zone: 'S1', under: null, marked: true, hero: null };
    const own = again({ cards, bystanders: [known], targets: [first.card], rescued: [second.card] });
    expect(own.bystanders).toEqual([
      { card: one.card, zone: s.zone('S1'), under: -1, marked: true, hero: -1 },
    ]);
    expect([own.targets, own.rescued]).toEqual([[one.card], [person(second.card)]]);
  });

  it('knows sign and hand, items and the exit', () => {
    const own = again({
      sign: { zone: 'S2', damaged: true },
      hand: { zone: 'S3', spent: true },
      items: [{ item: 'charge', hero: itemAt(s.state.heroes, 1).id }],
      exit: 'S4',
      done: ['gone:thor'],
    });
    expect(own.sign).toEqual({ zone: s.zone('S2'), damaged: true });
    expect(own.hand).toEqual({ zone: s.zone('S3'), spent: true });
    expect([own.items, own.exit, own.done]).toEqual([
      [{ item: 'charge', hero: 1 }],
      s.zone('S4'),
      ['gone:thor'],
    ]);
  });

  it('knows enemy heroes who sleep or lie', () => {
    const own = again({ asleep: ['sabretooth'] });
    expect(own.asleep).toEqual([typeOf('sabretooth')]);
  });

  it('knows what has been counted', () => {
    const own = again({
      devoured: [1, 2],
      escaped: 3,
      markedEscaped: 1,
      markedDevoured: 2,
      targetsLost: 1,
      upgrade: 2,
    });
    expect([
      own.devoured,
      own.escaped,
      own.markedEscaped,
      own.markedDevoured,
      own.targetsLost,
      own.upgrade,
    ]).toEqual([[1, 2], 3, 1, 2, 1, 2]);
  });

  it('refuses a person who is in two places, or in none that is left', () => {
    const twice = { card: first.card, zone: 'S1', under: null, marked: false, hero: null };
    expect(() => again({ bystanders: [twice] })).toThrow();
  });

  it('knows traits and people in the slots of a hero', () => {
    const heroes = dawn['heroes'] as unknown as { id: string; slots: (string | null)[] }[];
    const decks = dawn['decks'] as unknown as { [deck: string]: { draw: string[]; discard: string[] } };
    const [trait = '', ...draw] = decks['traits']?.draw ?? [];
    const [someone = '', ...rest] = decks['bystanders']?.draw ?? [];
    const position = {
      ...dawn,
      decks: {
        ...decks,
        traits: { draw, discard: decks['traits']?.discard ?? [] },
        bystanders: { draw: rest, discard: decks['bystanders']?.discard ?? [] },
      },
      heroes: heroes.map((h, i) =>
        i === 0 ? { ...h, slots: [someone, trait, ...h.slots.slice(2)] } : h,
      ) as unknown as Json,
    };
    const { slots } = itemAt(takenUp(engine, s, position).state.heroes, 0);
    expect([itemAt(slots, 0), slots.filter((c) => c >= 0).length]).toEqual([person(someone), 2]);
    expect(hero.cards['traits']?.[itemAt(slots, 1)]).toBe(trait.replace(/#.*/, ''));
  });
});
