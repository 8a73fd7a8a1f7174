/** What a page may say, and what becomes of what it may not. */
import { PROTOCOL, type FromPage } from '@holdout/protocol';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { makeTable, testHall } from '../testing/hall.ts';
import { doing, hello, wireTo } from '../testing/wire.ts';
import { makeSecret, makeTableId } from '../tables/secrets.ts';

describe('hello', () => {
  it('is answered with the view and with what the secrets are good for', async () => {
    const kit = testHall();
    const made = await makeTable(kit);
    const page = wireTo(kit);
    await page.say(hello(made, [made.secrets.chairs[1], made.secrets.host, makeSecret()]));
    expect(page.heard.map((m) => m.t)).toEqual(['welcome', 'you']);
    expect(page.heard[1]).toEqual({ t: 'you', chairs: [1], host: true });
  });

  it('may be followed by more at once', async () => {
    const kit = testHall();
    const made = await makeTable(kit);
    const page = wireTo(kit);
    const sit = doing('s', { kind: 'sit', chair: 0, name: 'Ann' });
    await Promise.all([page.say(hello(made, [made.secrets.chairs[0]])), page.say(sit)]);
    expect(page.heard.map((m) => m.t)).toEqual(['welcome', 'you', 'entry', 'done']);
  });

  it('comes first, once, in this version, to a table that there is', async () => {
    const kit = testHall();
    const made = await makeTable(kit);
    const page = wireTo(kit);
    expect(await page.say(doing('r', { kind: 'chair' }))).toMatchObject({ t: 'no', refused: 'hello.first' });
    await page.say(hello(made));
    expect(await page.say(hello(made))).toMatchObject({ t: 'no', refused: 'hello.twice' });
    const old = wireTo(kit);
    expect(await old.say({ ...hello(made), v: 0 } as FromPage)).toMatchObject({
      t: 'bye',
      refused: 'protocol.version',
    });
    expect(old.closed).toBe(true);
    const lost = wireTo(kit);
    const said = await lost.say({ t: 'hello', v: PROTOCOL, table: makeTableId(), secrets: [] });
    expect(said).toEqual({ t: 'bye', refused: 'table.unknown' });
  });

  it('with what was seen last brings what was missed; from another process, everything', async () => {
    const kit = testHall();
    const made = await makeTable(kit);
    const ann = wireTo(kit);
    await ann.say(hello(made, [made.secrets.chairs[0]]));
    await ann.say(doing('1', { kind: 'sit', chair: 0, name: 'Ann' }));
    await ann.say(doing('2', { kind: 'chat', text: 'hi' }));
    const back = wireTo(kit);
    await back.say(hello(made, [], { seq: 1, process: 'p' }));
    expect(back.heard.map((m) => m.t)).toEqual(['resumed', 'entry', 'you']);
    const current = wireTo(kit);
    await current.say(hello(made, [], { seq: 2, process: 'p' }));
    expect(current.heard.map((m) => m.t)).toEqual(['resumed', 'you']);
    const moved = wireTo(kit);
    await moved.say(hello(made, [], { seq: 1, process: 'q' }));
    expect(moved.heard.map((m) => m.t)).toEqual(['welcome', 'you']);
  });
});

describe('commands', () => {
  it('are answered under their own mark, after the entry was told', async () => {
    const kit = testHall();
    const made = await makeTable(kit);
    const page = wireTo(kit);
    await page.say(hello(made, [made.secrets.chairs[0]]));
    await page.say(doing('x', { kind: 'sit', chair: 0, name: 'Ann' }));
    expect(page.heard.slice(2)).toMatchObject([
      { t: 'entry', seq: 1, ref: 'x', kind: 'sit' },
      { t: 'done', ref: 'x', seq: 1 },
    ]);
    expect(await page.say(doing('y', { kind: 'bot', chair: 0 }))).toEqual({
      t: 'no',
      ref: 'y',
      refused: 'host.only',
    });
  });

  it('for a new link give the secret to the host alone, and the old holder loses the chair', async () => {
    const kit = testHall();
    const made = await makeTable(kit);
    const [host, ann] = [wireTo(kit), wireTo(kit)];
    await host.say(hello(made, [made.secrets.host]));
    await ann.say(hello(made, [made.secrets.chairs[0]]));
    const done = await host.say(doing('l', { kind: 'link', chair: 0 }));
    const secret = done.t === 'done' ? (done.secret ?? '') : '';
    expect(done).toEqual({ t: 'done', ref: 'l', seq: 1, chair: 0, secret });
    expect(ann.heard.at(-1)).toEqual({ t: 'you', chairs: [], host: false });
    expect(JSON.stringify(ann.heard)).not.toContain(secret);
    const next = wireTo(kit);
    await next.say(hello(made, [secret]));
    expect(next.heard.at(-1)).toEqual({ t: 'you', chairs: [0], host: false });
    expect(await host.say(doing('c', { kind: 'chair' }))).toMatchObject({ t: 'done', chair: 2 });
  });

  it('let somebody in who watches: the chair is theirs, and nobody else hears how', async () => {
    const kit = testHall();
    const made = await makeTable(kit);
    const [host, phone, other] = [wireTo(kit), wireTo(kit), wireTo(kit)];
    await host.say(hello(made, [made.secrets.host, made.secrets.chairs[1]]));
    await phone.say(hello(made, [], undefined, { name: 'Ann’s phone', wish: 'amy' }));
    await other.say(hello(made));
    const people = host.alive.findLast((m) => m.t === 'people');
    const guest = people?.t === 'people' ? people.watchers.find((w) => w.wish === 'amy') : undefined;
    expect(guest?.name).toBe('Ann’s phone');
    const watcher = guest?.id ?? '';
    const unasked = await other.say(doing('o', { kind: 'admit', chair: 0, watcher }));
    expect(unasked).toEqual({ t: 'no', ref: 'o', refused: 'host.only' });
    const done = await host.say(doing('a', { kind: 'admit', chair: 0, watcher }));
    const admitted = phone.heard.find((m) => m.t === 'admitted');
    const secret = admitted?.t === 'admitted' ? admitted.secret : '';
    expect(admitted).toEqual({ t: 'admitted', chair: 0, secret });
    expect(done).toMatchObject({ t: 'done', chair: 0, secret });
    expect(JSON.stringify(other.heard)).not.toContain(secret);
    const again = wireTo(kit);
    await again.say(hello(made, [secret]));
    expect(again.heard.at(-1)).toEqual({ t: 'you', chairs: [0], host: false });
    const gone = await host.say(doing('g', { kind: 'admit', chair: 1, watcher: 'nobody' }));
    expect(gone).toEqual({ t: 'no', ref: 'g', refused: 'watcher.gone' });
  });

  it('that the storage does not confirm are refused and told about, and the page stays', async () => {
    const kit = testHall();
    const made = await makeTable(kit);
    const page = wireTo(kit);
    await page.say(hello(made, [made.secrets.chairs[0]]));
    const { append } = kit.storage;
    kit.storage.append = async () => {
      throw new Error('the disk is full');
    };
    const sit = doing('s', { kind: 'sit', chair: 0, name: 'Ann' });
    expect(await page.say(sit)).toEqual({ t: 'no', ref: 's', refused: 'storage.failed' });
    expect(kit.troubles).toHaveLength(1);
    kit.storage.append = append;
    expect(await page.say(sit)).toMatchObject({ t: 'done' });
  });
});

describe('hello while the storage is away', () => {
  it('ends with a goodbye, so that the page comes back and says hello again', async () => {
    const kit = testHall();
    const made = await makeTable(kit);
    const { read } = kit.storage;
    kit.storage.read = async () => {
      throw new Error('gone');
    };
    const early = wireTo(kit);
    expect(await early.say(hello(made))).toEqual({ t: 'bye', refused: 'storage.failed' });
    expect(early.closed).toBe(true);
    kit.storage.read = read;
    const later = wireTo(kit);
    await later.say(hello(made));
    expect(later.heard.map((m) => m.t)).toEqual(['welcome', 'you']);
  });
});

describe('bad input', () => {
  it.each([
    ['nonsense', undefined],
    ['', undefined],
    ['null', undefined],
    ['[]', undefined],
    ['{"t":"hello"}', 'v'],
    ['{"t":"do","ref":"r","command":{"kind":"fly"}}', 'command.kind'],
    ['{"t":"do","ref":"r","command":{"kind":"link","chair":0,"hash":"x"}}', 'command.hash'],
    ['{"t":"do","ref":"r","command":{"kind":"opened"}}', 'command.kind'],
    ['{"t":"do","ref":"r","command":{"kind":"sit","chair":-1,"name":"x"}}', 'command.chair'],
    ['{"t":"do","ref":"r","command":{"kind":"sit","chair":1e99,"name":"x"}}', 'command.chair'],
    [`{"t":"do","ref":"${'r'.repeat(LIMITS.ref + 1)}","command":{"kind":"chair"}}`, 'ref'],
    ['{"t":"mark","kind":"ping","at":0,"ids":[{"__proto__":1}]}', 'ids.0'],
    ['{"t":"moment","ref":"m","answers":-1}', 'answers'],
    ['{"t":"moment","ref":"m","answers":0,"__proto__":{}}', '__proto__'],
    ['{"t":"welcome"}', 't'],
  ])('%s is refused, and told where it is wrong', async (text, at) => {
    const kit = testHall();
    const made = await makeTable(kit);
    const page = wireTo(kit);
    await page.say(hello(made));
    expect(await page.say(text)).toEqual({ t: 'no', refused: 'message.shape', ...(at && { at }) });
    expect(page.closed).toBe(false);
  });

  it('is endured only so often', async () => {
    const kit = testHall();
    const page = wireTo(kit);
    for (let i = 0; i < LIMITS.faults; i++) await page.say('nonsense');
    expect(page.heard.at(-1)).toEqual({ t: 'bye', refused: 'message.shape' });
    expect(page.closed).toBe(true);
    await page.say('nonsense');
    expect(page.heard).toHaveLength(LIMITS.faults);
  });

  it('in floods is refused, and time heals it', async () => {
    const kit = testHall();
    const made = await makeTable(kit);
    const page = wireTo(kit);
    await page.say(hello(made));
    for (let i = 1; i < LIMITS.messageBurst; i++) await page.say({ t: 'moment', ref: 'm', answers: 0 });
    expect(page.heard.at(-1)?.t).toBe('moment');
    const again: FromPage = { t: 'moment', ref: 'm', answers: 0 };
    expect(await page.say(again)).toEqual({ t: 'no', refused: 'message.too-many' });
    kit.clock += LIMITS.messageEveryMs;
    expect((await page.say(again)).t).toBe('moment');
  });

  it('of chatterboxes is slowed down', async () => {
    const kit = testHall();
    const made = await makeTable(kit);
    const page = wireTo(kit);
    await page.say(hello(made, [made.secrets.chairs[0]]));
    await page.say(doing('s', { kind: 'sit', chair: 0, name: 'Ann' }));
    for (let i = 0; i < LIMITS.talkBurst; i++)
      expect((await page.say(doing(`c${i}`, { kind: 'chat', text: 'hi' }))).t).toBe('done');
    expect(await page.say(doing('c', { kind: 'chat', text: 'hi' }))).toMatchObject({
      refused: 'message.too-many',
    });
  });

  it('is not needed to be cut off: a page that does not read is, and others are not held up', async () => {
    const kit = testHall();
    const made = await makeTable(kit);
    const [ann, slow] = [wireTo(kit), wireTo(kit)];
    await slow.say(hello(made));
    await ann.say(hello(made, [made.secrets.chairs[0]]));
    slow.waiting = LIMITS.waitingBytes + 1;
    expect(await ann.say(doing('s', { kind: 'sit', chair: 0, name: 'Ann' }))).toMatchObject({ t: 'done' });
    expect(slow.closed).toBe(true);
    expect(slow.heard.map((m) => m.t)).toEqual(['welcome', 'you']);
  });
});

describe('a crowd', () => {
  it('of watchers keeps out watchers, and neither players nor the host', async () => {
    const kit = testHall();
    const made = await makeTable(kit);
    for (let i = 0; i < LIMITS.watchersPerTable; i++) await wireTo(kit).say(hello(made));
    expect(await wireTo(kit).say(hello(made))).toEqual({ t: 'bye', refused: 'limit.sockets' });
    for (const secret of [made.secrets.host, made.secrets.chairs[1]]) {
      const page = wireTo(kit);
      await page.say(hello(made, [secret]));
      expect(page.heard.map((m) => m.t)).toEqual(['welcome', 'you']);
    }
  });

  it('of pages of one player loses its oldest, and nobody else does', async () => {
    const kit = testHall();
    const made = await makeTable(kit);
    const bob = wireTo(kit);
    await bob.say(hello(made, [made.secrets.chairs[1]]));
    const ann = Array.from({ length: LIMITS.socketsPerPlayer + 1 }, () => wireTo(kit));
    for (const page of ann) await page.say(hello(made, [made.secrets.chairs[0]]));
    expect(ann.map((page) => page.closed)).toEqual([true, ...ann.slice(1).map(() => false)]);
    expect(bob.closed).toBe(false);
  });
});
