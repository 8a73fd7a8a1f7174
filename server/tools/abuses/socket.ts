/** What should not come over a socket. */
import { itemAt } from '@holdout/engine';
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { LIMITS } from '../../limits.ts';
import { Page } from '../../testing/page.ts';
import { idsOf, type Abuses } from './scene.ts';

export const SOCKET_ABUSES: Abuses = {
  'sends garbage until it is cut off': async (at) => {
    const heard = await at.raw(idsOf(30, 30), 99);
    return heard.length === LIMITS.faults && itemAt(heard, heard.length - 1).includes('bye');
  },
  'sends bytes': async (at) => itemAt(await at.raw([randomBytes(100)], 1), 0).includes('message.shape'),
  'sends a message of a megabyte': async (at) => (await at.raw(['x'.repeat(1e6)], 1)).length === 0,
  'sends JSON nested a thousand deep': async (at) =>
    itemAt(await at.raw(['['.repeat(1500) + ']'.repeat(1500)], 1), 0).includes('message.shape'),
  floods: async (at) => {
    const texts = Array.from({ length: 200 }, (_, i) =>
      JSON.stringify({ t: 'moment', ref: `${i}`, answers: 0 }),
    );
    const heard = await at.raw([at.hello(), ...texts], 999);
    return (
      heard.some((t) => t.includes('message.too-many')) && itemAt(heard, heard.length - 1).includes('bye')
    );
  },
  'looks around like mad': async (at) => {
    const before = at.bob.errors.length;
    const look = JSON.stringify({ t: 'mark', kind: 'look', at: 0, ids: ['S1'] });
    for (let i = 0; i < LIMITS.messageBurst / 2; i++) at.bob.send(look);
    await at.bob.until(() => at.bob.errors.length > before);
    return at.bob.errors.slice(before).every((code) => code === 'message.too-many') && at.bob.isOpen;
  },
  'says nothing': async (at) => (await at.raw([], 1)).join().includes('hello.first'),
  'opens a line and sends half a request': (at) =>
    new Promise((done) => {
      const socket = connect(Number(new URL(at.server.base).port), '127.0.0.1', () => {
        socket.write('GET /ws HTTP/1.1\r\nHost: x\r\nUpgr');
        socket.destroy();
        done(true);
      });
    }),
  'reads nothing and asks for much': async (at) => {
    const socket = new WebSocket(at.server.ws);
    await new Promise((done) => socket.once('open', done));
    socket.pause();
    socket.send(at.hello());
    const said = [];
    for (let i = 0; i < 5; i++) said.push((await at.step()).t);
    socket.terminate();
    return said.every((t) => t === 'done');
  },
  'opens more sockets than an address may': async (at) => {
    const many = Array.from(
      { length: LIMITS.socketsPerAddress + 10 },
      () => new Page(at.server.ws, at.made.id),
    );
    await Promise.all(many.map((page) => page.open()));
    const refused = many.filter((p) => p.bye === 'limit.sockets' || p.errors.length > 0).length;
    await Promise.all(many.map((p) => p.cut()));
    return refused >= 10;
  },
};
