/**
 * A client of Holdout in plain Node, written from docs/PROTOCOL.md alone: makes a table, sits down on every chair and
 * plays a whole game by lot.
 *
 *     node docs/example-client.mjs http://127.0.0.1:3000 '{"edition":"classic","mission":"00","seats":[["amy","doug","josh"],["ned","phil","wanda"]]}' 50
 *
 * The last argument: milliseconds between two answers. A server hears a message of a page every 50 ms.
 * From Node 22 on it needs nothing; before, a WebSocket comes from the package `ws`.
 */
import { setTimeout as pause } from 'node:timers/promises';

const [base = 'http://127.0.0.1:3000', setupText, everyMs = 50] = process.argv.slice(2);
const setup = setupText
  ? JSON.parse(setupText)
  : {
      edition: 'classic',
      mission: '00',
      seats: [
        ['amy', 'doug', 'josh'],
        ['ned', 'phil', 'wanda'],
      ],
    };
const WebSocket = globalThis.WebSocket ?? (await import('ws')).WebSocket;

/** Step 1: a table of our own, with the secrets of its host and its chairs. */
async function makeTable() {
  const reply = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'An example', setup }),
  });
  const made = await reply.json();
  if (!reply.ok) throw new Error(`no table: ${made.refused} ${made.at ?? ''}`);
  return made;
}

/** One page at one table: keeps the view that a welcome gives and entries carry on. */
class Page {
  view = null;
  you = { chairs: [], host: false };
  #replies = new Map();
  #refs = 0;
  #wake = () => {};

  constructor(table, secrets) {
    this.hello = { t: 'hello', v: 4, table, secrets };
  }

  /** Steps 2 and 3. */
  async open() {
    this.socket = new WebSocket(`${base.replace(/^http/, 'ws')}/ws`);
    this.socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(data)));
    this.socket.addEventListener('close', () => this.#hear({ t: 'bye', refused: 'connection lost' }));
    await new Promise((done, fail) => {
      this.socket.addEventListener('open', done);
      this.socket.addEventListener('error', () => fail(new Error(`nobody answers at ${base}`)));
    });
    this.socket.send(JSON.stringify(this.hello));
    await this.until(() => this.view);
  }

  #hear(message) {
    const { t } = message;
    if (t === 'beat') this.socket.send(JSON.stringify({ t: 'beat' }));
    else if (t === 'welcome') this.view = message;
    else if (t === 'you') this.you = message;
    else if (t === 'entry') this.#advance(message);
    else if (t === 'done' || t === 'no') this.#replies.get(message.ref)?.(message);
    else if (t === 'bye') this.gone = message.refused;
    this.#wake();
  }

  /** What is not in the entry stays as it was. */
  #advance({ seq, at, move, seats, answerers }) {
    const { view } = this;
    Object.assign(view, { seq, at, seats: seats ?? view.seats });
    if (answerers) view.game.answerers = answerers;
    if (!move) return;
    view.game = move.game;
    Object.assign(view.state, move.change);
    this.told?.(move.line);
  }

  async until(isSo) {
    while (!isSo()) {
      if (this.gone) throw new Error(`the server said: ${this.gone}`);
      await new Promise((done) => (this.#wake = done));
    }
  }

  /** Asks something of the table and waits until it is stored, or refused. */
  async do(command) {
    const ref = `example-${++this.#refs}`;
    const reply = await new Promise((done) => {
      this.#replies.set(ref, done);
      this.socket.send(JSON.stringify({ t: 'do', ref, command }));
    });
    this.#replies.delete(ref);
    if (reply.t === 'no') throw new Error(`refused: ${reply.refused} ${reply.at ?? ''}`);
    // Everybody is told by an entry; ours may come after the reply.
    await this.until(() => this.view.seq >= reply.seq);
  }
}

const oneOf = (list) => list[Math.floor(Math.random() * list.length)];

/** Any answer that the decision allows. */
function answerTo({ kind, options, total }) {
  if (kind === 'pick') return oneOf(options).id;
  const units = new Map(options.map(({ id }) => [id, 0]));
  for (let left = total; left > 0; left--) {
    const { id } = oneOf(options.filter((o) => units.get(o.id) < (o.cap ?? total)));
    units.set(id, units.get(id) + 1);
  }
  return [...units].flatMap(([id, n]) => (n > 0 ? [`${id}=${n}`] : [])).join(' ');
}

const made = await makeTable();
const page = new Page(made.id, [made.host, ...made.chairs]);
await page.open();
page.told = ({ round, events }) => {
  for (const { type, hero } of events)
    if (type !== 'answered') console.log(`round ${round}: ${type}${hero ? ` (${hero})` : ''}`);
};
// Step 4.
for (const chair of made.chairs.keys()) await page.do({ kind: 'sit', chair, name: `Player ${chair + 1}` });

// Step 5, as long as something is asked.
let answers = 0;
while (page.view.game.decision) {
  const { at, game } = page.view;
  if (!game.answerers.some((chair) => page.you.chairs.includes(chair)))
    throw new Error('somebody else is asked');
  await page.do({ kind: 'answer', at, answer: answerTo(game.decision) });
  answers++;
  await pause(Number(everyMs));
}

const { outcome, round } = page.view.state;
console.log(`The game is ${outcome.result} in round ${round}, after ${answers} answers.`);
page.socket.close();
