/** Reads hostile JSON: asks for what it expects and notes every problem with its place, never throwing. */
import type { Json } from '../kernel/vocabulary.ts';
import { itemAt } from '../lookup.ts';

export interface Problem {
  readonly code: string;
  /** Path in the file, e.g. `doors[2].between`. */
  readonly at: string;
  readonly detail?: string;
}

export class Reader {
  constructor(
    readonly value: Json | undefined,
    readonly at: string,
    readonly problems: Problem[],
  ) {}

  fail(code: string, detail?: string): void {
    this.problems.push(detail === undefined ? { code, at: this.at } : { code, at: this.at, detail });
  }

  get present(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  get(key: string): Reader {
    const v = this.value;
    const inner = isObject(v) && Object.hasOwn(v, key) ? v[key] : undefined;
    return new Reader(inner, this.at ? `${this.at}.${key}` : key, this.problems);
  }

  keys(most = Infinity): string[] {
    if (!isObject(this.value)) {
      this.fail('file.not-an-object');
      return [];
    }
    const all = Object.keys(this.value);
    if (all.length > most) this.fail('file.too-long', String(most));
    return all.slice(0, most);
  }

  /** The same place without these keys, which somebody else reads. */
  without(...keys: string[]): Reader {
    const v = this.value;
    if (typeof v !== 'object' || v === null || Array.isArray(v)) return this;
    const rest = Object.fromEntries(Object.entries(v).filter(([key]) => !keys.includes(key)));
    return new Reader(rest, this.at, this.problems);
  }

  /** Complains about keys nobody reads: a misspelt rule must not be ignored silently. */
  only(...known: string[]): void {
    for (const key of this.keys()) if (!known.includes(key)) this.get(key).fail('file.unknown-key');
  }

  list(most = 200): Reader[] {
    if (!Array.isArray(this.value)) {
      this.fail('file.not-a-list');
      return [];
    }
    if (this.value.length > most) this.fail('file.too-long', String(most));
    return this.value.slice(0, most).map((v, i) => new Reader(v, `${this.at}[${i}]`, this.problems));
  }

  /** An optional list: absent means none. */
  listOrNone(): Reader[] {
    return this.present ? this.list() : [];
  }

  text(most = 80): string {
    if (typeof this.value === 'string' && this.value.length > 0 && this.value.length <= most)
      return this.value;
    this.fail('file.not-text');
    return '';
  }

  textOr(fallback: string): string {
    return this.present ? this.text() : fallback;
  }

  oneOf<T extends string>(known: readonly T[], fallback?: T): T {
    if (!this.present && fallback !== undefined) return fallback;
    const found = known.find((k) => k === this.value);
    if (found !== undefined) return found;
    this.fail('file.unknown-word', known.join(', '));
    return itemAt(known, 0);
  }

  number(least: number, most: number, fallback?: number): number {
    if (!this.present && fallback !== undefined) return fallback;
    const v = this.value;
    if (typeof v === 'number' && Number.isInteger(v) && v >= least && v <= most) return v;
    this.fail('file.not-a-number', `${least}..${most}`);
    return least;
  }

  flag(fallback: boolean): boolean {
    if (!this.present) return fallback;
    if (typeof this.value === 'boolean') return this.value;
    this.fail('file.not-a-flag');
    return fallback;
  }
}

const isObject = (v: Json | undefined): v is { [key: string]: Json } =>
  typeof v === 'object' && v !== null && !Array.isArray(v);
