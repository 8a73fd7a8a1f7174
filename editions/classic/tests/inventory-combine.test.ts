// Combining cards, where used and lost ones go, the deck built anew (C-INV-5, 7, 10, 11).
import { describe, expect, it } from 'vitest';
import { deckOf, itemAt, WOUND } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { CARDS } from '../cards.ts';
import { ownOf } from '../own.ts';
import { cardsOf, discards, handsOf, play, TOWN } from './table.ts';

const named = (cards: readonly number[]): string[] => cards.map((c) => itemAt(CARDS, c).id).sort();
const aside = (s: Scene): string[] => named(ownOf(s.game).aside);
const out = (s: Scene): string[] => named(ownOf(s.game).out);
const crowd = [
  { type: 'walker', zone: 'S7' },
  { type: 'runner', zone: 'S7' },
];

describe('rifle and scope', () => {
  const ned = { zone: 'S6', hands: ['rifle', 'crowbar'], reserve: ['scope'] };

  it('become a sniper rifle in one slot, at no action, that chooses its targets [C-INV-5]', () => {
    const s = play({ mission: TOWN, heroes: { ned }, enemies: crowd, turn: 'ned', dice: [3] }).play(
      'combine:sniper-rifle',
    );
    expect(cardsOf(s, 'ned')).toEqual(['sniper-rifle', 'crowbar']);
    expect(s.hero('ned').actions).toBe(3);
    s.play('attack:sniper-rifle@S7', 'hit:runner=1');
    expect([s.enemies('S7', 'walker'), s.enemies('S7', 'runner')]).toEqual([1, 0]);
  });

  it('apart shoot like any rifle, Walkers first [C-INV-5]', () => {
    const s = play({ mission: TOWN, heroes: { ned }, enemies: crowd, turn: 'ned', dice: [3] }).play(
      'attack:rifle@S7',
    );
    expect([s.enemies('S7', 'walker'), s.enemies('S7', 'runner')]).toEqual([0, 1]);
  });

  it('may be equipped at once, in place of either held item or not at all [C-INV-5]', () => {
    const spare = { zone: 'S1', hands: ['pan', 'crowbar'], reserve: ['rifle', 'scope'] };
    const s = play({ mission: TOWN, heroes: { ned: spare }, turn: 'ned' }).play('combine:sniper-rifle');
    expect(s.options).toEqual(['hold:crowbar+pan', 'hold:crowbar+sniper-rifle', 'hold:pan+sniper-rifle']);
    s.play('hold:pan+sniper-rifle');
    expect(handsOf(s, 'ned').sort()).toEqual(['pan', 'sniper-rifle']);
    expect(cardsOf(s, 'ned')).toHaveLength(3);
    expect(s.hero('ned').actions).toBe(3);
  });

  it('go into a free hand, but move no Wounded card out of the other [C-INV-5] [C-INV-15]', () => {
    const free = { zone: 'S1', hands: ['wounded'], reserve: ['rifle', 'scope'] };
    const s = play({ mission: TOWN, heroes: { ned: free }, turn: 'ned' }).play('combine:sniper-rifle');
    expect(handsOf(s, 'ned')).toEqual(['sniper-rifle']);
    expect(s.hero('ned').slots[0]).toBe(WOUND);
    const taken = { zone: 'S1', hands: ['wounded', 'pan'], reserve: ['rifle', 'scope'] };
    for (const held of ['pan', 'sniper-rifle']) {
      const t = play({ mission: TOWN, heroes: { ned: taken }, turn: 'ned' }).play(
        'combine:sniper-rifle',
        `hold:${held}`,
      );
      expect(handsOf(t, 'ned')).toEqual([held]);
      expect(t.hero('ned').slots[0]).toBe(WOUND);
    }
  });

  it('must be with the same survivor, in that survivor’s own turn [C-INV-10]', () => {
    const apart = { ned: { zone: 'S1', hands: ['rifle'] }, amy: { zone: 'S1', reserve: ['scope'] } };
    expect(play({ mission: TOWN, heroes: apart, turn: 'ned' }).why('combine:sniper-rifle')).toBe(
      'combine.parts',
    );
    const other = play({ mission: TOWN, heroes: { ned, amy: { zone: 'S6' } }, turn: 'amy' });
    expect(other.why('combine:sniper-rifle')).toBe('combine.parts');
    other.play('end');
    expect(other.options).toContain('combine:sniper-rifle');
  });

  it('stay one item that is moved, traded and lost as one [C-INV-10]', () => {
    const sniper = { zone: 'S1', hands: ['sniper-rifle'], reserve: ['water'] };
    const heroes = { ned: sniper, amy: { zone: 'S1', hands: ['pan', 'crowbar'] } };
    const s = play({ mission: TOWN, heroes, turn: 'ned' }).play('trade:amy');
    expect(s.options).toEqual(['give:sniper-rifle', 'give:water', 'take:pan', 'take:crowbar', 'finish']);
    s.play('give:sniper-rifle', 'finish', 'hold:crowbar+sniper-rifle');
    expect(cardsOf(s, 'amy').sort()).toEqual(['crowbar', 'pan', 'sniper-rifle']);
    expect(cardsOf(s, 'ned')).toEqual(['water']);

    const enemies = [{ type: 'walker', zone: 'S1' }];
    const hit = play({ mission: TOWN, heroes: { ned: sniper }, enemies, phase: 'enemies' }).play(
      'lose:sniper-rifle@hand',
    );
    expect(cardsOf(hit, 'ned')).toEqual(['water']);
    expect(discards(hit)).toEqual(expect.arrayContaining(['rifle', 'scope']));
  });
});

describe('a Molotov', () => {
  const parts = { zone: 'S8', hands: ['pan'], reserve: ['glass-bottles', 'gasoline', 'water'] };

  it('is made of bottles and gasoline, which are discarded, at no action [C-INV-5]', () => {
    const s = play({ mission: TOWN, heroes: { ned: parts }, turn: 'ned' }).play('combine:molotov');
    expect(cardsOf(s, 'ned')).toEqual(['pan', 'molotov', 'water']);
    expect(handsOf(s, 'ned')).toEqual(['pan', 'molotov']);
    expect(discards(s)).toEqual(expect.arrayContaining(['glass-bottles', 'gasoline']));
    expect(aside(s).filter((c) => c === 'molotov')).toHaveLength(1);
    expect(s.hero('ned').actions).toBe(3);
  });

  it('may be equipped at once in place of a held item [C-INV-5]', () => {
    const full = { ...parts, hands: ['pan', 'crowbar'] };
    const s = play({ mission: TOWN, heroes: { ned: full }, turn: 'ned' }).play('combine:molotov');
    expect(s.options).toEqual(['hold:crowbar+pan', 'hold:crowbar+molotov', 'hold:molotov+pan']);
    s.play('hold:crowbar+molotov');
    expect(handsOf(s, 'ned').sort()).toEqual(['crowbar', 'molotov']);
  });

  it('cannot be made with none set aside; a used one returns there [C-INV-11]', () => {
    const heroes = {
      ned: parts,
      amy: { zone: 'S8', hands: ['molotov'] },
      doug: { zone: 'S8', hands: ['molotov'] },
    };
    const none = play({ mission: TOWN, heroes, turn: 'ned' });
    expect(none.why('combine:molotov')).toBe('combine.none-aside');
    const s = play({ mission: TOWN, heroes, enemies: crowd, turn: 'amy' });
    s.play('attack:molotov@S7', 'end', 'activate:ned');
    expect(aside(s)).toContain('molotov');
    expect(discards(s)).not.toContain('molotov');
    expect(s.options).toContain('combine:molotov');
  });
});

describe('cards that are gone', () => {
  it('pans and pimp-mobile weapons leave the game when discarded [C-INV-11]', () => {
    const ned = {
      zone: 'R_7B_00_room',
      hands: ['pan', 'evil-twins'],
      reserve: ['mas-shotgun', 'water', 'flashlight'],
    };
    const s = play({ mission: TOWN, heroes: { ned }, turn: 'ned', draws: { equipment: ['water', 'scope'] } });
    const before = discards(s);
    s.play('search', 'discard:pan', 'discard:evil-twins');
    expect(out(s)).toEqual(expect.arrayContaining(['evil-twins', 'pan']));
    expect(aside(s)).not.toContain('evil-twins');
    expect(discards(s)).toEqual(before);
  });

  it('an empty deck is rebuilt from the discards, without Wounded, pan, Molotov and pimp-mobile cards [C-INV-7]', () => {
    const heroes = {
      ned: { zone: 'S1', wounds: 1, hands: ['pan', 'molotov'], reserve: ['evil-twins', 'katana'] },
      amy: { zone: 'R_7B_00_room' },
    };
    const enemies = [{ type: 'walker', zone: 'S1' }];
    const s = play({ mission: TOWN, heroes, enemies, own: { deck: [] }, phase: 'enemies' });
    expect(s.hero('ned').status).toBe('dead');
    const gone = discards(s).sort();
    expect(gone).toContain('katana');
    expect(deckOf(s.state, 'equipment').draw).toEqual([]);
    s.play('search');
    expect(s.happened('deck-shuffled')).toHaveLength(1);
    const back = [...named(deckOf(s.state, 'equipment').draw), ...cardsOf(s, 'amy')].sort();
    expect(back).toEqual(gone);
    for (const id of ['pan', 'molotov', 'evil-twins']) expect(back).not.toContain(id);
    expect(discards(s)).toEqual([]);
  });
});
