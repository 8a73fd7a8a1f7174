/** `--variant printing=later`: what is played otherwise than usual, where the edition offers a choice (C-LOS-2). */
import { leading, lookUp, type Edition, type Setup } from '@holdout/engine';
import { UsageError, type Options } from './arguments.ts';

export function variantsNamed(edition: Edition, options: Options): Pick<Setup, 'variants'> {
  const text = options.values['variant'];
  if (text === undefined) return {};
  return { variants: Object.fromEntries(text.split(',').map((part) => readVariant(edition, part))) };
}

function readVariant({ id, variants = {} }: Edition, text: string): [variant: string, choice: string] {
  const [variant, choice = ''] = leading(text.split('='), 1);
  if (Object.hasOwn(variants, variant) && lookUp(variants, variant).includes(choice))
    return [variant, choice];
  const known = Object.entries(variants).flatMap(([name, all]) => all.map((one) => `${name}=${one}`));
  const offer = known.length > 0 ? `Known for ${id}: ${known.join(', ')}.` : `There are none for ${id}.`;
  throw new UsageError(`There is no variant "${text}". ${offer}`);
}
