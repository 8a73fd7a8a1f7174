/** Everybody who looks on at a table here, players or not: who may, what they are told and passed. */
import { serverText, type Mark } from '@holdout/protocol';
import { actorFor, plays, type Actor } from './chairs.ts';
import type { Effect, Fold } from './fold.ts';
import { mayWatch } from './house.ts';
import { Looks } from './looks.ts';
import type { Onlooker } from './onlooker.ts';
import { no, type Refused } from './refusals.ts';
import { makeRoom } from './room.ts';
import { lossesOf } from './seating.ts';

export class Crowd {
  readonly onlookers = new Set<Onlooker>();
  private readonly looks = new Looks();

  constructor(private readonly fold: Fold) {}

  actor(hashes: readonly string[]): Actor {
    return actorFor(this.fold.seating, this.fold.host, hashes);
  }

  /** What whoever shows these secrets has lost here. */
  lossesOf(hashes: readonly string[]): ReturnType<typeof lossesOf> {
    return lossesOf(this.fold.seating, hashes);
  }

  /** Not for those who neither play here nor may watch. */
  closedTo(hashes: readonly string[]): Refused | undefined {
    return plays(this.actor(hashes)) || mayWatch(this.fold, hashes) ? undefined : no('table.private');
  }

  /** Why somebody may not look on, if that is so. */
  refusal(hashes: readonly string[]): Refused | undefined {
    const closed = this.closedTo(hashes);
    if (closed) return closed;
    const fits = makeRoom([...this.onlookers], hashes, (shown) => plays(this.actor(shown)));
    return fits ? undefined : no('limit.sockets');
  }

  add(onlooker: Onlooker): void {
    this.onlookers.add(onlooker);
    for (const look of this.looks.texts()) onlooker.pass(look);
  }

  passOn(mark: Mark): void {
    const text = serverText(mark);
    this.looks.note(mark, text);
    for (const onlooker of this.onlookers) onlooker.pass(text);
  }

  /** An entry as everybody hears it, and what follows from it for those who look on. */
  tell(text: string, effect: Effect): void {
    if (effect.seats) this.looks.keepSeated(this.fold.seating);
    for (const onlooker of this.onlookers) {
      onlooker.tell(text);
      if (effect.seats) onlooker.seatsChanged();
    }
    // The table may have become private: those who watch need its link.
    if (effect.house)
      for (const onlooker of this.onlookers)
        if (this.closedTo(onlooker.hashes)) onlooker.bye(no('table.private'));
  }

  /** The whole view anew; without one the table is for later servers to serve. */
  renew(text: string | undefined): void {
    for (const onlooker of [...this.onlookers])
      if (text === undefined) onlooker.bye(no('table.updating'));
      else onlooker.tell(text);
  }

  /** Everybody has to go. */
  dismiss(why: Refused): void {
    for (const onlooker of [...this.onlookers]) onlooker.bye(why);
  }

  /** Somebody who watches here, by the name of their page. */
  watcher(id: string): Onlooker | undefined {
    return [...this.onlookers].find((o) => o.id === id && !plays(this.actor(o.hashes)));
  }

  /** The host sends somebody away; whoever plays here stays. */
  remove(watcher: string): void {
    this.watcher(watcher)?.bye(no('watcher.removed'));
  }
}
