/**
 * Why the server says no. The engine's own codes (engine/kernel/refusals.ts) pass through unchanged, and a newer server
 * may know more of them: on the wire a code is a text. Its words are the client's.
 */
import { body, shapeOf } from './body.ts';
import { text, type Told } from './shape.ts';

export const TABLE_REFUSALS = {
  'answer.stale': 'it answers a decision that is not open any more',
  'answer.not-yours': 'the decision belongs to other chairs',
  'chair.unknown': 'there is no such chair',
  'chair.none-left': 'no more chairs fit at a table',
  'chair.not-yours': 'the secret link of that chair was not shown',
  'chair.not-seated': 'one has to sit down first',
  'chair.spent': 'the chair has written as much of that as it may; a new link from the host brings more',
  'chair.present': 'whoever sits there is there',
  'chair.busy': 'somebody plays for that chair; it has to be taken back first',
  'hero.unknown': 'there is no such hero',
  'host.only': 'only the host may do that',
  'host.present': 'the host is there',
  'name.empty': 'a name needs a letter',
  'chat.closed': 'those who watch may not write here',
  'chat.empty': 'a line needs a letter',
  'vote.none': 'no vote is open',
  'vote.open': 'a vote is open already',
  'vote.not-needed': 'the last answer can be taken back freely',
  'next.early': 'the game is not over yet',
  'next.made': 'the next game has been laid already',
  'undo.finished': 'the seed has been published',
  'table.unknown': 'there is no such table',
  'table.private': 'nobody watches this table without the link for watching',
  'watcher.gone': 'nobody watches by that name here any more',
  'door.unknown': 'these letters open no table, or not any more',
  'watcher.removed': 'the host has sent this page away',
  'push.refused': 'no message goes to that address',
  'table.closed': 'whoever runs the server has closed it: its file may be taken, nothing else',
  'table.read-only': 'its log does not replay under these rules',
  'log.damaged': 'the storage gives back an entry as something else',
  'table.updating': 'later rules own it than this server has: it is being updated',
  'table.full': 'its log has reached its limit',
  'table.busy': 'other processes were faster too often',
  'engine.fault': 'the engine failed; the table is as it was before',
  'storage.failed': 'the storage did not confirm; ask again',
  'save.too-long': 'it takes more to play than the server gives to a file',
  'custom.forbidden': 'this server takes no missions, sheets and games of people’s own',
  'setup.horde-online': 'the master of the horde keeps one table, where people sit together: not online',
  'save.running': 'the file of a running game is for the host',
  'gallery.unknown': 'there is no such pack in the gallery',
  'gallery.full': 'the gallery, or what waits for its host, has reached its limit',
  'gallery.pack': 'the pack is not sound: the code and the place of the first fault',
  'gallery.not-yours': 'the secret of whoever handed it in was not shown',
  'gallery.version': 'its version is not later than those that are there',
  'gallery.credit': 'it leaves out whom it was made from',
  'message.shape': 'it is no message of this protocol',
  'message.too-many': 'too many messages',
  'hello.first': 'the first message must be hello',
  'hello.twice': 'hello was said already',
  'protocol.version': 'another version of the protocol',
  'limit.sockets': 'too many connections',
  'limit.tables': 'too many tables are open',
  'limit.requests': 'too many requests',
  'origin.foreign': 'pages of other sites may not talk to this server',
  'page.unknown': 'there is nothing at this address',
  'address.banned': 'whoever runs the server does not want visitors from this address',
  'admin.only': 'the secret of whoever runs the server was not shown',
  'server.stopping': 'the server is stopping',
} as const;
export type TableRefusalCode = keyof typeof TABLE_REFUSALS;

/** `at`: what it is about; of a message, the field that is wrong. */
export const refusal = body({ refused: text() }, { at: text() });

/** The body of every answer over HTTP that is a no. */
export const refused = shapeOf(refusal);
export type Refused = Told<typeof refused>;
