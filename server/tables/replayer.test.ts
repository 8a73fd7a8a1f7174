/** Files are played by another thread, which has an end. */
import type { Save } from '@holdout/engine';
import { afterEach, expect, it, vi } from 'vitest';
import { LIMITS } from '../limits.ts';
import { openTable, playedTable, testHall, TestPlayer } from '../testing/hall.ts';
import { Hall } from './hall.ts';
import { preparingFor, replayInThread } from './replayer.ts';

afterEach(() => vi.useRealTimers());

it('makes of a file a table that opens with its story and plays nothing again', async () => {
  const kit = testHall();
  const { host } = await playedTable(kit, 60);
  const save = await host.takeSave();
  const hall = new Hall({ ...kit.help, prepare: replayInThread });
  const answer = vi.spyOn(kit.engine, 'answer');
  const made = await hall.make({ title: 'Friday', save: String(save) });
  if ('refused' in made) throw new Error(made.refused);
  const page = await new TestPlayer(await openTable(kit, made.id), made.secrets.chairs).join();
  expect(page.welcome.log).toEqual(host.welcome.log);
  expect(page.welcome.state).toEqual(host.welcome.state);
  expect(answer).not.toHaveBeenCalled();
});

it('plays short games of the box itself, and nothing that has something of the players’ own', async () => {
  const kit = testHall();
  const { host } = await playedTable(kit, 3);
  const save = JSON.parse(String(await host.takeSave())) as Save;
  const begin = vi.spyOn(kit.engine, 'newGame');
  const prepare = preparingFor(kit.engine);
  const pack = { id: 'own', name: 'Own', author: '', version: '1' };
  const others = [{ sheets: [] }, { pack }].map((own) => ({ ...save, setup: { ...save.setup, ...own } }));
  for (const other of others) await prepare(JSON.stringify(other), '', 0);
  expect(begin).not.toHaveBeenCalled();
  expect(await prepare(JSON.stringify(save), '', 0)).toHaveProperty('header');
  expect(begin).toHaveBeenCalled();
});

it('refuses what the engine refuses', async () => {
  expect(await replayInThread('{"rules":1}', '', 0)).toMatchObject({ refused: 'save.shape', at: 'rules' });
});

it('is ended when it takes too long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const said = replayInThread('{}', '', 0);
  vi.advanceTimersByTime(LIMITS.replayMs);
  expect(await said).toEqual({ refused: 'save.too-long' });
});
