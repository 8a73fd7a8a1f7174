/** A game at the terminal: show, ask, answer, save, until it is over or the player leaves. */
import {
  formatSave,
  isRefusal,
  redo,
  saveOf,
  takeAnswer,
  undo,
  type Decision,
  type GameEvent,
  type Refusal,
  type Timeline,
} from '@holdout/engine';
import { clauseOf, isEcho, type Narrator } from '@holdout/narrate';
import { EXIT, type Io } from '../command.ts';
import { answerFrom } from './answer-text.ts';
import type { Labels } from './labels.ts';
import { tableText } from './table-text.ts';

interface Session {
  readonly io: Io;
  readonly timeline: Timeline;
  readonly say: Narrator;
  readonly labels: Labels;
  readonly savePath: string;
}

type After = 'ask' | 'show' | 'leave';

export async function playSession(s: Session): Promise<number> {
  const { io, timeline, labels } = s;
  let after: After = 'show';
  let seen = '';
  io.out(labels.help);
  for (;;) {
    const d = timeline.engine.decisionOf(timeline.state);
    if (!d) break;
    // The whole table only when somebody else is to act; the rest is in the events.
    const place = `${d.prompt === 'turn' ? (d.hero ?? '') : d.prompt}-${timeline.state.round}`;
    if (after === 'show' && place !== seen) showTable(s);
    seen = place;
    showDecision(s, d);
    const line = await io.ask('> ');
    if (line === null) return leave(s);
    after = obey(s, d, line.trim());
    if (after === 'leave') return leave(s);
  }
  showTable(s);
  io.out(timeline.state.outcome?.result === 'won' ? labels.won : labels.lost);
  return EXIT.fine;
}

function leave({ io, labels, savePath }: Session): number {
  io.out(`${labels.saved} ${savePath}. ${labels.bye}`);
  return EXIT.fine;
}

function showTable({ io, timeline, say, labels }: Session): void {
  io.out('');
  for (const line of tableText(timeline.engine.gameOf(timeline.state), say, labels)) io.out(line);
}

function showDecision({ io, say, labels }: Session, d: Decision): void {
  io.out('');
  io.out(say.prompt(d));
  d.options.forEach((o, i) => {
    const cap = d.kind === 'allocate' ? ` (${labels.upTo} ${o.cap ?? d.total})` : '';
    io.out(`${String(i + 1).padStart(3)}  ${say.option(d, o)}${cap}`);
  });
  if (d.kind === 'row' && d.total > 1) io.out(labels.rowHow);
  if (d.kind === 'allocate') io.out(`${labels.shareHow} (${d.total} ${labels.total})`);
}

function obey(s: Session, d: Decision, line: string): After {
  const { io, timeline, say, labels } = s;
  const [word, ...rest] = line.split(/\s+/);
  const about = rest.join(' ');
  switch (word) {
    case '':
      return 'ask';
    case 'q':
    case 'quit':
      return 'leave';
    case 'h':
    case 'help':
    case '?':
      io.out(labels.help);
      return 'ask';
    case 'b':
    case 'board':
      showTable(s);
      return 'ask';
    case 'ids':
      io.out(d.options.map((o) => o.id).join('  '));
      return 'ask';
    case 'u':
    case 'u!':
      return tell(s, undo(timeline, word === 'u!'));
    case 'r':
      return tell(s, redo(timeline));
    case 'why': {
      const no = timeline.engine.why(timeline.state, about);
      io.out(
        no
          ? `${say.refusal(no)}${no.clause ? ` [${no.clause}] ${say.clause(no.clause)}` : ''}`
          : labels.offered,
      );
      return 'ask';
    }
    case 'rule':
      io.out(say.clause(about) || labels.noClause);
      return 'ask';
    default: {
      const answer = answerFrom(d, line);
      if (answer !== undefined) return tell(s, takeAnswer(timeline, answer));
      io.out(`${labels.notUnderstood} ${labels.help}`);
      return 'ask';
    }
  }
}

/** Says what happened and keeps the game safe. */
function tell({ io, timeline, say, savePath }: Session, result: readonly GameEvent[] | Refusal): After {
  if ('refused' in result && isRefusal(result)) {
    io.out(say.refusal(result));
    return 'ask';
  }
  io.write(savePath, formatSave(saveOf(timeline)));
  for (const e of result) {
    const isSilent = e.type === 'answered' || isEcho(e, result);
    const text = isSilent ? '' : say.event(e);
    const clause = clauseOf(e);
    if (text) io.out(clause ? `· ${text} [${clause}]` : `· ${text}`);
  }
  return 'show';
}
