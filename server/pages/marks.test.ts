/** Passing messages: pings, arrows, proposals, where people look; and looks into the past. */
import type { FromPage, ToPage } from '@holdout/protocol';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { makeTable, testHall, type TestHall } from '../testing/hall.ts';
import { doing, hello, wireTo, type Wire } from '../testing/wire.ts';
import type { Made } from '../tables/hall.ts';

async function annAndWatcher(): Promise<{ kit: TestHall; made: Made; ann: Wire; watcher: Wire }> {
  const kit = testHall();
  const made = await makeTable(kit);
  const [ann, watcher] = [wireTo(kit), wireTo(kit)];
  await ann.say(hello(made, [made.secrets.chairs[0]]));
  await watcher.say(hello(made));
  await ann.say(doing('s', { kind: 'sit', chair: 0, name: 'Ann' }));
  return { kit, made, ann, watcher };
}

describe('marks and positions', () => {
  it('show what a seated player points at to everybody, and are not kept', async () => {
    const kit = testHall();
    const made = await makeTable(kit);
    const [ann, watcher] = [wireTo(kit), wireTo(kit)];
    await ann.say(hello(made, [made.secrets.chairs[0]]));
    await watcher.say(hello(made));
    const mark: FromPage = { t: 'mark', kind: 'propose', at: 0, ids: ['amy'] };
    expect(await ann.say(mark)).toMatchObject({ t: 'no', refused: 'chair.not-seated' });
    await ann.say(doing('s', { kind: 'sit', chair: 0, name: 'Ann' }));
    await ann.say(mark);
    expect(watcher.heard.at(-1)).toEqual({ t: 'mark', chair: 0, kind: 'propose', at: 0, ids: ['amy'] });
    expect(await watcher.say(mark)).toMatchObject({ t: 'no', refused: 'chair.not-seated' });
    expect((await kit.storage.read(made.id))?.head).toBe(1);
  });

  it('show an arrow from one zone to another, and nothing that is no arrow', async () => {
    const { ann, watcher } = await annAndWatcher();
    await ann.say({ t: 'mark', kind: 'arrow', at: 1, ids: ['S1', 'S2'] });
    expect(watcher.heard.at(-1)).toEqual({ t: 'mark', chair: 0, kind: 'arrow', at: 1, ids: ['S1', 'S2'] });
    for (const ids of [['S1'], ['S1', 'S2', 'S3'], []])
      expect(await ann.say({ t: 'mark', kind: 'arrow', at: 1, ids })).toMatchObject({
        refused: 'message.shape',
      });
  });

  it('tell a newcomer where everybody is looking, until they look away, leave or lose the chair', async () => {
    const { kit, made, ann, watcher } = await annAndWatcher();
    const looks = async (): Promise<ToPage[]> => {
      const page = wireTo(kit);
      await page.say(hello(made));
      page.connection.end();
      return page.heard.filter((m) => m.t === 'mark');
    };
    const look = (...ids: string[]): Promise<ToPage> => ann.say({ t: 'mark', kind: 'look', at: 1, ids });
    expect(await looks()).toEqual([]);
    await look('S1');
    await look('S2');
    expect(await looks()).toEqual([{ t: 'mark', chair: 0, kind: 'look', at: 1, ids: ['S2'] }]);
    await look();
    expect(await looks()).toEqual([]);
    await look('S3');
    await ann.say(doing('u', { kind: 'stand', chair: 0 }));
    expect(await looks()).toEqual([]);
    await ann.say(doing('s2', { kind: 'sit', chair: 0, name: 'Ann' }));
    await look('S4');
    ann.connection.end();
    expect(watcher.heard.at(-1)).toMatchObject({ kind: 'look', chair: 0, ids: [] });
    expect(await looks()).toEqual([]);
    expect(kit.troubles).toEqual([]);
  });

  it('have limits of their own: looking around does not cost a word, nor talking a look', async () => {
    const { kit, ann } = await annAndWatcher();
    const look: FromPage = { t: 'mark', kind: 'look', at: 1, ids: ['S1'] };
    const ping: FromPage = { t: 'mark', kind: 'ping', at: 1, ids: ['S1'] };
    for (let i = 0; i < LIMITS.lookBurst; i++) expect(await ann.say(look)).toMatchObject({ t: 'mark' });
    expect(await ann.say(look)).toEqual({ t: 'no', refused: 'message.too-many' });
    for (let i = 0; i < LIMITS.talkBurst; i++) expect(await ann.say(ping)).toMatchObject({ kind: 'ping' });
    expect(await ann.say(ping)).toEqual({ t: 'no', refused: 'message.too-many' });
    kit.clock += LIMITS.lookEveryMs;
    expect(await ann.say(look)).toMatchObject({ t: 'mark', kind: 'look' });
    expect(await ann.say(ping)).toMatchObject({ refused: 'message.too-many' });
  });

  it('of the past, which have to be played again, are not given without end', async () => {
    const { kit, watcher } = await annAndWatcher();
    let given = 0;
    for (let said = await ask(); said.t === 'moment'; said = await ask()) given++;
    expect(watcher.heard.at(-1)).toEqual({ t: 'no', ref: 'm', refused: 'message.too-many' });
    expect(given).toBeGreaterThanOrEqual(LIMITS.positionBurst);
    expect(given).toBeLessThan(3 * LIMITS.positionBurst);

    /** As fast as messages may come at all. */
    function ask(): Promise<ToPage> {
      kit.clock += LIMITS.messageEveryMs;
      return watcher.say({ t: 'moment', ref: 'm', answers: 0 });
    }
  });

  it('show the past as the table may see it', async () => {
    const kit = testHall();
    const made = await makeTable(kit);
    const page = wireTo(kit);
    await page.say(hello(made));
    const said = await page.say({ t: 'moment', ref: 'm', answers: 5 });
    expect(said).toMatchObject({ t: 'moment', ref: 'm', state: { seq: 0, seed: '' } });
  });
});
