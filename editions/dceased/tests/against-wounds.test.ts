/** When heroes can do something against wounds, for all that DCeased has (S-WND, H-RES-7). */
import { describe, expect, it } from 'vitest';
import { against } from '../../testing/wounds.ts';
import { people, street, type Entry } from './street.ts';

const alone = people();
const together = { cards: [], bystanders: [{ card: 'lana-lang', zone: 'S6', hero: 'batman' }] };
const table = (batman: Entry = {}, own: Entry = together) =>
  street({ batman: { zone: 'S6', track: 4, ...batman }, cyborg: { zone: 'S6' } }, { own });

describe('against wounds shared out', () => {
  it('there is what the hero holds, can pay and may still use [H-RES-7] [D-ESC-3]', () => {
    const s = table();
    const all = ['sacrifice', 'already-gone', 'guardian-drone', 'riot-shield'];
    expect(against(s, 'wounds-shared', { wounds: 2, enemies: 2 }).sort()).toEqual(all.sort());
  });

  it('nothing when none are left [H-RES-7]', () => {
    expect(against(table(), 'wounds-shared', { wounds: 0, enemies: 2 })).toEqual([]);
  });

  it('only some where no enemy attacks', () => {
    const found = against(table(), 'wounds-shared', { wounds: 1, enemies: 0 });
    expect(found.includes('already-gone')).toBe(false);
    expect(found.includes('guardian-drone')).toBe(true);
  });

  it('nothing that costs power without any, nobody to give up alone [D-ESC-3]', () => {
    expect(against(table({ track: 0 }), 'wounds-shared', { wounds: 1, enemies: 1 })).not.toContain(
      'already-gone',
    );
    expect(against(table({}, alone), 'wounds-shared', { wounds: 1, enemies: 1 })).not.toContain('sacrifice');
  });
});

describe('about to fall', () => {
  it('Fail-Safe saves whoever still has wounds to suffer', () => {
    expect(against(table(), 'hero-falls', { wounds: 1, enemies: 1 })).toEqual(['fail-safe']);
    expect(against(table(), 'hero-falls', { wounds: 0, enemies: 1 })).toEqual([]);
  });
});
