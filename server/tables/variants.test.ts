/** The way a game is played is part of its table: kept, told to everybody, refused where there is none. */
import { formatSave, saveOf, startTimeline } from '@holdout/engine';
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

describe('a game kept by the master of the horde', () => {
  const setup = { ...SETUP, horde: true };

  it('is refused where a table is made: nobody can correct what lies on it', async () => {
    const { hall, engine } = testHall();
    expect(await hall.make({ title: '', setup })).toEqual({ refused: 'setup.horde-online' });
    const begun = startTimeline(engine, setup, 'horde');
    if ('refused' in begun) throw new Error(begun.refused);
    const save = formatSave(saveOf(begun));
    expect(await hall.make({ title: '', save })).toEqual({ refused: 'setup.horde-online' });
  });

  it('is taken without the master', async () => {
    expect(await testHall().hall.make({ title: '', setup: { ...setup, horde: false } })).toHaveProperty('id');
  });
});
