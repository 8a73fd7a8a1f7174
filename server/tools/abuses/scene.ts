/** Two people at a table, another table beside, and means to misbehave. */
import { createRandom, randomAnswer } from '@holdout/engine/testing';
import { itemAt, type Setup } from '@holdout/engine';
import { PROTOCOL, saveAddress, TABLES_ADDRESS, type MadeTable } from '@holdout/protocol';
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { chairGiving } from '../../testing/giving.ts';
import { Page, type Said } from '../../testing/page.ts';
import { makeTableAt } from '../../testing/server.ts';
import type { ServerProcess } from '../../testing/server-process.ts';

/** What somebody does; true when it went as it should. */
export type Abuse = (at: Scene) => Promise<boolean>;
export type Abuses = { readonly [name: string]: Abuse };

export const idOf = (bytes: number): string => randomBytes(bytes).toString('base64url');
export const idsOf = (count: number, bytes: number): string[] =>
  Array.from({ length: count }, () => idOf(bytes));

/** It may come before the first reply, while the server waits for its storage. */
const BEAT = '{"t":"beat"';

export class Scene {
  private readonly random = createRandom('abuse');

  private constructor(
    readonly server: ServerProcess,
    readonly setup: Setup,
    readonly made: MadeTable,
    /** A table that nobody here has anything to do with. */
    readonly other: MadeTable,
    readonly ann: Page,
    readonly bob: Page,
  ) {}

  static async open(server: ServerProcess, setup: Setup): Promise<Scene> {
    const made = await makeTableAt(server.base, setup);
    const other = await makeTableAt(server.base, setup);
    const ann = await new Page(server.ws, made.id, [itemAt(made.chairs, 0), made.host]).open();
    const bob = await new Page(server.ws, made.id, [itemAt(made.chairs, 1)]).open();
    await ann.do({ kind: 'sit', chair: 0, name: 'Ann' });
    await bob.do({ kind: 'sit', chair: 1, name: 'Bob' });
    return new Scene(server, setup, made, other, ann, bob);
  }

  get asked(): Page {
    return this.ann.isAsked ? this.ann : this.bob;
  }

  /** The game goes on: an answer, or a word when it is over; both have heard it. */
  async step(): Promise<Said> {
    const { asked } = this;
    const decision = asked.view?.game?.decision;
    const said = await (decision ? this.answer() : asked.do({ kind: 'chat', text: 'well played' }));
    if (said.t !== 'done') return said;
    await Promise.all([this.ann, this.bob].map((p) => p.until(() => (p.view?.seq ?? 0) >= said.seq)));
    return said;
  }

  private answer(): Promise<Said> {
    const { game, seats } = this.asked.view ?? {};
    if (!game?.decision || !seats) throw new Error('nothing is asked');
    const answer = randomAnswer(game.decision, this.random);
    return itemAt([this.ann, this.bob], chairGiving(game, seats, answer)).answer(answer);
  }

  hello(secrets: readonly string[] = [], table = this.made.id): string {
    return JSON.stringify({ t: 'hello', v: PROTOCOL, table, secrets });
  }

  /** Sends raw texts on a new socket; gives what came back until it was closed or has answered as often. Signs of life are no answers. */
  raw(texts: readonly (string | Buffer)[], replies: number): Promise<string[]> {
    const heard: string[] = [];
    return new Promise((done) => {
      const socket = new WebSocket(this.server.ws);
      socket.on('open', () => texts.forEach((t) => socket.send(t)));
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (!text.startsWith(BEAT) && heard.push(text) >= replies) socket.terminate();
      });
      // A refused handshake or a cut line: what was heard until then is the answer.
      socket.on('error', () => undefined);
      socket.on('close', () => done(heard));
    });
  }

  post(body: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.server.base + TABLES_ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  }

  takeFile(secret?: string): Promise<Response> {
    const headers = new Headers(secret === undefined ? {} : { authorization: `Bearer ${secret}` });
    return fetch(this.server.base + saveAddress(this.made.id), { headers });
  }

  get secrets(): readonly string[] {
    return [this.made, this.other].flatMap(({ host, chairs }) => [host, ...chairs]);
  }
}
