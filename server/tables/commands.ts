/** What people ask of a table (protocol/commands.ts), as the table hears it, and whether they may. */
import { commandsWithin, type Asker, type Commands } from '@holdout/protocol';
import { LIMITS } from '../limits.ts';
import { isSeated, plays, type Actor } from './chairs.ts';
import type { Entry } from './entry.ts';
import type { Fold } from './fold.ts';
import { no, type Refused } from './refusals.ts';

/** The hash of a fresh secret; the secret itself goes back to the host only. */
interface Hashed {
  readonly hash: string;
}

interface TableCommands extends Omit<Commands, 'link' | 'chair' | 'watch' | 'remove' | 'admit' | 'next'> {
  readonly link: Commands['link'] & Hashed;
  readonly chair: Commands['chair'] & Hashed;
  readonly watch: Commands['watch'] & Hashed;
  /** The table it is laid at. */
  readonly next: Commands['next'] & { readonly table: string };
  /** Not for pages to say: the file is being taken while the game is running. */
  readonly opened: { readonly kind: 'opened' };
}
export type TableCommandKind = keyof TableCommands;
export type TableCommand<K extends TableCommandKind = TableCommandKind> = {
  [P in K]: TableCommands[P];
}[K];

const COMMANDS = commandsWithin(LIMITS);
const mayAsk = (kind: TableCommandKind): Asker => (kind === 'opened' ? 'host' : COMMANDS[kind].by);

/** In whose name somebody asks. */
export function askerOf(fold: Fold, actor: Actor, c: TableCommand): Entry['by'] | Refused {
  const chair = 'chair' in c ? c.chair : undefined;
  const unknown = chair !== undefined && !fold.seating.chairs[chair];
  switch (mayAsk(c.kind)) {
    case 'anybody':
      return plays(actor) ? speaker(fold, actor, chair) : fold.house.talk ? 'guest' : no('chat.closed');
    case 'seated':
      return speaker(fold, actor, chair);
    case 'holder':
      if (chair === undefined || unknown) return no('chair.unknown');
      return actor.chairs.includes(chair) ? chair : no('chair.not-yours');
    case 'host':
      if (!actor.host) return no('host.only');
      return unknown ? no('chair.unknown') : 'host';
  }
}

/** The chair somebody speaks for: the one named, or their first; they must sit there. */
function speaker(fold: Fold, actor: Actor, named: number | undefined): number | Refused {
  if (named !== undefined && !actor.chairs.includes(named)) return no('chair.not-yours');
  const chair = named ?? actor.chairs.find((i) => isSeated(fold.seating, i));
  if (chair !== undefined && isSeated(fold.seating, chair)) return chair;
  const lent = actor.chairs.some((i) => fold.seating.chairs[i]?.standIn !== undefined);
  return no(lent ? 'chair.busy' : 'chair.not-seated');
}
