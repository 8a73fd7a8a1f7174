/** The board: tiles and a mission's layout compiled into zones, links, sight and distances. */
export * from './tile.ts';
export * from './turn.ts';
export * from './face-check.ts';
export * from './layout.ts';
export * from './board.ts';
export * from './compile.ts';
export * from './view.ts';
export * from './sightlines.ts';
export * from './view-cache.ts';
