/** docs/PROTOCOL.md, written from the descriptions themselves. */
import { shapeOf, type Body } from '../body.ts';
import { BOUNDS } from '../bounds.ts';
import { commandsWithin, type Asker } from '../commands.ts';
import { decision, event, setup, shownState } from '../engine-data.ts';
import { bodiesWithin } from '../from-page.ts';
import { secret, tableId } from '../parts.ts';
import { TABLE_REFUSALS } from '../refusals.ts';
import type { Shape } from '../shape.ts';
import { COMMANDS, FROM_PAGE, TO_PAGE } from '../testing/samples.ts';
import { BODIES } from '../to-page.ts';
import { PROTOCOL } from '../version.ts';
import { house } from '../house.ts';
import { broken, chatLine, game, logLine, move, onward, seats, vote } from '../views.ts';
import { DECISION_WORDS, EVENT_WORDS, OPTION_WORDS, SETUP_WORDS, STATE_WORDS } from './engine-words.ts';
import {
  BOUND_WORDS,
  COMMAND_WORDS,
  FIELD_WORDS,
  FROM_PAGE_WORDS,
  MARK_WORDS,
  TO_PAGE_WORDS,
} from './message-words.ts';
import { BEGINNING, ENGINE_PARTS, HEADERS, LINE, PARTS, RATES } from './prose.ts';
import { ROUTES } from './routes.ts';
import { rowsOf, wordsFor, type Chapters } from './shape-words.ts';

const PART_SHAPES: { readonly [name: string]: Shape<unknown> } = {
  game,
  move,
  'log line': logLine,
  seats,
  house,
  vote,
  'chat line': chatLine,
  broken,
  onward,
};
const ENGINE_SHAPES: { readonly [name: string]: Shape<unknown> } = {
  'set-up': setup,
  decision,
  event,
  state: shownState,
};
const NAMED: Chapters = new Map([
  ...[...Object.entries(PART_SHAPES), ...Object.entries(ENGINE_SHAPES)].map(
    ([name, shape]) => [shape, name] as const,
  ),
]);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const json = (example: unknown): string => `\`\`\`json\n${JSON.stringify(example)}\n\`\`\``;

const quoted = (name: string): string => `\`${name}\``;

/** Fields of an object; `name` is the chapter they stand in. */
function fields(name: string, shape: Shape<unknown>): string {
  const rows = rowsOf(shape, NAMED);
  if (rows.length === 0) return 'No fields.';
  return table(
    ['field', 'holds', ''],
    rows.map((row) => {
      const said = FIELD_WORDS[`${name}.${row.name}`];
      return [
        quoted(row.name),
        row.holds,
        [row.always ? '' : 'may be missing', said].filter(Boolean).join('; '),
      ];
    }),
  );
}

const words = (of: { readonly [name: string]: string }): string =>
  table(
    ['field', 'what it is'],
    Object.entries(of).map(([name, said]) => [quoted(name), said]),
  );

const message = (name: string, said: string, body: Body, examples: readonly unknown[]): string[] => [
  `### ${name}`,
  said,
  fields(name, shapeOf(body)),
  ...examples.map(json),
];

const ASKERS: { readonly [K in Asker]: string } = {
  seated: 'whoever sits on a chair',
  holder: 'whoever shows the secret of that chair',
  anybody: 'whoever sits on a chair; where `talk` allows it, those who watch',
  host: 'the host',
};

const route = (r: (typeof ROUTES)[number]): string[] => [
  `### ${r.method} ${r.path}`,
  r.what,
  ...(r.headers ?? []).map((header) => `Header: ${header}.`),
  ...(r.sends ? [`Sends ${wordsFor(r.sends.shape, NAMED)}.`, json(r.sends.example)] : []),
  ...(r.gives ? [`Gives ${wordsFor(r.gives.shape, NAMED)}.`, json(r.gives.example)] : []),
  table(
    ['status', ''],
    Object.entries(r.statuses).map(([status, said]) => [status, said]),
  ),
];

function commands(): string[] {
  const all = commandsWithin(BOUNDS);
  const rows = (Object.keys(all) as (keyof typeof all)[]).map((kind) => [
    quoted(kind),
    COMMAND_WORDS[kind],
    ASKERS[all[kind].by],
    rowsOf(shapeOf(all[kind]), NAMED)
      .map(({ name, always }) => quoted(always ? name : `${name}?`))
      .join(', '),
    quoted(JSON.stringify(COMMANDS[kind])),
  ]);
  return [table(['kind', 'what it does', 'who may', 'fields', 'example'], rows)];
}

const kinds = (of: object): string[] => Object.keys(of);

/** `rates`: what a socket and an address may send, as this server has it. */
export function protocolManual(rates: { readonly [what: string]: string }): string {
  const fromPage = bodiesWithin(BOUNDS);
  return [
    `# The protocol, version ${PROTOCOL}`,
    ...BEGINNING,
    '## Over HTTP',
    ...HEADERS,
    ...ROUTES.flatMap(route),
    '## Over the WebSocket',
    ...LINE,
    `An id of a table is ${wordsFor(tableId, NAMED)}, a secret ${wordsFor(secret, NAMED)}.`,
    '## What a page says',
    ...(Object.keys(fromPage) as (keyof typeof fromPage)[]).flatMap((t) =>
      message(t, FROM_PAGE_WORDS[t], fromPage[t], FROM_PAGE[t].slice(0, 1)),
    ),
    '## Commands',
    'Each stands in the `command` of a `do`, with its name as `kind`. `at` is the `at` of the last welcome or entry: the decision somebody had before their eyes. Whoever has several chairs may name one with `chair`; left out, the server takes the first of theirs that may.',
    ...commands(),
    '## Marks',
    table(
      ['kind', 'ids'],
      Object.entries(MARK_WORDS).map(([kind, said]) => [quoted(kind), said]),
    ),
    '## What the server says',
    'Pages let fields pass that they do not know: a newer server may say more.',
    ...(Object.keys(BODIES) as (keyof typeof BODIES)[]).flatMap((t) =>
      message(`${kinds(fromPage).includes(t) ? `${t} of the server` : t}`, TO_PAGE_WORDS[t], BODIES[t], [
        TO_PAGE[t],
      ]),
    ),
    '## Parts of messages',
    ...PARTS,
    ...Object.entries(PART_SHAPES).flatMap(([name, shape]) => [`### ${name}`, fields(name, shape)]),
    '## What the engine makes',
    ...ENGINE_PARTS,
    '### set-up',
    words(SETUP_WORDS),
    '### decision',
    words(DECISION_WORDS),
    '### option',
    words(OPTION_WORDS),
    '### event',
    words(EVENT_WORDS),
    '### state',
    words(STATE_WORDS),
    '## Refusals',
    'The codes of the server. Those of the engine (`answer.not-offered`, `setup.seats`, `undo.nothing` ...) pass through unchanged, and a newer server may know more.',
    table(
      ['code', 'why'],
      Object.entries(TABLE_REFUSALS).map(([code, why]) => [quoted(code), why]),
    ),
    '## Bounds',
    'A server may have been told others.',
    table(
      ['bound', 'most', 'of what'],
      (Object.keys(BOUNDS) as (keyof typeof BOUNDS)[]).map((name) => [
        quoted(name),
        `${BOUNDS[name]}`,
        BOUND_WORDS[name],
      ]),
    ),
    ...RATES,
    table(['what', 'how much'], Object.entries(rates)),
    '',
  ].join('\n\n');
}
