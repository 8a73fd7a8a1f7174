/** An instruction in words: large ones for the paper, a line for the list, what the device says aloud. */
import type { Context, GameEvent, State, ToldMotive } from '@holdout/engine';
import { reasonText } from '../insight/motive-words.ts';
import { figuresName } from '../table/figure-names.ts';
import type { Words } from '../words/use-words.ts';
import { figuresOf, isMove, placesOf, type Instruction } from './instructions.ts';

export interface Told {
  /** What can be read across the table: number and kind, or who is struck. */
  readonly title: string;
  readonly from: string;
  readonly to: string;
  /** In a sentence what the large words leave out; empty where they say it all. */
  readonly why: string;
  readonly clause: string;
}

interface Where {
  readonly context: Context;
  readonly state: State;
  readonly motive: ToldMotive | undefined;
}

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export function tellInstruction(one: Instruction, words: Words, where: Where): Told {
  const { t, say } = words;
  const { lead } = one;
  const { from, to } = placesOf(one);
  const figures = figuresOf(one);
  const large = one.kind === 'move' || one.kind === 'come';
  const title =
    lead.type === 'wounded'
      ? t('horde.wounds', { hero: say.hero(lead.hero), n: lead.taken })
      : large && figures
        ? figuresName(say, figures.id, figures.n)
        : '';
  const reason = where.motive && isMove(lead) ? `${upper(reasonText(where.motive, words, where))}.` : '';
  return {
    title,
    from: large && from !== undefined ? say.place(from) : '',
    to: large && to !== undefined ? say.place(to) : '',
    why: title === '' ? say.event(lead) : reason || besides(one, words),
    clause: lead.cause,
  };
}

/** The card behind figures that come, the attack behind a wound. */
function besides({ events, lead, kind }: Instruction, { t, say }: Words): string {
  const before = events.find((e) => e !== lead && (e.type === 'spawn-card' || e.type === 'enemies-attack'));
  if (before) return say.event(before);
  return kind === 'come' ? t('horde.from-box') : '';
}

/** A line of what is coming, and of the list of all. */
export function lineOf(told: Told, { t }: Words): string {
  if (told.title === '') return told.why;
  if (told.from !== '') return t('horde.line.move', { ...told });
  return told.to === '' ? told.title : t('horde.line.come', { ...told });
}

/** For the ear: no clause, no reason. */
export const spoken = (told: Told, words: Words): string => lineOf(told, words);

/** What follows from an instruction and is not its lead: said beneath it. */
export const notesOf = ({ events, lead, to, from }: Instruction, { say }: Words): string[] =>
  to - from > 1
    ? events
        .slice(events.indexOf(lead) + 1)
        .filter(isSaid)
        .map((e) => say.event(e))
    : [];

/** Parts of the round are shown above. */
const isSaid = ({ type }: GameEvent): boolean => type !== 'phase' && type !== 'round-started';
