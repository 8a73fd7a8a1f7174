/** Words of strangers are shown as they are written: nothing in them may look like a page, lead anywhere or turn the line round. */
import type { Reader } from '../mission/reader.ts';

/** Control characters, but for the end of a line; marks that hide or turn letters. */
const UNSEEN =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/;
const MARKUP = /<\s*[a-z!/?]/i;
const LINK = /[a-z][a-z0-9+.-]*:\/\/|\b(?:javascript|data|mailto|vbscript):|\bwww\./i;

/** Notes every text in there, names of entries too, that is more than plain words. */
export function checkPlain(r: Reader): void {
  const { value } = r;
  if (typeof value === 'string') checkWords(r, value);
  else if (Array.isArray(value)) r.list(value.length).forEach(checkPlain);
  else if (typeof value === 'object' && value !== null)
    for (const key of Object.keys(value)) {
      checkWords(r, key);
      checkPlain(r.get(key));
    }
}

function checkWords(r: Reader, words: string): void {
  if (UNSEEN.test(words)) r.fail('pack.unseen-letters');
  if (MARKUP.test(words)) r.fail('pack.markup');
  if (LINK.test(words)) r.fail('pack.link');
}
