/** What only DCeased keeps outlives its rules: told by names and taken up again; every card is somewhere, once. */
import { itemAt } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { firstDawn, retold, takenUp } from '../../testing/positions.ts';
import { EQUIPMENT, EQUIPMENT_DECK } from '../cards.ts';
import { equipmentOf } from '../equipment.ts';
import { dceased } from '../index.ts';
import { ownOf } from '../own.ts';
import { begin } from './mission-table.ts';
import { people, street } from './street.ts';
import { engine, equipment } from './table.ts';

const card = (id: string): number => EQUIPMENT.findIndex((e) => e.id === id);

describe('a game of DCeased taken up again', () => {
  const s = begin('D4', 2);
  const dawn = firstDawn(s);
  const typeOf = (id: string): number => s.game.context.types.findIndex((t) => t.id === id);
  const again = (own: Parameters<typeof retold>[1]) => ownOf(takenUp(engine, s, retold(dawn, own)));

  it('knows what lies where, and where heroes began [D-EQP-1] [D-OBJ-1]', () => {
    const { equipment: cards, objects, began, unused, out } = again({});
    const own = ownOf(s.game);
    expect(cards).toEqual(own.equipment);
    expect(cards.length).toBeGreaterThan(5);
    expect([objects, began, unused, out]).toEqual([own.objects, own.began, own.unused, own.out]);
    expect(objects).toHaveLength(2);
  });

  it('knows which Secret Missions are carried, and by whom', () => {
    const lying = (dawn['own'] as { equipment: { card: string; zone: string }[] }).equipment;
    const own = again({
      equipment: lying.filter((e) => e.card !== 'secret-mission-3'),
      carried: [{ card: 'secret-mission-3', hero: 'cyborg' }],
    });
    expect(own.carried).toEqual([{ card: card('secret-mission-3'), hero: 1 }]);
  });

  it('knows what a mission has done to enemies', () => {
    const own = again({
      tougher: [{ type: 'superman', by: -2 }],
      hushed: [{ type: 'catwoman', until: 3 }],
    });
    expect(own.tougher).toEqual([{ type: typeOf('superman'), by: -2 }]);
    expect(own.hushed).toEqual([{ type: typeOf('catwoman'), until: 3 }]);
  });

  it('knows how often an object has been used, and power about to be shared out', () => {
    const own = again({
      objects: [{ id: 'phone-booth', zone: 'S4', uses: 1 }],
      spare: [{ hero: 'cyborg', n: 2 }],
      resting: [1],
    });
    expect(own.objects).toEqual([{ id: 'phone-booth', zone: s.zone('S4'), uses: 1 }]);
    expect([own.spare, own.resting]).toEqual([[{ hero: 1, n: 2 }], [1]]);
  });

  it('refuses a card that lies in two places', () => {
    const own = retold(dawn, { carried: [{ card: 'secret-mission-3', hero: 'cyborg' }] });
    expect(() => takenUp(engine, s, own)).toThrow();
  });

  it('knows what a hero holds, and that nobody else does [D-EQP-3]', () => {
    const { equipment: lying } = dawn['own'] as { equipment: { card: string; zone: string }[] };
    const held = [lying[0]?.card ?? '', null];
    const heroes = dawn['heroes'] as { id: string; slots: (string | null)[] }[];
    const armed = heroes.map((h) =>
      h.id === 'cyborg' ? { ...h, slots: [...h.slots.slice(0, -2), ...held] } : h,
    );
    const g = takenUp(engine, s, { ...retold(dawn, { equipment: lying.slice(1) }), heroes: armed });
    expect(equipmentOf(g, 1)).toEqual([itemAt(ownOf(s.game).equipment, 0).card]);
    const twice = heroes.map((h) => ({ ...h, slots: [...h.slots.slice(0, -2), ...held] }));
    expect(() =>
      takenUp(engine, s, { ...retold(dawn, { equipment: lying.slice(1) }), heroes: twice }),
    ).toThrow();
  });
});

describe('every equipment card is somewhere, once [D-EQP-1]', () => {
  const all = EQUIPMENT.map((_, c) => c);
  const lying = (s: Scene): number[] =>
    [...(dceased.cardsLying(s.game)[EQUIPMENT_DECK] ?? [])].sort((a, b) => a - b);
  const batman = { zone: 'S6', equipment: ['grapple-line'] };

  it('on the board, in a slot, carried, out of the game', () => {
    const own = { ...people(), equipment: [{ card: 'secret-mission-4', zone: 'S6' }] };
    const s = street({ batman }, { own });
    expect(lying(s)).toEqual(all);
    expect(lying(s.play('collect'))).toEqual(all);
    expect(ownOf(s.game).carried).toHaveLength(1);
  });

  it('in hand while somebody chooses what to drop [D-EQP-3]', () => {
    const own = { ...people(), equipment: [{ card: 'riot-shield', zone: 'S6' }] };
    const s = street({ batman }, { own }).play('collect');
    expect([s.prompt, lying(s)]).toEqual(['keep-card', all]);
    s.play('drop:riot-shield');
    expect([equipment(s, 'batman'), lying(s)]).toEqual([['grapple-line'], all]);
  });

  it('while three are looked at [S-SET-3]', () => {
    const s = street(
      { batman: { ...batman, zone: 'S9' } },
      {
        own: { cards: [{ card: 'secret-mission-2', zone: 'R_7M_21_station' }], equipment: [] },
        draws: { spawn: ['014'] },
      },
    ).play('open:R_7M_21_station-S9', 'move:R_7M_21_station', 'take-card:secret-mission-2');
    expect(lying(s)).toEqual(all);
    s.play(s.options[0] ?? '');
    expect([s.prompt, lying(s)]).toEqual(['keep-card', all]);
  });
});
