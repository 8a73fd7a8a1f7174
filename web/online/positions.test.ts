import { itemAt, type State } from '@holdout/engine';
import type { Refused } from '@holdout/protocol';
import { expect, it } from 'vitest';
import { RefusedByTable } from '../play/table.ts';
import { Positions } from './positions.ts';

/** A server that answers when it is told to. */
class SlowServer {
  readonly asked: { readonly answers: number; readonly say: (said: State | Refused) => void }[] = [];
  position(answers: number): Promise<State | Refused> {
    return new Promise((say) => this.asked.push({ answers, say }));
  }
}
const position = (seq: number): State => ({ seq }) as State;

it('asks for one position at a time, and of those wanted meanwhile only for the latest', async () => {
  const server = new SlowServer();
  const positions = new Positions(server);
  const [one, two, three] = [positions.at(1), positions.at(2), positions.at(3)];
  await expect(two).rejects.toEqual(new RefusedByTable('message.too-many'));
  expect(server.asked.map((a) => a.answers)).toEqual([1]);
  itemAt(server.asked, 0).say(position(1));
  expect((await one).seq).toBe(1);
  await Promise.resolve();
  expect(server.asked.map((a) => a.answers)).toEqual([1, 3]);
  itemAt(server.asked, 1).say({ refused: 'table.read-only' });
  await expect(three).rejects.toEqual(new RefusedByTable('table.read-only'));
});
