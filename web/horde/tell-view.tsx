/** The enemies' turn, read out: one instruction large, its place on the map, what is coming; next by tap, Space, Enter or arrows. */
import { itemAt, type Context } from '@holdout/engine';
import { useEffect, useMemo, useState } from 'react';
import { Icon } from '../chrome/icon.tsx';
import { motiveBefore } from '../insight/motive-before.ts';
import { useWords } from '../words/use-words.ts';
import { Coming } from './coming.tsx';
import { HeroStrip } from './hero-strip.tsx';
import { figuresOf, isMove, stateAfter, type Instruction } from './instructions.ts';
import { notesOf, spoken, tellInstruction, type Told } from './instruction-words.ts';
import { ListDialog } from './list-dialog.tsx';
import { EndPaper, InstructionPaper } from './papers.tsx';
import { marksFor, Question } from './question.tsx';
import type { Speech } from './speech.ts';
import { useHeld } from './use-held.ts';
import { TellMap } from './tell-map.tsx';
import type { Evening, Telling } from './use-evening.ts';

interface Props {
  readonly context: Context;
  readonly evening: Evening;
  readonly telling: Telling;
  readonly game: string;
  readonly speech: Speech;
  readonly turned: boolean;
  readonly onSummary: () => void;
}

export function TellView({
  context,
  evening,
  telling,
  game,
  speech,
  turned,
  onSummary,
}: Props): React.JSX.Element {
  const words = useWords();
  const { t } = words;
  const { all, at, question, before, events } = telling;
  const { state: settled } = evening.view;
  const [listed, setListed] = useState(false);
  const one: Instruction | null = all[at] ?? null;
  // Where they go from is seen as it is; whoever comes is there already.
  const shown = one === null ? settled : stateAfter(before, events, one.kind === 'come' ? one.to : one.from);
  const told = useMemo(
    () =>
      all.map((each): Told => {
        const figures = figuresOf(each);
        const { lead } = each;
        const motive =
          telling.forecast && figures && isMove(lead)
            ? motiveBefore(telling.forecast, figures.id, lead.from, Infinity)
            : undefined;
        return tellInstruction(each, words, { context, state: before, motive });
      }),
    [all, words, context, before, telling.forecast],
  );
  const asked = one === null ? question : null;
  const say = one ? spoken(itemAt(told, at), words) : asked ? words.say.prompt(asked) : '';
  const { on, say: speak } = speech;
  useEffect(() => {
    if (on) speak(say);
  }, [on, speak, say]);
  useStepKeys({
    next: asked ? undefined : telling.next,
    back: telling.back,
    repeat: () => speak(say),
    list: () => setListed(true),
    pick: (n) => {
      const option = asked?.kind === 'pick' ? asked.options[n - 1] : undefined;
      if (option) evening.answer(option.id);
    },
  });
  const backOrList = useHeld(telling.back, () => setListed(true));
  const marks = asked ? marksFor(context, asked) : [];
  const progress = all.length + (question ? 1 : 0);
  return (
    <main className="horde-tell" data-at={at} data-kind={one?.kind ?? (asked ? 'ask' : 'end')}>
      <section className="horde-left">
        <TellMap
          context={context}
          state={shown}
          one={one}
          marks={marks}
          onZone={(zone) => {
            const id = itemAt(context.board.zones, zone).id;
            const picked = asked?.kind === 'pick' ? asked.options.filter((o) => o.zones?.at(-1) === id) : [];
            if (picked.length === 1) evening.answer(itemAt(picked, 0).id);
          }}
        />
        <HeroStrip context={context} state={shown} />
      </section>
      <section className="horde-right" data-turned={turned || undefined} aria-live="polite">
        <div className="horde-tap" onClick={asked || !one ? undefined : telling.next}>
          {one ? (
            <InstructionPaper
              one={one}
              told={itemAt(told, at)}
              notes={notesOf(one, words)}
              step={t('horde.of', { kind: t(`horde.kind.${one.kind}`), n: at + 1, all: all.length })}
            />
          ) : asked ? (
            <Question
              context={context}
              state={settled}
              decision={asked}
              game={game}
              onAnswer={evening.answer}
            />
          ) : (
            <EndPaper state={settled} onSummary={onSummary} />
          )}
        </div>
        <ol
          className="horde-marks"
          aria-label={t('horde.progress', { n: Math.min(at + 1, progress), all: progress })}
        >
          {Array.from({ length: progress }, (_, i) => (
            <li key={i} data-mark={i === all.length ? 'ask' : i < at ? 'done' : i === at ? 'now' : 'later'} />
          ))}
        </ol>
        <Coming all={all} told={told} at={at} asks={question !== null} />
        <div className="horde-steps">
          <button type="button" className="button horde-back" disabled={at === 0} {...backOrList}>
            <span className="flipped">
              <Icon name="plain-arrow" size={26} />
            </span>
            {t('horde.back')}
          </button>
          <button
            type="button"
            className="button primary horde-next"
            disabled={one === null}
            onClick={telling.next}
          >
            {t(asked ? 'horde.answer-first' : 'horde.next')}
            <span className="ahead">
              <Icon name="plain-arrow" size={32} />
            </span>
          </button>
        </div>
        <p className="fine mute horde-hint">
          {t('horde.hint')}
          <button type="button" className="button ghost" onClick={() => setListed(true)}>
            {t('horde.list')}
          </button>
        </p>
      </section>
      {listed && (
        <ListDialog
          told={told}
          at={at}
          onOpen={telling.show}
          onUndo={evening.undo}
          onClose={() => setListed(false)}
        />
      )}
    </main>
  );
}

interface StepKeys {
  readonly next: (() => void) | undefined;
  readonly back: () => void;
  readonly repeat: () => void;
  readonly list: () => void;
  readonly pick: (n: number) => void;
}

/** Keys of a page-turner, and letters; whatever has the focus keeps its own. */
function useStepKeys({ next, back, repeat, list, pick }: StepKeys): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || document.querySelector('dialog[open]')) return;
      const target = e.target instanceof HTMLElement ? e.target : null;
      const forward = [' ', 'Enter', 'ArrowRight', 'ArrowDown', 'PageDown'].includes(e.key);
      const presses =
        (e.key === ' ' || e.key === 'Enter') && target?.closest('button, a, input, select, summary');
      if (presses || target?.closest('.zone-walk, .share, [role=group] input')) return;
      if (forward && next) next();
      else if (
        ['ArrowLeft', 'ArrowUp', 'PageUp', 'Backspace'].includes(e.key) &&
        !target?.closest('.row-box')
      )
        back();
      else if (e.key.toLowerCase() === 'r') repeat();
      else if (e.key.toLowerCase() === 'l') list();
      else if (/^[1-9]$/.test(e.key)) pick(Number(e.key));
      else return;
      e.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [next, back, repeat, list, pick]);
}
