/** Online tables in two and three browsers, against the real server. */
import { heroAt, itemAt, leading } from '@holdout/engine';
import { devices, type Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { asks } from './driver.ts';
import { faultsOn } from './faults.ts';
import { advice, playUntil, positionAfter } from './games.ts';
import { serveTables } from './online-server.ts';
import {
  beforeSecond,
  guest,
  handOver,
  hidePeople,
  invite,
  keysOf,
  linkOf,
  openTable,
  playHere,
  saveFor,
  showPeople,
  shows,
  sitDown,
  Table,
  unfold,
  watchLink,
} from './online-table.ts';
import { openWorld, shoot } from './world.ts';

const world = openWorld(() => serveTables());

const CLASSIC = [
  ['amy', 'doug', 'josh'],
  ['ned', 'phil', 'wanda'],
];
const save = saveFor('classic', '00', CLASSIC, 'together-1');

const promptOf = (page: Page): Promise<string> => page.locator('.decide .prompt').innerText();

const iconOf = (page: Page): Promise<string | null> => page.locator('link[rel="icon"]').getAttribute('href');

it('plays a round of the classic game together, in English here and in French there', async () => {
  const ann = await world.visit();
  await invite(ann, save, 'Ann');
  await shoot(ann, 'online-host');
  const bob = await guest(world, await linkOf(ann, 1), 'Bob', { settings: { language: 'fr' } });
  // The secret is out of the address.
  expect(bob.url()).toMatch(/#\/online\/[\w-]{22}$/);
  await ann.locator('[data-chair="1"][data-holder="person"]', { hasText: 'Bob' }).waitFor();

  const table = new Table([ann, bob], save);
  await table.play((p) => p.decision?.by === 1 && p.decision.prompt === 'turn');
  // Bob's turn: Ann sees the question and who is awaited, and cannot answer.
  await ann.locator('.decide.awaited', { hasText: 'Waiting for Bob' }).waitFor();
  expect(await ann.locator('[data-family]').count()).toBe(0);
  expect(await ann.title()).toContain('Waiting for Bob');
  expect(await bob.title()).toContain('À vous de jouer');
  await expect.poll(() => iconOf(bob)).toMatch(/^blob:/);
  expect(await iconOf(ann)).toMatch(/icon\.svg$/);
  expect(await promptOf(bob)).not.toBe(await promptOf(ann));

  const wish = ann.locator('[data-propose]').first();
  const wished = await wish.innerText();
  await wish.click();
  await bob.locator('.proposals', { hasText: 'Ann ferait' }).waitFor();
  expect(await bob.locator('.proposals').innerText()).not.toContain(wished);
  await ann.getByRole('button', { name: 'I am ready' }).click();
  await showPeople(bob);
  await bob.locator('[data-chair="0"] .chip.ready').waitFor();
  await bob.getByPlaceholder('Écrire un message').fill('<b>où vas-tu ?</b>');
  await bob.keyboard.press('Enter');
  await ann.locator('.toast', { hasText: 'Bob: <b>où vas-tu ?</b>' }).waitFor();
  await shoot(bob, 'online-french');

  // A phrase is read in one's own language; whoever is muted is not heard.
  await bob.locator('[data-phrase="well-done"]').click();
  await bob.locator('.chat-lines li', { hasText: 'Bien joué !' }).waitFor();
  await ann.locator('.toast', { hasText: 'Bob: Well done!' }).waitFor();
  await showPeople(ann);
  await ann.getByRole('button', { name: 'Mute Bob' }).click();
  await expect.poll(() => ann.locator('.chat-lines li').count()).toBe(0);
  await bob.locator('[data-phrase="ouch"]').click();
  await bob.locator('.chat-lines li', { hasText: 'Aïe !' }).waitFor();
  expect(await ann.locator('.chat-lines li').count()).toBe(0);
  await ann.getByRole('button', { name: 'Hear Bob again' }).click();
  await ann.locator('.chat-lines li', { hasText: 'Ouch!' }).waitFor();
  await hidePeople(ann);
  await hidePeople(bob);

  await bob.getByRole('button', { name: 'Montrer une zone' }).click();
  const zone = itemAt(table.now.context.board.zones, heroAt(table.now.state, 0).zone).id;
  await bob.locator(`.zone-area[data-zone="${zone}"]`).click({ force: true });
  await ann.locator(`[data-ping="${zone}"]`, { hasText: 'Bob' }).waitFor({ state: 'attached' });

  await table.play((p) => p.state.round === 2);
  expect(table.now.state.round).toBe(2);
  expect(await faultsOn(ann, 'online')).toEqual([]);
  await showPeople(ann);
  expect(await faultsOn(ann, 'online, people')).toEqual([]);
});

it('lets a third person look on, lets one leave and come back, and hands a hero over', async () => {
  const { save: running } = beforeSecond(save);
  const { page: ann, links } = await openTable(world, running, 'Ann');
  const bob = await guest(world, itemAt(links, 1), 'Bob');
  const eve = await world.visit({ to: await watchLink(ann) });
  await eve.locator('.online .table').waitFor();
  const table = new Table([ann, bob], running, [eve]);
  await shows(eve, table.now);
  await eve.locator('.decide.awaited', { hasText: 'Waiting for Ann' }).waitFor();
  expect(await eve.locator('[data-family], [data-propose], .note.sit').count()).toBe(0);
  expect(await eve.locator('[data-tour="undo"]').isDisabled()).toBe(true);

  // Bob's browser is closed and opened again: the table is on the list at home, and Bob is still Bob.
  const context = bob.context();
  await bob.close();
  table.pages[1] = ann;
  await table.play((p) => p.decision?.by === 1);
  const again = await world.again(context);
  await again.goto(world.url);
  await again.locator('.online-tables a').click();
  table.pages[1] = again;
  await shows(again, table.now);
  expect(await again.locator('.note.sit').count()).toBe(0);

  // The hero whose turn it is goes from Bob to Ann.
  await table.play((p) => p.decision?.by === 1 && p.decision.prompt === 'turn');
  const hero = table.now.decision?.hero ?? '';
  await asks(again, 'turn');
  await handOver(ann, hero, 0);
  await again.locator('.decide.awaited', { hasText: 'Waiting for Ann' }).waitFor();
  table.handed.set(hero, 0);
  await table.give(advice(table.now));
});

it('takes back what the dice have shown only when the others agree', async () => {
  const before = playUntil(save, (p) => {
    if (!p.decision) return false;
    const next = positionAfter({ ...p.save, answers: [...p.save.answers, advice(p)] });
    return next.state.reveals !== p.state.reveals && p.decision.prompt === 'turn' && next.decision?.by === 0;
  });
  if (!before) throw new Error('no dice are rolled');
  const { page: ann, links } = await openTable(world, before.save, 'Ann');
  const bob = await guest(world, itemAt(links, 1), 'Bob');
  const table = new Table([ann, bob], before.save);
  await table.give(advice(table.now));
  await hidePeople(ann);
  const undo = async (): Promise<void> => {
    await ann.locator('[data-tour="undo"]').click();
    await ann.locator('.undo-ask', { hasText: 'More than half' }).getByRole('button').first().click();
  };

  await undo();
  await bob.locator('.note.vote', { hasText: 'Ann' }).getByRole('button', { name: 'Leave it' }).click();
  await ann.locator('.note.vote').waitFor({ state: 'detached' });
  await shows(ann, table.now);

  await undo();
  await bob.locator('.note.vote').waitFor();
  await shoot(bob, 'online-vote');
  await bob.locator('.note.vote').getByRole('button', { name: 'Take it back' }).click();
  for (const page of [ann, bob]) await shows(page, before);
});

it('checks the dice when the game is over, and keeps the game', async () => {
  const nearly = playUntil(save, (p) => {
    if (!p.decision) return false;
    return positionAfter({ ...p.save, answers: [...p.save.answers, advice(p)] }).decision === null;
  });
  if (!nearly) throw new Error('the game does not end');
  const { page: ann } = await openTable(world, nearly.save, 'Ann');
  // Both chairs on one screen.
  await playHere(ann, 1);
  const table = new Table([ann, ann], nearly.save);
  await table.give(advice(table.now));
  await ann.getByRole('button', { name: 'Look at the board' }).click();
  await ann.getByRole('button', { name: 'Check the dice' }).click();
  await ann.locator('.dice-check[data-verdict="honest"]').waitFor();
  await shoot(ann, 'online-over');
  await ann.locator('.over').getByRole('button', { name: 'See how it went' }).click();
  await ann.locator('.summary').waitFor();
  expect(await ann.locator('.next-steps').count()).toBe(0);
  await ann.getByRole('link', { name: 'Back to the table' }).click();
  await ann.locator('.online .table').waitFor();
});

it('says when the line is down and when it is back, and misses nothing', async () => {
  const { page: ann, links } = await openTable(world, save, 'Ann');
  const bob = await world.visit();
  const cut: { down: boolean; drop: () => void } = { down: false, drop: () => undefined };
  await bob.routeWebSocket(/\/ws$/, (socket) => {
    if (cut.down) void socket.close();
    else {
      socket.connectToServer();
      cut.drop = () => void socket.close();
    }
  });
  await sitDown(bob, itemAt(links, 1), 'Bob');
  const table = new Table([ann, ann], save);
  await shows(bob, table.now);
  cut.down = true;
  cut.drop();
  await bob.locator('.notice[role="alert"]', { hasText: 'The line to the table is down' }).waitFor();
  for (let i = 0; i < 3; i++) await table.give(advice(table.now));
  expect(table.now.decision?.by).toBe(0);
  // What is written meanwhile waits, however often it is sent.
  await showPeople(bob);
  await bob.getByPlaceholder('Write something').fill('still here');
  for (let i = 0; i < 3; i++) await bob.keyboard.press('Enter');
  cut.down = false;
  await shows(bob, table.now);
  await bob.locator('.toast', { hasText: 'You are back' }).waitFor();
  expect(await bob.locator('.notice').count()).toBe(0);
  await showPeople(ann);
  await ann.locator('.chat-lines li', { hasText: 'still here' }).waitFor();
  await expect.poll(() => bob.getByPlaceholder('Write something').inputValue()).toBe('');
  expect(await ann.locator('.chat-lines li').count()).toBe(1);
});

it('fits a phone', async () => {
  const { page: ann, links } = await openTable(world, save, 'Ann');
  const bob = await guest(world, itemAt(links, 1), 'Bob', {
    context: { ...devices['iPhone 12'], viewport: { width: 390, height: 844 } },
  });
  await bob.locator('.decide.awaited').waitFor();
  await showPeople(ann);
  await ann.getByPlaceholder('Write something').fill('look at the menu');
  await ann.keyboard.press('Enter');
  await bob.locator('.top .unread', { hasText: '1' }).waitFor();
  await shoot(bob, 'online-phone');
  const wide = (): Promise<number> => bob.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBe(390);
  const tools = await bob
    .locator('.top .tool')
    .evaluateAll((all) =>
      all
        .map((tool) => tool.getBoundingClientRect())
        .map(({ left, right, width, height }) => ({ left, right, width, height })),
    );
  for (const { left, right, width, height } of tools) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
    expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(44);
  }
  await showPeople(bob);
  expect(await wide()).toBe(390);
  await shoot(bob, 'online-phone-people');
  expect(await faultsOn(bob, 'online, phone')).toEqual([]);
  await hidePeople(bob);

  // A finger draws an arrow.
  await bob.getByRole('button', { name: 'Menu' }).click();
  await bob.getByRole('button', { name: 'Draw an arrow' }).click();
  const [from, to] = leading(await openZones(bob), 2);
  const finger = await bob.context().newCDPSession(bob);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    at?: { x: number; y: number },
  ): Promise<unknown> => finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  await touch('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  await touch('touchMove', to);
  await touch('touchEnd');
  await ann.locator(`[data-arrow="${from.zone}>${to.zone}"]`).waitFor({ state: 'attached' });
});

/** Zones that can be pressed where the page shows the board now. */
const openZones = (page: Page): Promise<{ zone: string; x: number; y: number }[]> =>
  page.locator('.zone-area').evaluateAll((areas) =>
    areas.flatMap((area) => {
      const box = area.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const zone = area.getAttribute('data-zone');
      return zone && document.elementFromPoint(x, y) === area ? [{ zone, x, y }] : [];
    }),
  );

it('lets the host rename the table, make an old link worthless and call in a bot', async () => {
  const theirs = playUntil(save, (p) => p.decision?.by === 1 && p.decision.prompt === 'turn');
  if (!theirs) throw new Error('the second player never plays');
  const { page: ann } = await openTable(world, theirs.save, 'Ann');
  // Everybody waits for a chair that is free: the host is told what can be done.
  const bar = ann.locator('.decide.awaited', { hasText: 'Nobody sits on chair 2 yet' });
  await bar.locator('.link-field input').waitFor();
  await shoot(ann, 'online-free-chair');
  await showPeople(ann);
  await unfold(ann.locator('.host details', { hasText: 'Name of the table' }));
  await ann.getByRole('textbox', { name: 'Name of the table' }).fill('Kitchen');
  await ann.getByRole('button', { name: 'Rename' }).click();
  await ann.locator('.together h2', { hasText: 'Kitchen' }).waitFor();

  const old = await linkOf(ann, 1);
  const bob = await guest(world, old, 'Bob');
  await asks(bob, 'turn');
  const keys = await keysOf(ann, 1);
  await keys.getByRole('button', { name: 'New link' }).click();
  await keys.getByRole('button', { name: 'Do it' }).click();
  // Bob can only look on now, and his link opens nothing any more.
  await bob.locator('.decide.awaited').waitFor();
  await bob.goto(old);
  await shows(bob, theirs);
  expect(await bob.locator('.note.sit, [data-family]').count()).toBe(0);
  const second = await linkOf(ann, 1);
  expect(second).not.toBe(old);

  await keys.getByRole('button', { name: 'Bot for' }).click();
  await ann.locator('[data-chair="1"][data-holder="bot"]').waitFor();
  const seqOf = async (): Promise<number> => Number(await bob.locator('.online').getAttribute('data-seq'));
  await expect.poll(seqOf, { timeout: 20_000 }).toBeGreaterThan(theirs.state.seq);

  // Bob comes back and takes the chair from the bot.
  await keys.getByRole('button', { name: 'New link' }).click();
  await expect.poll(() => linkOf(ann, 1)).not.toBe(second);
  await sitDown(bob, await linkOf(ann, 1), 'Bob');
  await ann.locator('[data-chair="1"][data-holder="person"]', { hasText: 'Bob' }).waitFor();
});
