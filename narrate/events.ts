/** Events as sentences: `event.<type>` with its holes filled from what the event is declared to tell. */
import { formOf, type GameEvent } from '@holdout/engine';
import { sentence } from './sentence.ts';
import { fillHoles } from './holes.ts';
import type { Names } from './names.ts';
import { givenText } from './options.ts';

/** What every event tells beside its own fields. */
const HEAD = { cause: 'text' } as const;

export function eventText(names: Names, e: GameEvent): string {
  const args = fillHoles(names, { ...HEAD, ...formOf(e.type).fields }, { ...e });
  const answer = e.type === 'answered' ? givenText(names, e.prompt, e.given) : '';
  return sentence(names.words.say(`event.${e.type}`, { ...args, answer }));
}
