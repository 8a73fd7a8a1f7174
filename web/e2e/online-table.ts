/** People at one online table, each in a browser of their own. The test knows the seed and so what must come. */
import { itemAt, formatSave, isRefusal, promptForm, type HeroSheet, type Save } from '@holdout/engine';
import { madeTable, orThrow, readText } from '@holdout/protocol';
import type { Locator, Page } from 'playwright-core';
import type { KnownTable } from '../store/tables.ts';
import { asks } from './driver.ts';
import { advice, engine, playUntil, positionAfter, putSave, type Position } from './games.ts';
import { mouse } from './pointer.ts';
import { goTo, type Visit, type World } from './world.ts';

export function saveFor(
  edition: string,
  mission: string,
  seats: readonly (readonly string[])[],
  seed: string,
  sheets: readonly HeroSheet[] = [],
): Save {
  const state = engine.newGame({ edition, mission, seats, ...(sheets.length > 0 && { sheets }) }, seed);
  if (isRefusal(state)) throw new Error(state.refused);
  return { rules: state.rules, setup: state.setup, seed, answers: [], rewinds: [] };
}

/** The moment before a decision passes from the first chair to the second. */
export function beforeSecond(save: Save): Position {
  const found = playUntil(save, (p) => {
    if (p.decision?.by !== 0) return false;
    return positionAfter({ ...save, answers: [...p.save.answers, advice(p)] }).decision?.by === 1;
  });
  if (!found) throw new Error('the second player never plays');
  return found;
}

interface Opened {
  /** The host's, who sits on the first chair. */
  readonly page: Page;
  /** For the other chairs, by chair. */
  readonly links: readonly string[];
}

/** A table that is there already, with its host at it: without the screens that lead there. */
export async function openTable(world: World, save: Save, name: string, visit?: Visit): Promise<Opened> {
  const reply = await fetch(`${world.url}api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: '', save: formatSave(save) }),
  });
  const { id, host, chairs } = orThrow(readText(madeTable, await reply.text(), 'strict'));
  const page = await world.visit(visit);
  const { edition } = save.setup;
  const known: KnownTable = {
    ...{ id, host, edition, name, title: '', mission: '', changed: 0 },
    ...{ secrets: chairs.slice(0, 1), links: { ...chairs }, watch: null, called: false, muted: [] },
  };
  await putTable(page, known);
  await goTo(page, `#/online/${id}`);
  await sitHere(page, name);
  return { page, links: chairs.map((secret) => `${world.url}t/${id}#${secret}`) };
}

const putTable = (page: Page, known: KnownTable): Promise<void> =>
  page.evaluate(
    (row) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('holdout');
        opening.onerror = () => reject(new Error(opening.error?.message));
        opening.onsuccess = () => {
          const writing = opening.result.transaction('tables', 'readwrite');
          writing.objectStore('tables').put(row);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    known,
  );

/** Somebody opens a link that was sent to them, and sits down. */
export async function guest(world: World, to: string, name: string, visit: Visit = {}): Promise<Page> {
  const page = await world.visit({ ...visit, to });
  await sitHere(page, name);
  return page;
}

async function sitHere(page: Page, name: string): Promise<void> {
  const form = page.locator('.note.sit');
  await form.locator('input').fill(name);
  await form.locator('button').click();
  await form.waitFor({ state: 'detached' });
}

/** A local game becomes a table; the host sits on its first chair. */
export async function invite(page: Page, save: Save, name: string): Promise<void> {
  await putSave(page, 'local', save);
  await goTo(page, '#/table/local');
  await page.locator('.decide').waitFor();
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.online .table').waitFor();
  await showPeople(page);
  await page.locator('[data-chair="0"][data-holder="person"]').waitFor();
}

/** Opens the list of people, if it is not open. */
export async function showPeople(page: Page): Promise<void> {
  if ((await page.locator('.together').count()) > 0) return;
  await page.locator('.tool[aria-expanded]').last().click();
  // Where the bar has no room it was the menu.
  const item = page.locator('.top-menu button').first();
  if ((await item.count()) > 0) await item.click();
  await page.locator('.together').waitFor();
}

export async function hidePeople(page: Page): Promise<void> {
  if ((await page.locator('.together').count()) > 0) await page.locator('.together .tool').click();
}

/** Lays a folded part of the list of people open. */
export async function unfold(part: Locator): Promise<void> {
  if ((await part.getAttribute('open')) === null) await part.locator('> summary').click();
}

/** What the host can do with a chair. */
export async function keysOf(host: Page, chair: number): Promise<Locator> {
  await showPeople(host);
  const keys = host.locator(`[data-keys="${chair}"]`);
  await unfold(keys.locator('details'));
  return keys;
}

/** The host gives a hero to another chair. */
export async function handOver(host: Page, hero: string, chair: number): Promise<void> {
  await showPeople(host);
  const field = host.locator(`select[data-hero="${hero}"]`);
  await unfold(host.locator('.host details', { has: field }));
  await field.selectOption(String(chair));
}

/** Everybody who looks at this page sits down on one more chair of it. */
export async function playHere(host: Page, chair: number): Promise<void> {
  await (await keysOf(host, chair)).getByRole('button', { name: 'Play it here' }).click();
  const sit = host.locator('.note.sit');
  await sit.locator('button').click();
  await sit.waitFor({ state: 'detached' });
}

/** The secret link of a chair, as the host sees it. */
export async function linkOf(host: Page, chair: number): Promise<string> {
  await showPeople(host);
  return host.locator(`[data-keys="${chair}"] .link-field input`).inputValue();
}

export async function watchLink(host: Page): Promise<string> {
  await showPeople(host);
  return host.locator('.together-scroll > .link-field input').inputValue();
}

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await sitHere(page, name);
}

export const shows = (page: Page, { state }: Position): Promise<void> =>
  page.locator(`.online[data-seq="${state.seq}"]`).waitFor();

export class Table {
  /** Heroes that were handed over. */
  readonly handed = new Map<string, number>();
  now: Position;

  /** `pages` by chair. */
  constructor(
    readonly pages: Page[],
    save: Save,
    private readonly watchers: readonly Page[] = [],
  ) {
    this.now = positionAfter(save);
  }

  get everybody(): Page[] {
    return [...new Set([...this.pages, ...this.watchers])];
  }

  /** Chair whose decision it is; for the team, the first. */
  get turn(): number {
    const { decision } = this.now;
    if (!decision || decision.by === 'team') return 0;
    return this.handed.get(decision.hero ?? '') ?? decision.by;
  }

  /** Chair that gives this answer: whoever plays a hero begins their turn. */
  private chairFor(answer: string): number {
    const { decision, state } = this.now;
    const option = decision?.options.find((o) => o.id === answer);
    const [id] = decision && promptForm(decision.prompt).byHero ? (option?.heroes ?? []) : [];
    const hero = state.heroes.find((h) => h.id === id);
    return hero ? (this.handed.get(hero.id) ?? hero.seat) : this.turn;
  }

  /** The page that may answer gives an answer; everybody sees what follows. */
  async give(answer: string): Promise<Position> {
    const page = itemAt(this.pages, this.chairFor(answer));
    await shows(page, this.now);
    await asks(page, this.now.decision?.prompt ?? '');
    await hidePeople(page);
    await mouse(page, this.now, answer);
    const { save } = this.now;
    this.now = positionAfter({ ...save, answers: [...save.answers, answer] });
    for (const other of this.everybody) await shows(other, this.now);
    return this.now;
  }

  async play(enough: (p: Position) => boolean): Promise<Position> {
    while (this.now.decision && !enough(this.now)) await this.give(advice(this.now));
    return this.now;
  }
}
