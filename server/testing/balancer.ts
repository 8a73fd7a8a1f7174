/** A load balancer without sticky sessions: every connection goes to the next server. */
import { itemAt } from '@holdout/engine';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

interface Balancer {
  readonly base: string;
  readonly ws: string;
  close(): Promise<void>;
}

export async function balance(ports: readonly number[]): Promise<Balancer> {
  let next = 0;
  const open = new Set<Socket>();
  const server = createServer((inside) => {
    const outside = connect(itemAt(ports, next++ % ports.length), '127.0.0.1');
    for (const [here, there] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      open.add(here);
      here.on('error', () => there.destroy());
      here.on('close', () => {
        open.delete(here);
        there.destroy();
      });
      here.pipe(there);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    ws: `ws://127.0.0.1:${port}/ws`,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
