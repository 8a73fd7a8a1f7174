/** WebSockets: limits by number and address, signs of life, and a `Connection` behind each. */
import websocket from '@fastify/websocket';
import { SOCKET_ADDRESS } from '@holdout/protocol';
import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { nextTick } from 'node:process';
import type { WebSocket } from 'ws';
import { LIMITS } from '../limits.ts';
import { Connection, type ConnectionHelp } from '../pages/connection.ts';
import { no } from '../tables/refusals.ts';
import type { Gate } from './gate.ts';
import type { Metrics } from './metrics.ts';

/** When something was last heard of it, and when it was last told that the line is alive. */
interface Page {
  readonly address: string;
  readonly connection: Connection;
  heardAt: number;
  beatAt: number;
}

interface Sockets {
  readonly count: () => number;
  /** Sends those away who are not wanted any more. */
  endBanned(): void;
  /** Says goodbye to everybody. */
  stop(): void;
}

/** Must come before any hook that refuses requests: else the plugin leaves the sockets of refused ones open. */
export async function acceptUpgrades(app: FastifyInstance, trouble: (error: Error) => void): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: LIMITS.messageBytes, perMessageDeflate: false },
    errorHandler: (error, socket) => {
      trouble(error);
      socket.terminate();
    },
  });
}

export function addSockets(
  app: FastifyInstance,
  help: ConnectionHelp,
  gate: Gate,
  metrics: () => Metrics,
): Sockets {
  const open = new Map<WebSocket, Page>();
  const addresses = gate.sockets;
  const heartbeat = setInterval(() => {
    const now = help.now();
    for (const [socket, page] of open) {
      if (now - page.heardAt >= LIMITS.silentMs) socket.terminate();
      else if (now - page.beatAt >= LIMITS.heartbeatMs && page.connection.isGreeted) {
        page.beatAt = now;
        page.connection.beat();
      }
    }
  }, LIMITS.lifeLookMs);
  heartbeat.unref();

  app.get(SOCKET_ADDRESS, { websocket: true }, (socket, request) => {
    const address = request.ip;
    const connection = new Connection(wireOf(socket, new Gathering(request.raw.socket)), help);
    const page: Page = { address, connection, heardAt: help.now(), beatAt: -Infinity };
    socket.on('error', () => socket.terminate());
    if (addresses.total >= LIMITS.sockets || addresses.of(address) >= LIMITS.socketsPerAddress) {
      metrics().count('sockets_refused');
      connection.bye(no('limit.sockets'));
      return;
    }
    open.set(socket, page);
    addresses.add(address, 1);
    const late = setTimeout(() => {
      if (!connection.isGreeted) connection.bye(no('hello.first'));
    }, LIMITS.helloMs);
    socket.on('message', (data, isBinary) => {
      page.heardAt = help.now();
      metrics().count('messages');
      connection.hear(isBinary ? '' : textOf(data)).catch(help.trouble);
    });
    socket.on('close', () => {
      clearTimeout(late);
      open.delete(socket);
      addresses.add(address, -1);
      connection.end();
    });
  });

  return {
    count: () => open.size,
    endBanned() {
      for (const { address, connection } of open.values())
        if (gate.bans.has(address)) connection.bye(no('address.banned'));
    },
    stop() {
      clearInterval(heartbeat);
      for (const { connection } of open.values()) connection.bye(no('server.stopping'));
    },
  };
}

const textOf = (data: Buffer | ArrayBuffer | Buffer[]): string =>
  Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as Buffer).toString();

/** Everybody at a table is told the same: it becomes bytes once. */
const told = { text: '', bytes: Buffer.of() };

function bytesOf(text: string): Buffer {
  if (text !== told.text) Object.assign(told, { text, bytes: Buffer.from(text) });
  return told.bytes;
}

const AS_TEXT = { binary: false };

/** Longer texts go at once: what waits for a slow page is what its line did not take. */
const SHORT = 16_000;

/** What is said in one turn of the loop goes out together. */
class Gathering {
  private isOn = false;

  constructor(private readonly line: Pick<Socket, 'cork' | 'uncork'>) {}

  before(bytes: number): void {
    if (bytes > SHORT) this.flush();
    else if (!this.isOn) {
      this.isOn = true;
      this.line.cork();
      nextTick(() => this.flush());
    }
  }

  private flush(): void {
    if (this.isOn) this.line.uncork();
    this.isOn = false;
  }
}

const wireOf = (socket: WebSocket, gathering: Gathering): ConstructorParameters<typeof Connection>[0] => ({
  send(text) {
    const bytes = bytesOf(text);
    gathering.before(bytes.length);
    socket.send(bytes, AS_TEXT);
  },
  close() {
    // A page that does not read would never finish the goodbye.
    if (socket.bufferedAmount > LIMITS.waitingBytes) socket.terminate();
    else socket.close(1001);
  },
  waiting: () => socket.bufferedAmount,
});
