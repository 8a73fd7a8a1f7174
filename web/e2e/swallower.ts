/** A line on this machine that can go dead without a word: nothing gets through any more, and nobody is told. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

interface Swallower {
  /** Where the server seems to be. */
  readonly url: string;
  /** From now on nothing that is said on the lines there are arrives; new ones are none better. */
  swallow(): void;
  /** New lines work again. */
  mend(): void;
  close(): Promise<void>;
}

export async function swallowerTo(url: string): Promise<Swallower> {
  const { port } = new URL(url);
  const open = new Set<Socket>();
  let dead = false;
  const server = createServer((inside) => {
    open.add(inside);
    inside.on('error', () => undefined);
    if (dead) return;
    const outside = connect(Number(port), '127.0.0.1');
    open.add(outside);
    outside.on('error', () => undefined);
    // What has gone dead once stays dead.
    let mute = false;
    lines.add(() => (mute = true));
    for (const [here, there] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      here.on('data', (part: Buffer) => mute || there.write(part));
      here.on('close', () => mute || there.destroy());
    }
  });
  const lines = new Set<() => void>();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    swallow() {
      dead = true;
      for (const mute of lines) mute();
    },
    mend: () => void (dead = false),
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
