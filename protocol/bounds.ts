/** How much a page may send. A server may be told other bounds (HOLDOUT_LIMITS); pages keep to these. */
export const BOUNDS = {
  /** Characters of a player's name, of a table's title and of a chat line. */
  name: 24,
  title: 60,
  chat: 400,
  /** Characters of an answer; the longest allocation of any edition is far below. */
  answer: 1000,
  /** Characters of the client's own mark on a command. */
  ref: 40,
  /** Ids in a mark on the board, and characters of each. */
  markIds: 4,
  markId: 120,
  chairs: 6,
  /** Secrets one page may present: all chairs and the host's. */
  secrets: 7,
  /** Bytes of a message. */
  messageBytes: 4096,
  /** Bytes of a request: a save of MAX_SAVE_CHARS and something around it. */
  requestBytes: 2_200_000,
} as const;

export type Bounds = { readonly [K in keyof typeof BOUNDS]: number };
