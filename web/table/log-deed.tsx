/** A deed in the log: one line with dice, dead and what came of it; a press opens everything it is made of. */
import { itemAt } from '@holdout/engine';
import { clauseOf } from '@holdout/narrate/plain';
import { memo, useState } from 'react';
import { useSettings } from '../store/settings.ts';
import { useWords } from '../words/use-words.ts';
import type { Deed } from './deeds.ts';
import { Dice } from './dice.tsx';
import { bold, FullLine } from './log-line.tsx';
import { diceOf, zonesOf, type LogLine } from './log-lines.ts';
import { Fallen, LogPicture } from './log-picture.tsx';
import { RuleChip } from './rule-chip.tsx';

interface Props {
  readonly deed: Deed;
  readonly names: readonly string[];
  /** Everything is shown in full. */
  readonly full: boolean;
  readonly onRing: (zones: readonly string[]) => void;
  readonly onRingEnd: () => void;
  readonly reveal: boolean;
}

export const DeedLine = memo(function DeedLine({ deed, names, full, onRing, onRingEnd, reveal }: Props) {
  const { t, say } = useWords();
  const sources = useSettings((s) => s.sources);
  const [opened, setOpened] = useState(false);
  const { lead, lines, events } = deed;
  const { head, notes, dead } = say.deed(lead.event, events);
  const dice = events.map(diceOf).filter((d) => d.length > 0);
  const drawn = dice.length + dead.length > 0;
  const open = full || opened;
  const clause = clauseOf(lead.event);
  const ring = (): void => onRing([...new Set(events.flatMap(zonesOf))]);
  return (
    <li className="deed" onPointerEnter={ring} onPointerLeave={onRingEnd}>
      {reveal && <p className="reveal">{t('table.log.reveal')}</p>}
      <div className="deed-head">
        <button
          type="button"
          className="deed-line"
          aria-expanded={open}
          disabled={full}
          onClick={() => setOpened(!opened)}
          onFocus={ring}
          onBlur={onRingEnd}
        >
          <LogPicture event={lead.event} text={head} />
          <span>
            {bold(head, names)}
            {dice.map((some, i) => (
              <Dice key={i} dice={some} />
            ))}
            {dead.map((d) => (
              <Fallen key={d.enemy} {...d} />
            ))}
            {notes.length > 0 && (
              <span className="deed-notes">
                {drawn ? ' ' : ' · '}
                {notes.join(' · ')}
              </span>
            )}
          </span>
        </button>
        {sources && !open && clause && <RuleChip clause={clause} />}
      </div>
      {open && (
        <ul className="deed-lines" aria-label={t('log.all-of-it')}>
          {lines.map((line) => (
            <FullLine key={line.key} line={line} names={names} />
          ))}
        </ul>
      )}
    </li>
  );
}, looksSame);

/** Deeds are put together anew with every event; most of them say what they said before. */
function looksSame(a: Props, b: Props): boolean {
  const { deed: before, ...rest } = a;
  const { deed: now, ...others } = b;
  return (
    before.lines.length === now.lines.length &&
    before.lines.every((l, i) => sameLine(l, itemAt(now.lines, i))) &&
    rest.names === others.names &&
    rest.full === others.full &&
    rest.onRing === others.onRing &&
    rest.onRingEnd === others.onRingEnd &&
    rest.reveal === others.reveal
  );
}

const sameLine = (a: LogLine, b: LogLine): boolean =>
  a.event === b.event &&
  a.echoes.length === b.echoes.length &&
  a.under.length === b.under.length &&
  a.under.every((l, i) => sameLine(l, itemAt(b.under, i)));
