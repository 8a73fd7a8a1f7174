/** The way a game is played is part of its table: kept, told to everybody, refused where there is none. */
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { makeTable, openTable, SETUP, testHall, TestPlayer } from '../testing/hall.ts';

describe('the printing of a table', () => {
  it('is kept with it and told to everybody who comes [C-LOS-2]', async () => {
    const kit = testHall();
    const { id } = await makeTable(kit, { setup: { ...SETUP, variants: { printing: 'later' } } });
    const page = await new TestPlayer(await openTable(kit, id)).join();
    expect(page.welcome.setup.variants).toEqual({ printing: 'later' });
    page.table.leave(page);
    kit.clock += 2 * LIMITS.idleMs;
    await kit.hall.dropIdle(LIMITS.idleMs);
    expect(kit.hall.size).toBe(0);
    const again = await new TestPlayer(await openTable(kit, id)).join();
    expect(again.welcome).toEqual(page.welcome);
  });

  it('is 2012 when nothing is said [C-LOS-2]', async () => {
    const kit = testHall();
    const { id } = await makeTable(kit);
    const page = await new TestPlayer(await openTable(kit, id)).join();
    expect(page.welcome.setup).not.toHaveProperty('variants');
  });

  it.each([
    [{ printing: 'never' }, 'variants.printing: 2012, later'],
    [{ printing: ['later'] }, 'variants.printing: 2012, later'],
    [{ ninja: true }, 'variants.ninja'],
    [7, 'variants'],
  ])('%j is refused with its place [C-LOS-2]', async (variants, at) => {
    const made = await testHall().hall.make({ title: 'Friday', setup: { ...SETUP, variants } });
    expect(made).toMatchObject({ refused: 'setup.variants', at });
  });
});
