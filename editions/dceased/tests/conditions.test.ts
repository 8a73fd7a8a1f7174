/** Rules of DCeased at the edge of their conditions: one of several, nothing left, nobody there. */
import { deckOf, itemAt } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { firstMotive } from '../../testing/motives.ts';
import { EQUIPMENT } from '../cards.ts';
import { dceased } from '../index.ts';
import { ownOf } from '../own.ts';
import { CITY, enemies, night, people, street, type Entry } from './street.ts';
import { equipment, objectsIn, peopleIn, play } from './table.ts';

const at = (card: string, zone: string, hero?: string) => ({ card, zone, ...(hero ? { hero } : {}) });
const ids = (cards: readonly number[]) => cards.map((c) => itemAt(EQUIPMENT, c).id);

describe('Bad Intel', () => {
  const USE = 'use:bad-intel@batman';
  const led = (...foes: Entry[][]): Scene =>
    night({ batman: { zone: 'S7', traits: ['bad-intel'] } }, { own: people(), enemies: foes.flat() });

  it('leads one type out of one zone, others of the zone and the type go on', () => {
    const s = led(enemies('S14', { walker: 2, brute: 1 }), enemies('S6', { walker: 1 })).play(USE);
    expect(s.options).toEqual(['bad-intel:walker@S6', 'bad-intel:walker@S14', 'bad-intel:brute@S14']);
    s.play('bad-intel:walker@S14', 'to:S15');
    expect([s.enemies('S15', 'walker'), s.enemies('S11', 'brute'), s.enemies('S7', 'walker')]).toEqual([
      2, 1, 1,
    ]);
  });
});

describe('people who leave with their hero', () => {
  it('are off the board, the others stay [D-ESC-1]', () => {
    const s = play({
      mission: 'D2',
      heroes: { cyborg: { zone: 'S16' }, batman: { zone: 'S1' } },
      own: {
        cards: [],
        bystanders: [
          at('lois-lane', 'S16', 'cyborg'),
          at('lana-lang', 'S7'),
          at('perry-white', 'S1', 'batman'),
          at('jimmy-olsen', 'S7'),
        ],
      },
      turn: 'cyborg',
    }).play('end', 'leave');
    expect([peopleIn(s, 'S16'), peopleIn(s, 'S7'), peopleIn(s, 'S1')]).toEqual([
      [],
      ['lana-lang', 'jimmy-olsen'],
      ['perry-white'],
    ]);
    expect(ownOf(s.game).away).toHaveLength(1);
  });

  it('can be given up one by one, each told with the zone; too few of them is a risk [D-ESC-3] [M-D2]', () => {
    const attacked = (n: number) =>
      play({
        mission: 'D2',
        heroes: { cyborg: { zone: 'S7' } },
        enemies: [{ type: 'walker', zone: 'S7' }],
        own: {
          cards: [],
          bystanders: ['lois-lane', 'lana-lang', 'perry-white', 'jimmy-olsen', 'dan-turpin']
            .slice(0, n)
            .map((card, i) => (i < 2 ? at(card, 'S7', 'cyborg') : at(card, 'S1'))),
        },
        phase: 'enemies',
      }).play('use:sacrifice@cyborg');
    const options = (n: number) => attacked(n).decision?.options.map((o) => [o.id, o.zones, o.risks]);
    expect(options(5)).toEqual([
      ['give-up:lois-lane', ['S7'], undefined],
      ['give-up:lana-lang', ['S7'], undefined],
    ]);
    expect(options(4)?.[0]).toEqual(['give-up:lois-lane', ['S7'], ['lois-lane']]);
  });
});

describe('set-up', () => {
  it('leaves Secret Missions out that the mission does not name, one by one [D-EQP-1]', () => {
    const s = play({
      board: { ...CITY, own: { hideEquipment: [{ card: 'secret-mission-3' }] } },
      heroes: { batman: { zone: 'S6' } },
      turn: 'batman',
    });
    const own = ownOf(s.game);
    expect(ids(own.unused)).toEqual(['secret-mission-4']);
    expect(ids(own.equipment.map((e) => e.card)).filter((id) => id.startsWith('secret'))).toEqual([
      'secret-mission-3',
    ]);
    expect(own.equipment).toEqual(own.equipment.slice().sort((a, b) => a.zone - b.zone));
  });
});

describe('objects', () => {
  const lying = (...list: [id: string, zone: string][]) => ({
    cards: [],
    objects: list.map(([id, zone]) => ({ id, zone })),
  });

  it('are used where they lie, each for itself [D-OBJ-2]', () => {
    const s = street(
      { batman: { zone: 'S6', track: 1 } },
      { own: lying(['lamp-post', 'S7'], ['phone-booth', 'S6']), enemies: enemies('S6', { walker: 1 }) },
    );
    expect(s.options.filter((o) => o.startsWith('lamp-post'))).toEqual([]);
    expect(s.options).toContain('phone-booth:quick-change');
    expect(s.why('lamp-post:big-swing')).toBe('object.not-here');
    s.play('phone-booth:quick-change');
    expect([objectsIn(s, 'S6'), objectsIn(s, 'S7')]).toEqual([[], ['lamp-post']]);
  });

  it('that are used up come back, those that lie about or plug a hole do not [M-D3]', () => {
    const s = play({
      board: {
        ...CITY,
        own: {
          objects: [
            { id: 'lamp-post', zone: 'S1' },
            { id: 'phone-booth', zone: 'S2' },
            { id: 'daily-planet-globe', zone: 'S3' },
          ],
        },
        objectives: [{ zone: 'S6' }],
        rules: [{ on: 'objective-taken', do: [{ returnObjects: true }] }],
      },
      heroes: { batman: { zone: 'S6' } },
      own: { ...lying(['lamp-post', 'S7'], ['phone-booth', 'S7']) },
      turn: 'batman',
    }).play('take:S6');
    expect(['S1', 'S2', 'S3', 'S7'].map((z) => objectsIn(s, z))).toEqual([
      [],
      [],
      ['daily-planet-globe'],
      ['lamp-post', 'phone-booth'],
    ]);
  });
});

describe('equipment', () => {
  it('gives every attack that is held [D-EQP-4]', () => {
    const s = street(
      {
        'lex-luthor': {
          zone: 'S6',
          skills: ['first-pick'],
          equipment: ['lexcorp-energy-blade', 'nth-metal-axe'],
        },
      },
      { own: people(), enemies: enemies('S6', { walker: 1 }) },
    );
    expect(equipment(s, 'lex-luthor')).toHaveLength(2);
    expect(s.options).toEqual(
      expect.arrayContaining(['attack:lexcorp-energy-blade@S6', 'attack:nth-metal-axe@S6']),
    );
  });

  it('Overflow Cell offers what is too much to those who can hold more', () => {
    const s = street(
      {
        batman: { zone: 'S6', track: 4, equipment: ['overflow-cell'] },
        cyborg: { zone: 'S6', track: 4 },
        hawkgirl: { zone: 'S7', track: 1 },
        'the-flash': { zone: 'S7', track: 3 },
      },
      { own: people() },
    ).play('power-up');
    expect(s.decision?.options.map((o) => `${o.id} ${o.cap}`)).toEqual([
      'overflow-cell:hawkgirl 3',
      'overflow-cell:the-flash 1',
    ]);
  });
});

describe('Human Resources', () => {
  it('asks only those who have power to give', () => {
    const s = street(
      {
        'lex-luthor': { zone: 'S6', skills: ['human-resources'] },
        cyborg: { zone: 'S6', track: 0 },
        hawkgirl: { zone: 'S6', track: 1 },
      },
      { own: people(), enemies: enemies('S6', { walker: 1 }) },
    );
    s.play(s.options.find((o) => o.startsWith('attack:')) ?? '', 'use:human-resources@lex-luthor');
    expect([s.decision?.hero, s.options]).toEqual(['hawkgirl', ['spend:0', 'spend:1']]);
  });
});

describe('Zombie Heroes', () => {
  it('go for whom they see, whoever holds most, unless they are Catwoman [S-EMOVE-1]', () => {
    const heroes = { batman: { zone: 'S3', equipment: ['riot-shield'] }, cyborg: { zone: 'S14' } };
    const goes = (type: string) =>
      firstMotive(street(heroes, { own: { cards: [] }, enemies: enemies('S11', { [type]: 1 }) }));
    expect(goes('aquaman')).toBe('aquaman S11 sees S14 cyborg > S14 S-EMOVE-1');
    expect(goes('catwoman')).toBe('catwoman S11 hunts S3 batman > S7 catwoman');
  });

  it('who are out of the game are not brought back, and nobody else goes with them [M-D6]', () => {
    const s = play({
      mission: 'D6',
      heroes: { cyborg: { zone: 'S15' } },
      own: { cards: [], bystanders: [at('martha-kent', 'S15')] },
      turn: 'cyborg',
    });
    const deck = deckOf(s.state, 'super-heroes');
    const superman = dceased.cards['super-heroes']?.indexOf('superman');
    deck.discard = deck.draw.splice(0).filter((c) => c !== superman);
    s.play('rescue:martha-kent');
    expect([s.onBoard('superman'), deck.discard.length]).toEqual([0, 5]);
  });
});
