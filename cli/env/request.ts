/** A line of a stranger's: every field is asked for by its kind, and what is wrong with it is said. */
import type { Json } from '@holdout/engine';

type Fields = { readonly [name: string]: Json | undefined };

export class WrongRequest extends Error {}

export class Request {
  readonly #fields: Fields;

  private constructor(fields: Fields) {
    this.#fields = fields;
  }

  static read(line: string): Request {
    let read: Json;
    try {
      read = JSON.parse(line) as Json;
    } catch {
      throw new WrongRequest('this line is no JSON: one object a line, like {"do":"missions"}');
    }
    if (typeof read !== 'object' || read === null || Array.isArray(read))
      throw new WrongRequest('a request is an object, like {"do":"missions"}');
    return new Request(Object.assign(Object.create(null) as Fields, read));
  }

  get id(): Json | undefined {
    return this.#fields['id'];
  }

  /** A text; where there may be none, what stands for it. */
  text(name: string, fallback?: string): string {
    const value = this.#fields[name] ?? fallback;
    if (typeof value === 'string' && value !== '') return value;
    throw new WrongRequest(
      `"${name}" must be a text${value === undefined ? ', and is missing' : ' of one letter or more'}`,
    );
  }

  oneOf(name: string, known: readonly string[], fallback?: string): string {
    const value = this.#fields[name] ?? fallback;
    if (typeof value === 'string' && known.includes(value)) return value;
    throw new WrongRequest(`"${name}" must be one of ${known.join(', ')}`);
  }

  number(name: string, fallback: number, least: number, most: number): number {
    const value = this.#fields[name] ?? fallback;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    throw new WrongRequest(`"${name}" must be a whole number from ${least} to ${most}`);
  }

  /** Heroes by seat, if they are named. */
  seats(): string[][] | undefined {
    const value = this.#fields['seats'];
    if (value === undefined) return undefined;
    const seats = Array.isArray(value) ? value.map((seat) => (Array.isArray(seat) ? seat : [])) : [];
    if (
      seats.length > 0 &&
      seats.every((seat) => seat.length > 0 && seat.every((hero) => typeof hero === 'string'))
    )
      return seats as string[][];
    throw new WrongRequest(
      '"seats" must be lists of heroes, one for each player, like [["amy","doug"],["ned","phil"]]',
    );
  }
}
