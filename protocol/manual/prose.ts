/** What no table says: how it hangs together. */

export const BEGINNING = [
  '<!-- Made by `npm run manual` from protocol/; a test keeps it fresh. Change the descriptions, not this page. -->',
  'All that pages and server say to each other, enough to write a client. [docs/example-client.mjs](example-client.mjs) is one: it makes a table, sits down on every chair and plays a whole game.',
  `In short:

1. \`POST /api/tables\` with a set-up. The reply has the id of the table and the secrets of its host and its chairs.
2. Open the WebSocket \`/ws\` and say \`hello\` with the id and the secrets you have.
3. Hear \`past\` (of a long game), then \`welcome\` with everything there is to see, then \`you\`.
4. \`do\` a \`sit\` for every chair that is yours.
5. Whenever \`game.answerers\` holds a chair of yours, \`do\` an \`answer\` with the \`at\` of the view and the id of one of \`game.decision.options\`.
6. Hear an \`entry\` for everything that happens, and bring the view up to date with it. When \`game.decision\` is null the game is over and \`state.outcome\` says how it ended.`,
];

export const HEADERS = [
  'Bodies are JSON in UTF-8. A no is always `{"refused": code}`, with `at` where it says more (what it is about; of a message the field that is wrong). Browsers send `origin`: only the server’s own and those it allows (ALLOWED_ORIGINS) may talk to it; programs send none and are welcome. There are no cookies.',
];

export const LINE = [
  'Every message is one JSON object in one text frame, told apart by `t`. The first one is `hello`, within five seconds. Messages are dealt with in their order. To every `beat` of the server a page says `beat`; a socket that says nothing for 14 seconds is closed. After a lost connection come back after a short, random while and say `hello` with `since`.',
  'What is accepted is stored before anybody hears of it, and nobody is told what is not stored. A command under a `ref` that is already stored is acknowledged again and not repeated: send again whatever had no reply.',
];

export const PARTS = [
  'Chairs are numbers from 0. A chair begins with the heroes of the seat of the same number; the host may change that.',
];

export const ENGINE_PARTS = [
  'Types in full: engine/kernel (setup.ts, decision.ts, option.ts, event.ts, state.ts).',
  "An **answer** is a text. To a decision that is a `pick` it is the `id` of one of the options. To an `allocate` it is `id=units` for every option that gets some, with a space between them, none above its `cap` and together `total`: `wound:ned=2 wound:amy=1`. Whatever is not offered is refused and changes nothing. Among the options of one decision some may be for one chair only: nobody begins the turn of a hero whose player is there (`answer.not-yours`). Two answers are no options: while a question for a card is `open`, `another {...}` tells one that only the players' box has; and once the table has voted for `corrections`, `correct` alone begins with them and `correct {...}` is one, from anybody who sits there (docs/COMPANION.md).",
  'The **state** is what the table may see: what is hidden is the same for every possible truth. Zones, cards and enemies are numbers in it; a client that shows a board builds it with the engine from the set-up. Options and events name everything by ids and need no state.',
];

export const RATES = [
  'How fast, unless the server was told otherwise; beyond it comes `message.too-many` or `limit.requests`, and after too many of those the socket is closed:',
];
