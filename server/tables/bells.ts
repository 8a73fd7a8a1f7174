/** Browsers that want to be told when it is somebody's turn, by chair. */
import type { Entry } from './entry.ts';

/** Browsers of one chair: a phone, a laptop, and one more. */
const MOST = 3;

/** Where and how a browser is told; `words` are what it shows. */
export type Bell = Pick<Entry & { kind: 'bell' }, 'chair' | 'endpoint' | 'p256dh' | 'auth' | 'words'>;

/** Whoever loses a chair is not called for it any more. */
export function bellsAfter(bells: readonly Bell[], e: Entry): readonly Bell[] {
  switch (e.kind) {
    case 'bell': {
      const { chair, endpoint, p256dh, auth, words } = e;
      const others = bells.filter((b) => b.chair !== chair || b.endpoint !== endpoint);
      const surplus = others.filter((b) => b.chair === chair).slice(0, -(MOST - 1));
      return [...others.filter((b) => !surplus.includes(b)), { chair, endpoint, p256dh, auth, words }];
    }
    case 'unbell':
      return bells.filter((b) => b.chair !== e.chair || b.endpoint !== e.endpoint);
    case 'link':
    case 'free':
      return bells.filter((b) => b.chair !== e.chair);
    default:
      return bells;
  }
}
