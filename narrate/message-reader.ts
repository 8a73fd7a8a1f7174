/** Reads a message into its parts, or throws: text, holes, and choices by number or by word. */
export class MessageError extends Error {}

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'number' }
  | {
      readonly kind: 'plural' | 'select';
      readonly name: string;
      readonly cases: ReadonlyMap<string, readonly Part[]>;
    };

export class MessageReader {
  private at = 0;

  constructor(private readonly source: string) {}

  whole(): Part[] {
    const parts = this.parts(false);
    if (this.at < this.source.length) this.fail('a brace too many');
    return parts;
  }

  /** Text and holes up to the closing brace, which is left to the caller. */
  private parts(inPlural: boolean): Part[] {
    const parts: Part[] = [];
    while (this.at < this.source.length && this.source[this.at] !== '}') {
      if (this.source[this.at] === '{') parts.push(this.hole(inPlural));
      else if (inPlural && this.take('#')) parts.push({ kind: 'number' });
      else parts.push({ kind: 'text', text: this.match(inPlural ? /[^{}#]+/y : /[^{}]+/y, 'text') });
    }
    return parts;
  }

  private hole(inPlural: boolean): Part {
    this.expect('{');
    const name = this.word('a name');
    if (this.take('}')) return { kind: 'value', name };
    this.expect(',');
    const kind = this.word('plural or select');
    if (kind !== 'plural' && kind !== 'select') this.fail(`unknown kind ${kind}`);
    this.expect(',');
    const cases = new Map<string, readonly Part[]>();
    while (!this.take('}')) {
      const label = this.match(/\s*[^\s{}]+\s*/y, 'a case').trim();
      if (cases.has(label)) this.fail(`${label} twice`);
      if (kind === 'plural' && !/^(=\d+|zero|one|two|few|many|other)$/.test(label))
        this.fail(`no plural ${label}`);
      this.expect('{');
      cases.set(label, this.parts(kind === 'plural' || inPlural));
      this.expect('}');
      this.match(/\s*/y, 'space');
    }
    if (!cases.has('other')) this.fail('no other');
    return { kind: kind === 'plural' ? 'plural' : 'select', name, cases };
  }

  private word(what: string): string {
    return this.match(/\s*\w+\s*/y, what).trim();
  }

  private match(pattern: RegExp, what: string): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source)?.[0];
    if (found === undefined) this.fail(`expected ${what}`);
    this.at += found.length;
    return found;
  }

  private take(mark: string): boolean {
    if (this.source[this.at] !== mark) return false;
    this.at++;
    return true;
  }

  private expect(mark: string): void {
    if (!this.take(mark)) this.fail(`expected ${mark}`);
  }

  private fail(why: string): never {
    throw new MessageError(`${why} at ${this.at} in "${this.source}"`);
  }
}
