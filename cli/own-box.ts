/** `--by-hand dice,equipment`: what comes from the players' own box; `all` is everything that can. */
import { kindsByHand, type Edition, type Setup } from '@holdout/engine';
import { UsageError, type Options } from './arguments.ts';

export function ownBoxNamed(edition: Edition, options: Options): Pick<Setup, 'byHand'> {
  const text = options.values['by-hand'];
  if (text === undefined) return {};
  const known = kindsByHand(edition);
  const kinds = text === 'all' ? known : text.split(',');
  const stranger = kinds.find((kind) => !known.includes(kind));
  if (stranger !== undefined)
    throw new UsageError(
      `Nothing called "${stranger}" comes by hand. Known for ${edition.id}: all, ${known.join(', ')}.`,
    );
  return { byHand: kinds };
}
