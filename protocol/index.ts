/** What pages and server say to each other: the one description, from which types and checks on both sides follow. */
export * from './addresses.ts';
export * from './body.ts';
export { bellFields, PUSH_ADDRESS, pushKey, type PushKey } from './bells.ts';
export { BOUNDS } from './bounds.ts';
export { commandsWithin, type Asker, type Command, type Commands } from './commands.ts';
export { event, wholePosition, type ShownState } from './engine-data.ts';
export {
  pageText,
  readerWithin,
  type AskPosition,
  type Doing,
  type FromPage,
  type Hello,
  type Marking,
} from './from-page.ts';
export { houseFields, type House } from './house.ts';
export * from './links.ts';
export type { MarkKind } from './marks.ts';
export type { StandIn } from './parts.ts';
export { watcher } from './presence.ts';
export { PHRASES, type Phrase } from './phrases.ts';
export { orThrow, readText, readValue } from './reading.ts';
export { refused, type Refused, type TableRefusalCode } from './refusals.ts';
export * from './reports.ts';
export * from './requests.ts';
export * from './shape.ts';
export {
  readToPage,
  serverText,
  type Admitted,
  type Done,
  type EntryView,
  type Mark,
  type No,
  type People,
  type Position,
  type ToPage,
  type Welcome,
  type You,
} from './to-page.ts';
export { PROTOCOL } from './version.ts';
export { afterMove } from './views.ts';
export type { Broken, ChatLine, GameView, Holder, LogLine, MoveView, SeatsView, Vote } from './views.ts';
