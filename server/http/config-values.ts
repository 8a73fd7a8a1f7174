/** Values of variables, each read in one way and refused in the same words. */
export type Environment = { readonly [name: string]: string | undefined };

export class ConfigError extends Error {}

/** Short ones could be guessed. */
const SECRET_CHARS = 16;
const DAY_MS = 86_400_000;

const wrong = (name: string, expected: string, found: string): ConfigError =>
  new ConfigError(`${name} must be ${expected}, not "${found}".`);

export function numberIn(
  env: Environment,
  name: string,
  usual: number,
  least: number,
  most: number,
  expected: string,
): number {
  const text = env[name];
  const value = text === undefined ? usual : Number(text);
  if (!Number.isInteger(value) || value < least || value > most) throw wrong(name, expected, text ?? '');
  return value;
}

export function oneIn<T extends string>(
  env: Environment,
  name: string,
  values: readonly T[],
  usual: NoInfer<T>,
): T {
  const text = env[name] ?? usual;
  const found = values.find((value) => value === text);
  if (found === undefined) throw wrong(name, `one of ${values.join(', ')}`, text);
  return found;
}

/** With commas between them. */
export function listIn(
  env: Environment,
  name: string,
  fits: (part: string) => boolean,
  expected: string,
): readonly string[] {
  const parts = (env[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const odd = parts.find((part) => !fits(part));
  if (odd !== undefined) throw wrong(name, expected, odd);
  return parts;
}

/** Never repeated, not even when it is wrong. */
export function secretIn(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (text !== undefined && !/^[\x21-\x7e]+$/.test(text))
    throw new ConfigError(`${name} must be letters, digits and signs without spaces.`);
  if (text !== undefined && text.length < SECRET_CHARS)
    throw new ConfigError(`${name} must have ${SECRET_CHARS} characters or more, so that nobody guesses it.`);
  return text;
}

export function daysIn(env: Environment, name: string): number | undefined {
  if (env[name] === undefined) return undefined;
  return DAY_MS * numberIn(env, name, 0, 1, 36_500, 'days from 1 to 36500');
}
