/** Texts broken into lines of so many letters at most, between words. */
export function linesOf(texts: readonly string[], letters: number): string[] {
  return texts
    .filter((text) => text !== '')
    .flatMap((text) =>
      text.split(' ').reduce<string[]>((lines, word) => {
        const last = lines.at(-1);
        if (last === undefined || last.length + word.length >= letters) return [...lines, word];
        return [...lines.slice(0, -1), `${last} ${word}`];
      }, []),
    );
}
