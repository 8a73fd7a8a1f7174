/** Events as sentences: `event.<type>` with its holes filled from what the event is declared to tell. */
import { formOf, type GameEvent } from '@holdout/engine';
import { sentence } from './sentence.ts';
import { fillHoles } from './holes.ts';
import type { Names } from './names.ts';
import { givenText } from './options.ts';

/** What every event tells beside its own fields. */
const HEAD = { cause: 'text' } as const;

/** Events told in words of their own for what they are about, where there are any: `event.lost.M-D5`. */
const TOLD_APART: { readonly [type: string]: string } = {
  lost: 'cause',
  counted: 'counter',
  hopeless: 'reason',
  'door-unlocked': 'colour',
};

export function eventText(names: Names, e: GameEvent): string {
  const args = fillHoles(names, { ...HEAD, ...formOf(e.type).fields }, { ...e });
  const answer = e.type === 'answered' ? givenText(names, e.prompt, e.given) : '';
  const general = `event.${e.type}`;
  const apart = `${general}.${args[`${TOLD_APART[e.type]}Id`]}`;
  return sentence(names.words.say(names.words.has(apart) ? apart : general, { ...args, answer }));
}
