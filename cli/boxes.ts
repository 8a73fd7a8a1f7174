/** `--boxes core,xmen`: boxes mixed in, for every kind of card that boxes bring (H-BOTH-2). */
import type { Edition, Setup } from '@holdout/engine';
import type { Options } from './arguments.ts';

export function boxesNamed({ boxes = {} }: Edition, options: Options): Pick<Setup, 'boxes'> {
  const named = options.values['boxes'];
  if (named === undefined) return {};
  return { boxes: Object.fromEntries(Object.keys(boxes).map((kind) => [kind, named.split(',')])) };
}
