/** The host sends somebody away who watches at another process. */
import { object, readText, text } from '@holdout/protocol';

const REMOVAL = object({ remove: text(40) });

export const removalText = (watcher: string): string => JSON.stringify({ remove: watcher });

export function removalIn(said: string): string | undefined {
  const read = readText(REMOVAL, said, 'open');
  return 'value' in read ? read.value.remove : undefined;
}
