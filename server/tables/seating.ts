/** How entries of the log change who sits where. */
import { withChair, type Seating } from './chairs.ts';
import type { Entry } from './entry.ts';
import { sameHash } from './secrets.ts';

/** Chairs people lost, for those who come back later. */
const LOST = 50;

type Seats = Extract<
  Entry,
  {
    kind: 'sit' | 'stand' | 'link' | 'free' | 'bot' | 'chair' | 'hero' | 'lend' | 'deputy' | 'back';
  }
>;

export function reseat(seating: Seating, e: Seats): Seating {
  switch (e.kind) {
    case 'sit':
      return withChair(seating, e.chair, { holder: 'person', name: e.name, standIn: undefined });
    case 'stand':
      return withoutDeputy(withChair(seating, e.chair, { holder: 'open', standIn: undefined }), e.chair);
    case 'link': {
      const bot = seating.chairs[e.chair]?.holder === 'bot';
      const change = { hash: e.hash, holder: bot ? 'bot' : 'open', standIn: undefined } as const;
      return withoutDeputy(withChair(withLoss(seating, e), e.chair, change), e.chair);
    }
    case 'free': {
      const change = { hash: null, holder: 'open', name: '', standIn: undefined } as const;
      return withoutDeputy(withChair(withLoss(seating, e), e.chair, change), e.chair);
    }
    case 'bot':
      return withoutDeputy(
        withChair(withLoss(seating, e), e.chair, { holder: 'bot', standIn: undefined, player: e.player }),
        e.chair,
      );
    case 'chair':
      return { ...seating, chairs: [...seating.chairs, { holder: 'open', name: '', hash: e.hash }] };
    case 'hero':
      return { ...seating, handed: { ...seating.handed, [e.hero]: e.chair } };
    case 'lend':
      return withChair(seating, e.chair, { standIn: e.to });
    case 'deputy':
      return { ...seating, deputy: e.chair };
    case 'back':
      return e.chair === undefined
        ? { ...seating, deputy: undefined }
        : withChair(seating, e.chair, { standIn: undefined });
  }
}

/** Whoever sat there is told by what they still come with. */
function withLoss(seating: Seating, e: Extract<Seats, { kind: 'link' | 'free' | 'bot' }>): Seating {
  const { holder, hash } = seating.chairs[e.chair] ?? {};
  if (holder !== 'person' || typeof hash !== 'string') return seating;
  const loss = { chair: e.chair, how: e.kind, why: e.why ?? '', hash };
  return { ...seating, lost: [...seating.lost, loss].slice(-LOST) };
}

/** Nobody is host from a chair they have left. */
const withoutDeputy = (seating: Seating, chair: number): Seating =>
  seating.deputy === chair ? { ...seating, deputy: undefined } : seating;

/** What whoever shows these secrets has lost: not any more once they sit there again. */
export function lossesOf({ lost, chairs }: Seating, hashes: readonly string[]): Omit<Loss, 'hash'>[] {
  const isBack = ({ chair, hash }: Loss): boolean =>
    chairs[chair]?.hash === hash && chairs[chair].holder === 'person';
  const mine = lost.filter((l) => hashes.some((hash) => sameHash(hash, l.hash)) && !isBack(l));
  return mine.map(({ chair, how, why }) => ({ chair, how, why }));
}
type Loss = Seating['lost'][number];
