/** One line of the log in full: its sentence with the dice drawn, its clause, and under it what followed. */
import type { GameEvent } from '@holdout/engine';
import { clauseOf } from '@holdout/narrate/plain';
import type { ReactNode } from 'react';
import { useWords, type Words } from '../words/use-words.ts';
import { Dice } from './dice.tsx';
import { diceOf, type LogLine } from './log-lines.ts';
import { LogPicture } from './log-picture.tsx';
import { RuleChip } from './rule-chip.tsx';

interface Props {
  readonly line: LogLine;
  readonly names: readonly string[];
}

export function FullLine({ line, names }: Props): React.JSX.Element {
  const words = useWords();
  const { event, under } = line;
  const clause = clauseOf(event);
  return (
    <li>
      <div className="log-line">
        <LogPicture event={event} text={words.say.event(event)} />
        <div>
          <span>
            <Sentence event={event} names={names} words={words} />
          </span>{' '}
          {clause && <RuleChip clause={clause} always />}
        </div>
      </div>
      {under.length > 0 && (
        <ul>
          {under.map((sub) => (
            <FullLine key={sub.key} line={sub} names={names} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Dice stand in the place of their numbers. */
function Sentence({
  event,
  names,
  words,
}: {
  readonly event: GameEvent;
  readonly names: readonly string[];
  readonly words: Words;
}): React.JSX.Element {
  const text = words.say.event(event);
  const dice = diceOf(event);
  const numbers = dice.map((d) => d.face).join(', ');
  const cut = dice.length > 0 ? text.lastIndexOf(numbers) : -1;
  if (cut < 0) return <>{bold(text, names)}</>;
  return (
    <>
      {bold(text.slice(0, cut), names)}
      <Dice dice={dice} />
      {bold(text.slice(cut + numbers.length), names)}
    </>
  );
}

/** Everybody who is named, in bold. */
export function bold(text: string, names: readonly string[]): ReactNode[] {
  if (names.length === 0) return [text];
  const pattern = new RegExp(`(?<![\\p{L}])(${names.map(escape).join('|')})(?![\\p{L}])`, 'u');
  return text.split(pattern).map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part));
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
