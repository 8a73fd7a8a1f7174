/** The last entries as they were told, for pages that come back after a short while. */
export class RecentTexts {
  private readonly texts: { readonly seq: number; readonly text: string }[] = [];
  private chars = 0;

  constructor(
    private readonly most: number,
    private readonly mostChars: number,
  ) {}

  add(seq: number, text: string): void {
    this.texts.push({ seq, text });
    this.chars += text.length;
    while (this.texts.length > this.most || (this.chars > this.mostChars && this.texts.length > 1))
      this.chars -= this.texts.shift()?.text.length ?? 0;
  }

  /** What was told so far is not continued. */
  forget(): void {
    this.texts.length = 0;
    this.chars = 0;
  }

  /** All texts after `since` up to `head`; undefined when one of them is not known any more, or never was. */
  since(since: number, head: number): readonly string[] | undefined {
    if (since > head) return undefined;
    const missed = this.texts.filter((t) => t.seq > since);
    return missed.length === head - since ? missed.map((t) => t.text) : undefined;
  }
}
