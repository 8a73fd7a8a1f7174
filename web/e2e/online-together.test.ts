/** Being together: a table straight from the set-up, arrows, where others look, being called, the file by vote. */
import { itemAt, leading } from '@holdout/engine';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faultsOn } from './faults.ts';
import { advice, playUntil, saveIn, storedGames } from './games.ts';
import { serveTables } from './online-server.ts';
import {
  beforeSecond,
  guest,
  hidePeople,
  linkOf,
  openTable,
  saveFor,
  showPeople,
  sitDown,
  Table,
} from './online-table.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld(() => serveTables());

const SAVE = saveFor(
  'classic',
  '00',
  [
    ['amy', 'doug', 'josh'],
    ['ned', 'phil', 'wanda'],
  ],
  'together-3',
);

/** Where a zone can be pressed on this page. */
async function middleOf(page: Page, zone: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`.zone-area[data-zone="${zone}"]`).boundingBox();
  if (!box) throw new Error(`no zone ${zone}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const arrowOn = (page: Page, from: string, to: string): Promise<void> =>
  page.locator(`[data-arrow="${from}>${to}"]`, { hasText: 'Bob' }).waitFor({ state: 'attached' });

it('opens a table straight from the set-up, where people draw arrows and see where others look', async () => {
  const ann = await world.visit();
  await goTo(ann, '#/new/classic/00');
  const online = ann.getByRole('button', { name: 'Play online' });
  await online.waitFor();
  expect(await online.isDisabled()).toBe(true);
  await ann.locator('.counts button', { hasText: '2' }).click();
  await ann.getByRole('button', { name: 'Random' }).click();
  await online.click();
  await ann.getByLabel('Your name').fill('Ann');
  await shoot(ann, 'online-open');
  expect(await faultsOn(ann, 'open a table')).toEqual([]);
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await ann.locator('[data-chair="0"][data-holder="person"]', { hasText: 'Ann' }).waitFor();
  const bob = await guest(world, await linkOf(ann, 1), 'Bob', { settings: { language: 'fr' } });
  await ann.locator('[data-chair="1"]', { hasText: 'Bob' }).waitFor();
  await hidePeople(ann);

  // By drag, by two presses, and by keyboard.
  const arrow = bob.getByRole('button', { name: 'Tracer une flèche' });
  const [a, b] = [await middleOf(bob, 'S1'), await middleOf(bob, 'S4')];
  await arrow.click();
  await bob.mouse.move(a.x, a.y);
  await bob.mouse.down();
  await bob.mouse.move(b.x, b.y, { steps: 4 });
  await shoot(bob, 'online-arrow');
  await bob.mouse.up();
  await arrowOn(ann, 'S1', 'S4');
  await ann
    .getByRole('status')
    .filter({ hasText: 'Bob draws an arrow: street 1 → street 4.' })
    .waitFor({ state: 'attached' });
  expect(await bob.locator('.note.pointing').count()).toBe(0);
  await arrow.click();
  await bob.mouse.click(b.x, b.y);
  await bob.locator('.note.pointing', { hasText: 'Appuyez maintenant' }).waitFor();
  await bob.mouse.click(a.x, a.y);
  await arrowOn(ann, 'S4', 'S1');
  await arrow.click();
  await bob.locator('[data-walk="S1"]').focus();
  await bob.keyboard.press('Enter');
  await bob.locator('[data-walk="S2"]').focus();
  await bob.keyboard.press('Enter');
  await arrowOn(ann, 'S1', 'S2');
  await arrow.click();
  await bob.keyboard.press('Escape');
  await bob.locator('.note.pointing').waitFor({ state: 'detached' });

  await bob.mouse.move(b.x, b.y);
  await ann.locator('[data-look="S4"][data-look-of="1"]', { hasText: 'B' }).waitFor({ state: 'attached' });
  await shoot(ann, 'online-marks');
  // Bob's own eye is not shown to Bob, and Ann can do without any.
  expect(await bob.locator('[data-look-of="1"]').count()).toBe(0);
  const address = ann.url();
  await goTo(ann, '#/settings');
  await ann.getByRole('switch', { name: 'Where others look' }).click();
  await ann.goto(address);
  await ann.locator('.online .table').waitFor();
  await bob.mouse.move(a.x, a.y);
  await bob.getByRole('button', { name: 'Montrer une zone' }).click();
  await bob.mouse.click(a.x, a.y);
  await ann.locator('[data-ping="S1"]').waitFor({ state: 'attached' });
  expect(await ann.locator('.looks').count()).toBe(0);
  expect(await faultsOn(ann, 'marks')).toEqual([]);
});

/** Whose faces stand there, by id, as far as they are drawn. */
const facesIn = (page: Page, place: string): Promise<string[]> =>
  page.locator(`${place} use`).evaluateAll((all) =>
    all.flatMap((use) => {
      const href = use.getAttribute('href') ?? '#';
      return document.querySelector(href) ? [/^#art-token-([a-z]+)-/.exec(href)?.[1] ?? href] : [];
    }),
  );

it('shows everybody by the faces of their heroes: chairs, chat, who is awaited, who looks; own survivors too', async () => {
  const zoe = {
    ...({ id: 'zoe', source: 'designed', name: 'Zoe', gender: 'f' } as const),
    skills: {
      blue: 'ninja',
      yellow: 'plus-action',
      orange: ['lucky', 'medic'],
      red: ['loud', 'tough', 'hoard'],
    },
  } as const;
  const seats = [
    ['zoe', 'amy', 'josh'],
    ['ned', 'phil', 'wanda'],
  ];
  const { page: ann, links } = await openTable(
    world,
    saveFor('classic', '00', seats, 'faces-1', [zoe]),
    'Ann',
  );
  const bob = await guest(world, itemAt(links, 1), 'Bob');
  await showPeople(bob);
  await expect.poll(() => facesIn(bob, '[data-chair="0"] .seat-faces')).toEqual(seats[0]);
  await expect.poll(() => facesIn(bob, '[data-chair="1"] .seat-faces')).toEqual(seats[1]);
  await bob.locator('[data-phrase="well-done"]').click();
  await expect.poll(() => facesIn(bob, '.chat-lines .seat-faces')).toEqual(['ned']);
  await shoot(bob, 'online-faces');
  await hidePeople(bob);
  await expect.poll(() => facesIn(bob, '.decide.awaited .seat-faces')).toContain('zoe');
  const { x, y } = await middleOf(ann, 'S4');
  await ann.mouse.move(x, y);
  await expect.poll(() => facesIn(bob, '[data-look-of="0"]')).toEqual(['zoe']);
  await shoot(bob, 'online-looks');
});

/** What would disturb a person: questions of the browser, notes of the system, tones. */
interface Calls {
  asked: number;
  notes: string[];
  tones: number;
}

function listenForCalls(): void {
  const calls: Calls = { asked: 0, notes: [], tones: 0 };
  class Note {
    static permission = 'default';
    static async requestPermission(): Promise<string> {
      calls.asked++;
      return (Note.permission = 'granted');
    }
    onclick = null;
    constructor(title: string, { body }: { body: string }) {
      calls.notes.push(`${title} ${body}`);
    }
    close(): void {
      this.onclick = null;
    }
  }
  const createOscillator = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    calls.tones++;
    return createOscillator.call(this);
  };
  document.hasFocus = () => false;
  Object.assign(globalThis, { Notification: Note, calls });
}
const callsOn = (page: Page): Promise<Calls> =>
  page.evaluate(() => (globalThis as unknown as { calls: Calls }).calls);

it('calls whose turn it is by the title, a bell and, once asked for, a note', async () => {
  const mine = beforeSecond(SAVE);
  const { page: ann, links } = await openTable(world, mine.save, 'Ann');
  const bob = await world.visit({ settings: { sound: true } });
  await bob.addInitScript(listenForCalls);
  await sitDown(bob, itemAt(links, 1), 'Bob');
  expect(await callsOn(bob)).toEqual({ asked: 0, notes: [], tones: 0 });
  await showPeople(bob);
  await bob.getByRole('switch', { name: 'Tell me when it is my turn' }).click();
  expect((await callsOn(bob)).asked).toBe(1);
  expect(await bob.title()).toContain('Waiting for Ann');
  await shoot(bob, 'online-player-people');

  const table = new Table([ann, bob], mine.save);
  await table.give(advice(table.now));
  await expect.poll(() => bob.title()).toContain('Your turn!');
  const { notes, asked } = await callsOn(bob);
  expect(asked).toBe(1);
  expect(notes.length).toBe(1);
  expect(notes[0]).toContain('Your turn!');
  // What makes sounds is fetched with the first of them.
  await expect.poll(async () => (await callsOn(bob)).tones).toBeGreaterThan(0);
});

it('sets things right once the table has voted for it, for everybody to see', async () => {
  const { page: ann, links } = await openTable(world, SAVE, 'Ann');
  const bob = await guest(world, itemAt(links, 1), 'Bob');
  expect(await ann.getByRole('button', { name: 'Set right', exact: true }).count()).toBe(0);
  await showPeople(bob);
  await bob.getByRole('button', { name: 'Ask the table' }).click();
  const vote = ann.locator('.note.vote', { hasText: 'Bob asks that things may be set right' });
  await shoot(ann, 'online-vote-corrections');
  await vote.getByRole('button', { name: 'Allow it' }).click();
  await bob.getByText('The table has allowed it', { exact: false }).waitFor();
  await shoot(bob, 'online-corrections');
  await bob.getByRole('button', { name: 'Set right', exact: true }).click();
  const dialog = bob.getByRole('dialog', { name: 'Set the table right' });
  await dialog.getByLabel('Kind of figure').selectOption('runner');
  await dialog.getByRole('button', { name: 'Add a figure' }).click();
  await dialog.getByRole('button', { name: 'That is how it is' }).click();
  await dialog.waitFor({ state: 'detached' });
  await ann.getByText('Set right: 1 Runner', { exact: false }).first().waitFor();
  await ann.getByText('From here on things may be set right by hand', { exact: false }).first().waitFor();
});

it('gives the file of a running game to those seated when they agree, as a copy and as a what-if', async () => {
  const running = playUntil(SAVE, (p) => p.save.answers.length === 5);
  if (!running) throw new Error('the game is too short');
  const { page: ann, links } = await openTable(world, running.save, 'Ann');
  const bob = await guest(world, itemAt(links, 1), 'Bob');
  await bob.getByRole('button', { name: 'History' }).click();
  await bob.getByRole('button', { name: 'What if, from here' }).click();
  await bob.getByRole('alert').filter({ hasText: 'The file of a running game' }).waitFor();
  await bob.getByRole('button', { name: 'Back to now' }).click();

  await showPeople(bob);
  await bob.getByRole('button', { name: 'Ask for the file' }).click();
  const vote = ann.locator('.note.vote', { hasText: 'Bob asks for the file' });
  await vote.getByRole('button', { name: 'Open it to all of us' }).click();
  await bob.getByRole('button', { name: 'Keep a copy here' }).click();
  await bob.locator('.toast', { hasText: 'among your own games' }).waitFor();
  const [copy] = leading(await storedGames(bob), 1);
  expect(saveIn(copy.text).answers).toEqual(running.save.answers);

  await bob.getByRole('button', { name: 'History' }).click();
  await bob.getByRole('button', { name: 'One answer back' }).click();
  await bob.getByRole('button', { name: 'What if, from here' }).click();
  await bob.locator('.game:not(.online) .decide').waitFor();
  expect((await storedGames(bob)).map((g) => saveIn(g.text).answers.length).sort()).toEqual([4, 5]);
});
