/**
 * Does to a server what people should not do, one thing after the other, and looks after each whether a table beside
 * still plays. Exit code 0 only when everything was refused as it should be and nobody else noticed.
 *
 *     tsx server/tools/abuse.ts [--postgres]
 */
import { connect } from 'node:net';
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { LIMITS } from '../limits.ts';
import { Page } from '../testing/page.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { makeEngine, makePlace, makeTable, numbersOf, setupsFor } from './kit.ts';

const wish = numbersOf({});
const place = await makePlace(wish.postgres);
const server = await startServerProcess(place.env);
const [setup] = setupsFor(makeEngine(), 2);
const made = await makeTable(server.base, setup);
const victim = await makeTable(server.base, setup);
const ann = await new Page(server.ws, made.id, [made.chairs[0], made.host]).open();
const bob = await new Page(server.ws, made.id, [made.chairs[1]]).open();
await ann.do({ kind: 'sit', chair: 0, name: 'Ann' });
await bob.do({ kind: 'sit', chair: 1, name: 'Bob' });

const idOf = (n: number): string => randomBytes(n).toString('base64url');

/** Sends raw texts on a new socket; gives what came back until it was closed or has answered as often. */
function raw(texts: readonly (string | Buffer)[], replies: number): Promise<string[]> {
  const heard: string[] = [];
  return new Promise((done) => {
    const socket = new WebSocket(server.ws);
    const end = (): void => {
      socket.terminate();
      done(heard);
    };
    socket.on('open', () => texts.forEach((t) => socket.send(t)));
    socket.on('message', (data: Buffer) => {
      heard.push(data.toString());
      if (heard.length >= replies) end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done(heard));
  });
}

const hello = (table: string, secrets: readonly string[] = []): string =>
  JSON.stringify({ t: 'hello', v: 1, table, secrets });

const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

/** Each gives true when it went as it should. */
const ABUSES: { readonly [name: string]: () => Promise<boolean> } = {
  'sends garbage until it is cut off': async () => {
    const heard = await raw(
      Array.from({ length: 30 }, () => idOf(30)),
      99,
    );
    return heard.length === LIMITS.faults && heard[heard.length - 1].includes('bye');
  },
  'sends bytes': async () => (await raw([randomBytes(100)], 1))[0].includes('message.shape'),
  'sends a message of a megabyte': async () => (await raw(['x'.repeat(1e6)], 1)).length === 0,
  'sends JSON nested a thousand deep': async () =>
    (await raw(['['.repeat(1500) + ']'.repeat(1500)], 1))[0].includes('message.shape'),
  floods: async () => {
    const texts = Array.from({ length: 200 }, (_, i) =>
      JSON.stringify({ t: 'moment', ref: `${i}`, answers: 0 }),
    );
    return (await raw([hello(made.id), ...texts], 999)).some((t) => t.includes('message.too-many'));
  },
  'guesses tables': async () => {
    const heard = await Promise.all(Array.from({ length: 40 }, () => raw([hello(idOf(16))], 1)));
    return heard.every((h) => h[0].includes('table.unknown'));
  },
  'guesses secrets': async () => {
    const [, you] = await raw(
      [
        hello(
          made.id,
          Array.from({ length: LIMITS.secrets }, () => idOf(24)),
        ),
      ],
      2,
    );
    return you === '{"t":"you","chairs":[],"host":false}';
  },
  'shows too many secrets at once': async () =>
    (
      await raw(
        [
          hello(
            made.id,
            Array.from({ length: 50 }, () => idOf(24)),
          ),
        ],
        1,
      )
    )[0].includes('message.shape'),
  'answers for another seat': async () => {
    const page = ann.isAsked ? bob : ann;
    const said = await page.first();
    return said.t === 'no' && said.refused === 'answer.not-yours';
  },
  'uses a secret of another table': async () => {
    const [, you] = await raw([hello(made.id, [victim.host, ...victim.chairs])], 2);
    return you === '{"t":"you","chairs":[],"host":false}';
  },
  'replays an old answer': async () => {
    const page = ann.isAsked ? ann : bob;
    const at = page.view?.at ?? 0;
    const answer = page.view?.game?.decision?.options[0].id ?? '';
    const first = await page.do({ kind: 'answer', at, answer });
    const second = await page.do({ kind: 'answer', at, answer });
    return first.t === 'done' && second.t === 'no' && second.refused === 'answer.stale';
  },
  'claims entries from the future': async () => {
    const text = JSON.stringify({ t: 'hello', v: 1, table: made.id, secrets: [], since: { seq: 1e8, process: ann.view?.process } }); // prettier-ignore
    return (await raw([text], 1))[0].startsWith('{"t":"welcome"');
  },
  'asks for what is hidden': async () => {
    const file = await fetch(`${server.base}/api/tables/${made.id}/save`);
    const guessed = await fetch(`${server.base}/api/tables/${made.id}/save`, {
      headers: { authorization: `Bearer ${made.chairs[0]}` },
    });
    const [welcome] = await raw([hello(made.id)], 1);
    const { state } = JSON.parse(welcome) as {
      state: { seed: string; decks: Record<string, { draw: number[] }> };
    };
    const hidden = Object.values(state.decks).every((d) => new Set(d.draw).size <= 1);
    return file.status === 403 && guessed.status === 403 && state.seed === '' && hidden;
  },
  'comes from another site': async () => {
    const page = await new Page(server.ws, made.id).open({ origin: 'https://evil.example' });
    const reply = await post('{}', { origin: 'https://evil.example' });
    return page.welcomes === 0 && reply.status === 403;
  },
  'says nothing': async () => (await raw([], 1)).join().includes('hello.first'),
  'opens a line and sends half a request': async () =>
    new Promise((done) => {
      const socket = connect(Number(new URL(server.base).port), '127.0.0.1', () => {
        socket.write('GET /ws HTTP/1.1\r\nHost: x\r\nUpgr');
        socket.destroy();
        done(true);
      });
    }),
  'writes markup in names and chat': async () => {
    const evil = '<img src=x onerror=alert(1)>\u202e\u0000';
    await ann.do({ kind: 'chat', text: evil });
    return ann.view?.chat.at(-1)?.text === '<img src=x onerror=alert(1)>';
  },
  'reads nothing and asks for much': async () => {
    const socket = new WebSocket(server.ws);
    await new Promise((done) => socket.once('open', done));
    socket.pause();
    socket.send(hello(made.id));
    for (let i = 0; i < 5; i++) await (ann.isAsked ? ann : bob).first();
    socket.terminate();
    return true;
  },
  'opens more sockets than an address may': async () => {
    const pages = await Promise.all(Array.from({ length: LIMITS.socketsPerAddress + 10 }, () => new Page(server.ws, made.id).open())); // prettier-ignore
    const refused = pages.filter((p) => p.bye === 'limit.sockets' || p.errors.length > 0).length;
    await Promise.all(pages.map((p) => p.cut()));
    return refused >= 10;
  },
  'sends broken files': async () => {
    const bodies = ['', '{', 'null', '[]', '{"title":1}', JSON.stringify({ title: '', save: '{"rules":1}' })];
    const replies = await Promise.all(bodies.map((b) => post(b)));
    return replies.every((r) => r.status >= 400 && r.status < 500);
  },
  'makes tables without end': async () => {
    const body = JSON.stringify({ title: '', setup });
    const replies = await Promise.all(Array.from({ length: LIMITS.createBurst + 10 }, () => post(body)));
    return (
      replies.some((r) => r.status === 429) && replies.every((r) => r.status === 201 || r.status === 429)
    );
  },
  'asks without end': async () => {
    const replies = await Promise.all(Array.from({ length: LIMITS.requestBurst * 2 }, () => fetch(`${server.base}/health`))); // prettier-ignore
    return replies.some((r) => r.status === 429);
  },
};

const bad: string[] = [];
for (const [name, abuse] of Object.entries(ABUSES)) {
  const held = await abuse().catch((failure: Error) => void bad.push(`${name}: ${failure.message}`));
  const began = performance.now();
  const [page, other] = ann.isAsked ? [ann, bob] : [bob, ann];
  const said = await page.first();
  const ms = performance.now() - began;
  if (said.t === 'done') await other.until(() => (other.view?.seq ?? 0) >= said.seq);
  const well = held === true && said.t === 'done' && ms < 1000;
  if (!well) bad.push(`${name}: held ${held}, then ${said.t} after ${ms.toFixed(0)} ms`);
  console.log(`${well ? 'ok  ' : 'BAD '} somebody ${name}; the next answer took ${ms.toFixed(1)} ms`);
}
await Promise.all([ann.cut(), bob.cut()]);
const code = await server.stop();
if (code !== 0) bad.push(`the server stopped with ${code}`);
for (const secret of [made.host, ...made.chairs, ...victim.chairs])
  if (server.output().includes(secret)) bad.push('a secret stands in the log');
await place.remove();
for (const line of bad) console.log(`  ${line}`);
console.log(`${Object.keys(ABUSES).length} abuses, ${bad.length} bad`);
process.exitCode = bad.length === 0 ? 0 : 1;
