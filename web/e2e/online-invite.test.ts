/** Inviting, coming back, being called, and looking at a finished game: by links and codes, at home, with no page open. */
import { itemAt, leading } from '@holdout/engine';
import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faultsOn } from './faults.ts';
import { asks } from './driver.ts';
import { advice, playUntil, positionAfter, saveIn, storedGames, type Position } from './games.ts';
import { servePush, serveTables, type Push } from './online-server.ts';
import {
  beforeSecond,
  guest,
  hidePeople,
  invite,
  linkOf,
  openTable,
  playHere,
  saveFor,
  showPeople,
  sitDown,
  Table,
  unfold,
  watchLink,
} from './online-table.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld(() => serveTables({ HOLDOUT_PUSH_LOCAL: '1' }));

const SEATS = [
  ['amy', 'doug', 'josh'],
  ['ned', 'phil', 'wanda'],
];
const SAVE = saveFor('classic', '00', SEATS, 'invite-1');

/** One answer is missing. */
function justBeforeTheEnd(): Position {
  const nearly = playUntil(SAVE, (p) => {
    if (!p.decision) return false;
    return positionAfter({ ...p.save, answers: [...p.save.answers, advice(p)] }).decision === null;
  });
  if (!nearly) throw new Error('the game does not end');
  return nearly;
}

/** Dark and light of the code on the screen, as a camera would see it. */
const modulesOf = (page: Page): Promise<number> =>
  page
    .locator('.share-sheet .qr path')
    .last()
    .evaluate((path) => path.getAttribute('d')?.split('M').length ?? 0);

it('shares a link by code and by the system, joins by pasting it, and shows at home where one is awaited', async () => {
  const ann = await world.visit();
  const bob = await world.visit({ context: { viewport: { width: 390, height: 844 }, hasTouch: true } });
  await ann.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(navigator, { share: (what: unknown) => Promise.resolve(void shared.push(what)) });
    Object.assign(globalThis, { shared });
  });
  await ann.reload();
  const { save } = beforeSecond(SAVE);
  await invite(ann, save, 'Ann');
  const link = await linkOf(ann, 1);
  await ann.locator('[data-keys="1"]').getByRole('button', { name: 'Share' }).first().click();
  await ann.locator('.share-sheet[open] .qr').waitFor();
  expect(await modulesOf(ann)).toBeGreaterThan(300);
  await shoot(ann, 'online-share');
  expect(await faultsOn(ann, 'share')).toEqual([]);
  await ann.locator('.share-sheet').getByRole('button', { name: 'Share by …' }).click();
  await ann.locator('.share-sheet').waitFor({ state: 'detached' });
  expect(
    await ann.evaluate(() => (globalThis as unknown as { shared: { url: string }[] }).shared.at(0)?.url),
  ).toBe(link);

  const join = bob.locator('form.join');
  await join.locator('input').fill('https://elsewhere.example/t/1');
  await join.getByRole('button', { name: 'Open' }).click();
  await join.getByRole('alert').filter({ hasText: 'no link to a table' }).waitFor();
  await join.locator('input').fill(link);
  await join.getByRole('button', { name: 'Open' }).click();
  const sit = bob.locator('.note.sit');
  await sit.locator('input').fill('Bob');
  await sit.locator('button').click();
  await sit.waitFor({ state: 'detached' });
  await showPeople(bob);
  await shoot(bob, 'online-phone-seats');
  await hidePeople(bob);

  // Bob opens another table later, and this one comes first again when it is his turn.
  const { page: cleo } = await openTable(world, saveFor('classic', '00', SEATS, 'invite-2'), 'Cleo');
  await bob.goto(await watchLink(cleo));
  await bob.locator('.online .table').waitFor();
  const table = new Table([ann, ann], save);
  await table.give(advice(table.now));
  await bob.goto(world.url);
  await bob.locator('.online-tables li[data-turn="mine"]', { hasText: 'your turn' }).waitFor();
  expect(await bob.locator('.online-tables li').first().getAttribute('data-turn')).toBe('mine');
  await shoot(bob, 'online-phone-home');
  await bob.setViewportSize({ width: 1440, height: 900 });
  await shoot(bob, 'online-home');
  expect(await faultsOn(bob, 'home with tables')).toEqual([]);
});

it('keeps a table private: to watch takes its link, and those who watch may write where they may', async () => {
  const { page: ann } = await openTable(world, SAVE, 'Ann');
  const open = await watchLink(ann);
  const eve = await world.visit({ to: open });
  await eve.locator('.online .table').waitFor();
  await unfold(ann.locator('.host details', { hasText: 'How this table is kept' }));
  await ann.getByRole('switch', { name: 'Those who watch may write' }).click();
  await showPeople(eve);
  await eve.locator('.chat').getByLabel('Your name').fill('Eve');
  await eve.getByRole('button', { name: 'Join the chat' }).click();
  await ann.locator('.watching', { hasText: 'Eve' }).waitFor();
  await eve.getByPlaceholder('Write something').fill('good luck');
  await eve.keyboard.press('Enter');
  await ann.locator('.chat-lines li', { hasText: 'Eve (watching) good luck' }).waitFor();
  await shoot(ann, 'online-watchers');

  await ann.getByRole('switch', { name: 'Private' }).click();
  await eve.getByText('This table is private').waitFor();
  await ann.locator('.together-scroll > .link-field input').waitFor();
  await expect.poll(() => watchLink(ann)).toContain('#');
  const eva = await world.visit({ to: open });
  await eva.getByText('This table is private').waitFor();
  await eva.goto(await watchLink(ann));
  await eva.locator('.online .table').waitFor();
  await ann.locator('.watcher-keys').getByRole('button', { name: 'Send away' }).click();
  await eva.getByText('has sent this page away').waitFor();

  // The host ends it for everybody.
  await eva.reload();
  await eva.locator('.online .table').waitFor();
  await ann.getByRole('button', { name: 'Delete this table' }).click();
  await ann.getByRole('button', { name: 'Delete it for everybody' }).click();
  await ann.locator('.mission-card').first().waitFor();
  expect(await ann.locator('.online-tables li').count()).toBe(0);
  await eva.getByText('There is no such table').waitFor();
});

it('shows a finished game to whoever has its link, who can step through it and play on', async () => {
  const nearly = justBeforeTheEnd();
  const { page: ann } = await openTable(world, nearly.save, 'Ann');
  const id = ann.url().split('/').at(-1) ?? '';
  world.foresee(/status of 403/);
  const eve = await world.visit({ to: `${world.url}r/${id}` });
  await eve.getByText('This game is still being played').waitFor();

  await playHere(ann, 1);
  const table = new Table([ann, ann], nearly.save);
  await table.give(advice(table.now));
  await ann.getByRole('button', { name: 'Look at the board' }).click();
  await showPeople(ann);
  const link = await watchLink(ann);
  expect(link).toBe(`${world.url}r/${id}`);

  const { answers } = table.now.save;
  const stranger = await world.visit({ to: link });
  const replay = stranger.locator('.replay');
  await replay.waitFor();
  await shoot(stranger, 'online-replay');
  await replay.getByRole('button', { name: 'One answer back' }).click();
  await replay.getByRole('button', { name: 'One answer back' }).click();
  await replay.getByRole('button', { name: /from here/i }).click();
  await stranger.locator('.game:not(.online) .decide').waitFor();
  const lengths = (await storedGames(stranger))
    .map((g) => saveIn(g.text).answers.length)
    .sort((a, b) => a - b);
  expect(lengths).toEqual([answers.length - 2, answers.length]);
});

/** The registration of the page's worker, as the browser's tools name it. */
async function registrationOf(tools: CDPSession): Promise<string> {
  const found = new Promise<string>((done) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations.filter((r) => !r.isDeleted);
      if (first) done(first.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  return found;
}

/** What the worker would have shown: a browser without a screen shows nothing. */
interface Shown {
  readonly title: string;
  readonly options: { readonly tag: string; readonly data: string };
}

/** In the place of the service of the browser's maker, which a test does not reach. */
function subscribeTo({ endpoint, ...keys }: Push['subscription']): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = () => Promise.resolve('granted');
  const made = { toJSON: () => ({ endpoint, keys }) };
  PushManager.prototype.subscribe = () => Promise.resolve(made as unknown as PushSubscription);
}

it('is called by the server though no page of the table is open: the worker shows whose turn it is', async () => {
  const service = await servePush();
  const { save } = beforeSecond(SAVE);
  const { page: ann, links } = await openTable(world, save, 'Ann');
  const bob = await world.visit({ worker: true });
  await bob.evaluate(async () => void (await navigator.serviceWorker.ready));
  const [worker] = leading(bob.context().serviceWorkers(), 1);
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const own = (globalThis as unknown as { registration: object }).registration;
    const showNotification = (title: string, options: unknown): Promise<void> =>
      Promise.resolve(void shown.push({ title, options }));
    Object.assign(own, { showNotification });
    Object.assign(globalThis, { shown });
  });
  const tools = await bob.context().newCDPSession(bob);
  const registrationId = await registrationOf(tools);
  const { origin } = new URL(world.url);
  const push = (data: string): Promise<unknown> =>
    tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const shown = (): Promise<Shown[]> =>
    worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);

  await bob.addInitScript(subscribeTo, service.subscription);
  await sitDown(bob, itemAt(links, 1), 'Bob');
  await showPeople(bob);
  const entries = async (): Promise<number> =>
    Number(await ann.locator('.online').getAttribute('data-entry'));
  const before = await entries();
  await bob.getByRole('switch', { name: 'Tell me when it is my turn' }).click();
  await expect.poll(entries).toBe(before + 1);
  const id = bob.url().split('/').at(-1) ?? '';
  await goTo(bob, '#/');
  await ann.locator('.hero .player-tag.away').first().waitFor();

  // From Ann's answer through the server and the service, sealed, to Bob's worker.
  const table = new Table([ann], save);
  await table.give(advice(table.now));
  await expect.poll(() => service.read.length).toBe(1);
  await push(itemAt(service.read, 0));
  await expect.poll(shown).toHaveLength(1);
  await push('{"table":"../elsewhere","words":"Click"}');
  await expect.poll(shown).toHaveLength(2);
  const [mine, odd] = await shown();
  expect(mine).toMatchObject({ title: 'Your turn at Tutorial!', options: { tag: id, data: id } });
  expect(odd).toMatchObject({ title: 'Holdout', options: { data: '' } });
  await service.close();
});

it('plays on with the same people: one lays the next game, the others find it', async () => {
  const nearly = justBeforeTheEnd();
  const { page: ann, links } = await openTable(world, nearly.save, 'Ann');
  const bob = await guest(world, itemAt(links, 1), 'Bob', {
    settings: { language: 'fr' },
    context: { viewport: { width: 390, height: 844 }, hasTouch: true },
  });
  const table = new Table([ann, bob], nearly.save);
  await table.give(advice(table.now));
  const next = ann.getByRole('combobox', { name: 'Mission of the next game' });
  await expect.poll(() => next.inputValue()).toBe('01');
  await shoot(ann, 'online-next');
  expect(await faultsOn(ann, 'next game')).toEqual([]);
  const old = ann.url();
  await ann.getByRole('button', { name: 'Lay the next game' }).click();
  await expect.poll(() => ann.url()).not.toBe(old);
  await asks(ann, 'activate');
  expect(await ann.locator('.note.sit').count()).toBe(0);

  await bob.getByText('La partie suivante est sur la table.').first().waitFor();
  await shoot(bob, 'online-phone-next');
  // Bob does not press it, but finds the table at home.
  await goTo(bob, '#/');
  const row = bob.locator('.online-tables li', { hasText: 'avec Ann' }).filter({ hasNotText: 'terminée' });
  await row.locator('a').click();
  await expect.poll(() => bob.url().split('/').at(-1)).toBe(ann.url().split('/').at(-1));
  await showPeople(bob);
  await bob.locator('[data-chair="1"]', { hasText: 'vous' }).waitFor();

  await ann.goBack();
  await ann.getByRole('button', { name: 'Come along' }).first().click();
  await asks(ann, 'activate');
});
