/** Playing at a table: who may answer, what is told, what is refused. */
import {
  itemAt,
  leading,
  formatCorrection,
  formatSave,
  isRefusal,
  parseSave,
  promptForm,
  replay,
  saveOf,
  startTimeline,
  type Decision,
} from '@holdout/engine';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { takeSave } from './file.ts';
import { awaited, makeTable, openTable, seatedTable, SETUP, testHall, TestPlayer } from '../testing/hall.ts';

const FOUR = { setup: { ...SETUP, seats: [['phil'], ['amy'], ['doug'], ['josh']] } };

describe('answers at a table', () => {
  it('are stored before anybody is told, and everybody is told the same', async () => {
    const kit = testHall();
    const { made, players } = await seatedTable(kit, ['Ann', 'Bob']);
    const { append } = kit.storage;
    const log: string[] = [];
    kit.storage.append = async (...args) => {
      log.push(`told ${players[0].texts.length}`);
      const said = await append(...args);
      log.push(`stored, told ${players[0].texts.length}`);
      return said;
    };
    const before = players[0].texts.length;
    expect(await players[0].first()).toEqual({ seq: 3 });
    expect(log).toEqual([`told ${before}`, `stored, told ${before}`]);
    expect(players[1].texts.at(-1)).toBe(players[0].texts.at(-1));
    expect(itemAt(await kit.storage.entries(made.id, 2), 0).body).toContain('"kind":"answer"');
  });

  it('are only taken from the chair that holds the hero', async () => {
    const { players } = await seatedTable(testHall(), ['Ann', 'Bob']);
    expect(players[0].welcome.game?.answerers).toEqual([0]);
    expect(await players[1].first()).toEqual({ refused: 'answer.not-yours' });
    expect(await players[1].first(0)).toEqual({ refused: 'chair.not-yours' });
    expect(await players[0].first()).toHaveProperty('seq');
  });

  it('of the team are taken from every seated person, but not from watchers and open chairs', async () => {
    const kit = testHall();
    const setup = { edition: 'zombie', mission: 'MZ0', seats: [['captain-america'], ['captain-marvel']] };
    // Not every game of theirs comes to such a question.
    const begun = startTimeline(kit.engine, setup, 'team');
    if (isRefusal(begun)) throw new Error(begun.refused);
    const { table, made, players } = await seatedTable(kit, ['Ann'], { save: formatSave(saveOf(begun)) });
    const late = await new TestPlayer(table, [made.secrets.chairs[1]]).join();
    const isForAll = ({ by, prompt }: Decision): boolean => by === 'team' && !promptForm(prompt).byHero;
    for (;;) {
      const { decision } = players[0].welcome.game ?? {};
      if (!decision || isForAll(decision)) break;
      const [chair] = players[0].welcome.game?.answerers ?? [];
      if (chair === 1) await late.do({ kind: 'sit', chair: 1, name: 'Bob' });
      await (chair === 1 ? late : players[0]).first();
    }
    await late.do({ kind: 'sit', chair: 1, name: 'Bob' });
    expect(players[0].welcome.game?.answerers).toEqual([0, 1]);
    const watcher = await new TestPlayer(table).join();
    expect(await watcher.first()).toEqual({ refused: 'chair.not-seated' });
    await late.do({ kind: 'stand', chair: 1 });
    expect(await late.first()).toEqual({ refused: 'chair.not-seated' });
    await late.do({ kind: 'sit', chair: 1, name: 'Bob' });
    expect(await late.first()).toHaveProperty('seq');
  });

  it('to a decision that is not open any more are refused, and chat does not close a decision', async () => {
    const { players } = await seatedTable(testHall(), ['Ann', 'Bob']);
    const { at } = players[0].welcome;
    await players[1].do({ kind: 'chat', text: 'go on' });
    const option = players[0].welcome.game?.decision?.options[0]?.id ?? '';
    expect(await players[0].do({ kind: 'answer', at, answer: option })).toHaveProperty('seq');
    expect(await players[0].do({ kind: 'answer', at, answer: option })).toEqual({ refused: 'answer.stale' });
  });

  it('that are not offered keep the code of the engine and change nothing', async () => {
    const { players } = await seatedTable(testHall(), ['Ann', 'Bob']);
    const { seq } = players[0].welcome;
    expect(await players[0].answer('fly:moon')).toEqual({ refused: 'answer.not-offered', at: 'fly:moon' });
    expect(players[0].welcome.seq).toBe(seq);
  });

  it('that would set the table right are refused, whatever the set-up says', async () => {
    const wish = { setup: { ...SETUP, corrections: true } };
    const { players } = await seatedTable(testHall(), ['Ann', 'Bob'], wish);
    const said = formatCorrection({ enemies: { walker: { S1: 1 } } });
    expect(await players[0].answer(said)).toEqual({ refused: 'correct.off' });
  });

  it('heard twice are done once', async () => {
    const { players } = await seatedTable(testHall(), ['Ann', 'Bob']);
    const { at, game } = players[0].welcome;
    const command = { kind: 'answer', at, answer: game?.decision?.options[0]?.id ?? '' } as const;
    const first = await players[0].do(command, 'r1');
    expect(await players[0].do(command, 'r1')).toEqual({ ...first, again: true });
    await players[0].do({ kind: 'chat', text: 'hi' }, 'r2');
    await players[0].do({ kind: 'chat', text: 'hi' }, 'r2');
    expect(players[0].welcome.chat).toHaveLength(1);
  });

  it('given at once by two people leave one accepted and one refused', async () => {
    const kit = testHall();
    const { players, made } = await seatedTable(kit, ['Ann', 'Bob'], FOUR);
    const rival = await new TestPlayer(players[0].table, [made.secrets.chairs[0]]).join();
    const said = await Promise.all([players[0].first(), rival.first()]);
    expect(said.filter((s) => 'seq' in s)).toHaveLength(1);
    expect(said.filter((s) => 'refused' in s)).toEqual([{ refused: 'answer.stale' }]);
  });

  it('keep a page that only adds entries equal to one that comes fresh', async () => {
    const kit = testHall();
    const { players, table, host } = await seatedTable(kit, ['Ann', 'Bob']);
    for (let i = 0; i < 60 && players[0].welcome.game?.decision; i++) {
      const [chair] = leading(players[0].welcome.game.answerers, 1);
      await itemAt(players, chair).first();
      if (i % 7 === 3) await players[0].do({ kind: 'undo', at: players[0].welcome.at });
      if (i % 7 === 5) await players[1].do({ kind: 'redo', at: players[0].welcome.at });
      if (i === 20) await host.do({ kind: 'hero', hero: 'amy', chair: 1 });
    }
    const fresh = await new TestPlayer(table).join();
    expect(players[0].welcome).toEqual(fresh.welcome);
    expect(fresh.welcome.log.length).toBeGreaterThan(20);
  });
});

describe('the seed of a table', () => {
  it('is promised at the start, kept until the end, and proves the dice then', async () => {
    const kit = testHall();
    const { made, host, players } = await seatedTable(kit, ['Ann', 'Bob']);
    const header = JSON.parse((await kit.storage.read(made.id))?.header ?? '') as {
      seed: string;
      salt: string;
    };
    await host.do({ kind: 'bot', chair: 0 });
    await host.do({ kind: 'bot', chair: 1 });
    await untilEnd(host);
    const { proof } = host.welcome.game ?? {};
    expect(proof).toEqual({ seed: header.seed, salt: header.salt });
    const hash = createHash('sha256').update(`${proof?.salt}:${proof?.seed}`).digest('hex');
    expect(host.welcome.commitment).toBe(hash);
    const early = host.texts.filter((t) => !t.includes('"proof"')).join();
    expect(early).not.toContain(header.seed);
    expect(early).not.toContain(header.salt);
    const save = parseSave((await takeSave(players[0].table, [])) as string);
    const end = isRefusal(save) ? save : replay(kit.engine, save);
    expect('outcome' in end && end.outcome).toEqual(host.welcome.state?.outcome);
    await players[0].do({ kind: 'sit', chair: 0, name: 'Ann' });
    expect(await players[0].do({ kind: 'ask', at: host.welcome.at })).toEqual({ refused: 'undo.finished' });
    expect(kit.capsules).toEqual([]);
  });
});

/** Bots play on their own; every entry of theirs lets the event loop go round. */
async function untilEnd(watcher: TestPlayer): Promise<void> {
  while (watcher.welcome.game?.decision) await new Promise((done) => setImmediate(done));
}

describe('a local game', () => {
  it('becomes a table where it stood, and goes back to a file', async () => {
    const kit = testHall();
    const { players, host } = await seatedTable(kit, ['Ann', 'Bob']);
    for (let i = 0; i < 12; i++) await awaited(players).first();
    expect(await takeSave(host.table, [])).toEqual({ refused: 'save.running' });
    const text = await saveAsHost(host);
    const second = await makeTable(kit, { save: text });
    const page = await new TestPlayer(await openTable(kit, second.id), [second.secrets.host]).join();
    expect(page.welcome.origin).toBe('save');
    expect(page.welcome.state).toEqual(host.welcome.state);
    expect(page.welcome.game?.decision).toEqual(host.welcome.game?.decision);
    expect(await saveAsHost(page)).toBe(text);
    expect(page.welcome.opened).toBe(true);
  });

  it('that does not replay is refused', async () => {
    const kit = testHall();
    const { host } = await seatedTable(kit, ['Ann', 'Bob']);
    const save = JSON.parse(await saveAsHost(host)) as { answers: string[] };
    const broken = JSON.stringify({ ...save, answers: ['fly:moon'] });
    expect(await kit.hall.make({ title: '', save: broken })).toMatchObject({
      refused: 'save.answer-refused',
    });
    expect(await kit.hall.make({ title: '', save: '{' })).toMatchObject({ refused: 'save.not-json' });
    expect(await kit.hall.make({ title: '', setup: { edition: 'chess' } })).toMatchObject({
      refused: 'setup.edition-unknown',
    });
    expect(await kit.storage.count()).toBe(1);
  });
});

async function saveAsHost(host: TestPlayer): Promise<string> {
  const text = await host.takeSave();
  if (typeof text !== 'string') throw new Error(text.refused);
  return text;
}
