/**
 * A pack as part of an address: its text deflated, in the letters an address may have. What comes back is anybody's: no
 * more is read of it than a pack may hold, however much it swells.
 */
import { MOST_OF_PACK } from '@holdout/engine/packs';

/** Longer addresses are cut by those who hand them on; a file that was dropped stays on its page however long. */
export const MOST_IN_LINK = 120_000;
/** More letters than any pack has, packed. */
const MOST_PACKED = MOST_OF_PACK.letters;
/** A letter may take four bytes. */
const MOST_BYTES = 4 * MOST_OF_PACK.letters;

export async function packed(text: string): Promise<string> {
  const squeezed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer());
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Undefined for what is no such text, or is too long. */
export async function unpacked(data: string): Promise<string | undefined> {
  if (data.length === 0 || data.length > MOST_PACKED || !/^[A-Za-z0-9_-]+$/.test(data)) return undefined;
  try {
    const letters = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return await bounded(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
  } catch {
    return undefined;
  }
}

/** Stops reading as soon as there is more than any pack holds. */
async function bounded(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const reader = stream.getReader();
  const words = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + words.decode();
    bytes += value.length;
    if (bytes > MOST_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += words.decode(value, { stream: true });
  }
}
