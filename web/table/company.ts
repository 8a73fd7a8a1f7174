/** What an online table adds to the table screen, given from outside: this folder knows of no network. */
import type { ReactNode } from 'react';

export interface MenuItem {
  readonly label: string;
  readonly act: () => void;
  /** How many things wait behind it. */
  readonly news?: number;
}

export interface Company {
  /** In the top bar, where it has room. */
  readonly tools?: ReactNode;
  /** The same in the menu, where it has none. */
  readonly menu?: readonly MenuItem[];
  /** In the place of the decision bar while the decision is somebody else's. */
  readonly bar?: ReactNode;
  /** Above the board: what kind of table this is, if it is none like others. */
  readonly strip?: ReactNode;
  /** Over the top of the board: votes, what others would do. */
  readonly note?: ReactNode;
  /** On the board: pings, arrows, where others look. */
  readonly overlay?: ReactNode;
  /** Beside everything: people and chat. */
  readonly drawer?: ReactNode;
  /** When the game is over, in the place of what is offered at a local table: what comes next. */
  readonly after?: ReactNode;
  /** Said where something was pressed, until the table has it. */
  readonly sending?: string;
  /** Said before an undo that takes back dice or cards. */
  readonly undoText?: string;
  /** To know before one begins a game of one's own from a past moment. */
  readonly branchText?: string;
  /** Somebody points at a zone: every one can be chosen, by any means. */
  readonly pointing?: {
    readonly label: string;
    readonly onZone: (zone: string) => void;
    /** From one zone to another, null when it begins; the board stands still meanwhile. */
    readonly onDrag?: (from: string, to: string | null) => void;
  };
  /** Is told the zone under the pointer or the keyboard's focus; always the same function. */
  readonly onLook?: (zone: string | null) => void;
}
