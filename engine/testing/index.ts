/** The kit that tests and tools play games with, whatever the edition: a door of its own, so that no client carries it. */
export * from './check-copies.ts';
export * from './check-events.ts';
export * from './check-game.ts';
export * from './check-state.ts';
export * from './check-timeline.ts';
export * from './golden.ts';
export * from './mission-files.ts';
export * from './random-game.ts';
export * from './table.ts';
