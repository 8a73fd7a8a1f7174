/** Is this what somebody types? Words by their beginnings, without accents; a card also by its id, which is its number where it has one. */
export function matches(typed: string, name: string, id: string): boolean {
  const wanted = plain(typed);
  if (wanted === '') return true;
  if (/^\d+$/.test(wanted)) return Number(id) === Number(wanted) || plain(name).startsWith(wanted);
  const heard = [...wordsOf(name), ...wordsOf(id)];
  return wordsOf(typed).every((word) => heard.some((other) => other.startsWith(word)));
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
