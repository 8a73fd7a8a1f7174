/** What each message, command and bound is for, in words for readers; the compiler asks for a new one. */
import type { Bounds } from '../bounds.ts';
import type { CommandKind } from '../commands.ts';
import type { FromPage } from '../from-page.ts';
import type { MarkKind } from '../marks.ts';
import type { ToPage } from '../to-page.ts';

export const FROM_PAGE_WORDS: { readonly [K in FromPage['t']]: string } = {
  hello:
    'The first message, once. It names the table and shows every secret the page has: of chairs, of the host, or none to watch. `since` is for those who come back: the number of the last entry they know, and the `process` it came from.',
  do: 'Asks something of the table: a [command](#commands). `ref` is a mark of the page, different for each; sent again under the same `ref`, after a lost connection for instance, it is done once. The reply is `done` or `no` with that `ref`.',
  mark: 'Shows something on the board to everybody for a moment. It is not kept, and nothing is replied unless it is refused.',
  moment:
    'Asks for the masked position after so many answers. The reply is `moment` or `no` with that `ref`.',
  beat: 'The reply to a `beat` of the server, at once. Whoever says nothing for 14 seconds is away, and the socket is closed.',
};

export const TO_PAGE_WORDS: { readonly [K in ToPage['t']]: string } = {
  past: 'Before a welcome, for a game that has been played for a while: lines of its log from the first on, page by page.',
  welcome:
    'The whole view of the table, said after hello and when the game goes on under later rules. Everybody gets the same. The log is the first `past` lines that were told in `past` messages, and then `log`.',
  resumed: 'In place of a welcome for a page that came back: the entries it missed follow.',
  you: 'What the secrets of this page are good for; said after the welcome and whenever it changes.',
  admitted:
    'The host has let this page in (`admit`): the secret of the chair that is its own now. Told to this page alone.',
  entry:
    'Something happened: one entry of the log. Numbers have no gaps. What is not in it stays as it was: with `move` the state is the old one with the parts in `move.change` replaced, and `game` is `move.game`.',
  done: 'The command with this `ref` is stored. Its entry is told to everybody, to this page too, before or after.',
  no: 'A message was refused. Without `ref`: one that had none, or that could not be read.',
  people:
    'Who is there: after the welcome and whenever it changes. It is not part of the log. Several pages of one chair are one person.',
  beat: 'A sign of life, answered by a `beat`. When nothing at all was heard for `within` milliseconds the line is dead: come back at once.',
  mark: 'Somebody shows something on the board.',
  moment: 'The position that was asked for.',
  bye: 'The last word before the server closes the socket. After `server.stopping` come back after a short, random while.',
};

export const COMMAND_WORDS: { readonly [K in CommandKind]: string } = {
  answer: 'answers the open decision',
  undo: 'takes the last answer back, if nothing has been revealed since',
  redo: 'takes the last undo back',
  ask: 'opens a vote: on an undo beyond a reveal, or with `about` on giving everybody the file of the running game (`file`), on who plays the chair `whose` while its person is away (`seat`: `to` a chair or `bot`), on who is host while the host is away (`host`: `to` a chair). In the last two those who are there decide. With `rules` on going on under later rules, where `broken` says how (`onward`)',
  vote: 'says yes or no to the open vote',
  chat: 'a line for everybody; with `phrase` pages show their own words for it',
  next: 'once the game is over, lays the next one for the same people: the same heroes, in `mission` of the same edition or the same again. The new table opens to the secrets of this one; its id comes with the entry',
  sit: 'sits down, or takes another name',
  stand: 'gets up; the link stays good',
  back: 'takes the place back from whoever stood in; it happens by itself when a page with that chair comes back',
  bell: 'wants to be told by web push when it is the turn of that chair; `words` is what the browser shows. Each browser once for each chair',
  unbell: 'does not want that any more',
  house:
    'settles how the table is kept: what is left out stays. `away`: minutes after which an absent person who is awaited is stood in for, and an absent host; 0: by a vote only. `standIn`: a `bot` or `people` who are there. `pace`: minutes for an answer in a game by letter. `talk`: those who watch may write',
  watch:
    'opens the table to everybody who knows its id, or makes it private: then the secret for watching comes with `done`, and whoever does not show it has to leave',
  admit:
    'gives the chair to the page of somebody who watches, named by its `id` in `people`: the chair gets a new secret, which that page alone is told (`admitted`), and the host with `done`',
  remove:
    'sends somebody away who only watches; it is not kept: to keep them away the table has to be private',
  link: 'a new secret for the chair, which ends the old one; it comes with `done`',
  chair: 'one more chair; its secret comes with `done`',
  free: 'takes the chair back: its secret ends; `why` is told to whoever had it',
  bot: 'lets the server play the chair; `why` is told to whoever sat there',
  hero: 'gives a hero to another chair',
  title: 'names the table',
};

export const MARK_WORDS: { readonly [K in MarkKind]: string } = {
  ping: 'one to four zones, figures or cards: look here',
  arrow: 'two zones: from one to the other',
  propose: 'the id of an option somebody would take; none: not any more',
  look: 'where somebody’s eye rests; none: nowhere',
  ready: 'none',
};

export const BOUND_WORDS: { readonly [K in keyof Bounds]: string } = {
  name: 'characters of a name',
  title: 'characters of a title',
  chat: 'characters of a line',
  answer: 'characters of an answer',
  ref: 'characters of a `ref`',
  markIds: 'ids in a mark',
  markId: 'characters of each',
  chairs: 'chairs at a table',
  secrets: 'secrets in a hello',
  messageBytes: 'bytes of a message',
  requestBytes: 'bytes of a request',
};

/** Where the name of a field does not say it. */
export const FIELD_WORDS: { readonly [field: string]: string } = {
  'hello.v': 'the version of this protocol',
  'mark.at': '`seq` of the last entry the page knows',
  'hello.wish': 'the hero somebody who watches would like to play, for the host to see',
  'hello.name': 'of somebody who only watches, for the others to see',
  'you.lost': 'chairs that were taken from this page',
  'people.chairs':
    'of each chair: null is there, a number away since then in milliseconds since 1970, 0 not seen yet',
  'people.host': 'the same of the host',
  'people.watchers': 'those who only watch, the first 24 of them',
  'vote.voters': 'who has a say, where not everybody seated has',
  'chat line.chair': 'null: of somebody who watches',
  'seats.deputy': 'the chair that is host while the host is away',
  'welcome.v': 'the version of this protocol',
  'welcome.process': 'the server process; goes into `since` of a later hello',
  'welcome.seq': 'number of the last entry',
  'welcome.at': 'number of the entry that opened the decision: it goes into every answer',
  'welcome.commitment': 'SHA-256 of `salt:seed`; both are published when the game is over',
  'welcome.origin': 'made from a set-up, or from a file whose seed somebody may know',
  'welcome.opened': 'somebody has taken the file of the running game',
  'welcome.shared': 'everybody seated may take the file',
  'welcome.broken': 'why the game can only be read',
  'welcome.state': 'the masked [state](#state); null when none is known',
  'welcome.earlier': 'rules the game has outlived; what was told under them is there over HTTP',
  'welcome.closed': 'whoever runs the server has closed the table: nobody plays on',
  'welcome.game': 'null when the game can only be read',
  'welcome.past': 'so many of the lines told before stand',
  'welcome.log': 'the lines after them',
  'entry.at': 'number of the entry that opened the decision now',
  'entry.kind': 'what happened; a newer server may know more kinds',
  'entry.by': 'the chair that did it; `admin`: whoever runs the server',
  'entry.hidden': 'lines of the chat that are not shown any more, by their `seq`',
  'entry.closed': 'whoever runs the server has closed the table, or has opened it again',
  'entry.time': 'milliseconds since 1970',
  'entry.ref': 'of the command that became this entry',
  'entry.answerers': 'chairs that may answer, where a change of seats changed them',
  'done.chair': 'with a new secret: the chair it opens',
  'game.answerers': 'chairs that may answer',
  'game.since': 'when the decision was opened, in milliseconds since 1970',
  'game.undo': '`forced`: only by a vote',
  'game.proof': 'once the game is over',
  'log line.seq': 'answers taken, this one included',
  'log line.revealed': 'it showed dice or cards: no free undo beyond it',
  'seats.heroes': 'the chair of each hero',
  'broken.answers': 'answers in the log; the state shows the position after `state.seq` of them',
  'broken.outcome': 'how it had ended: nobody goes on with it',
  'broken.onward': 'how it could go on if those seated agree',
  'onward.round': 'it would go on from the beginning of this round',
  'onward.lost': 'names these rules do not know any more',
  'move.change': 'top-level parts of the state that changed',
};
