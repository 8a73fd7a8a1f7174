/** A mission that cannot be won, for scenarios on a board of their own: `board: { tiles or levels, doors, start, cars ... }`. */
import type { Json } from '../kernel/vocabulary.ts';
import type { Reader } from '../mission/reader.ts';

export function adHocMission(r: Reader, edition: string): Json {
  const board = r.get('board');
  board.only(
    'tiles',
    'levels',
    'elevator',
    'doors',
    'start',
    'spawns',
    'objectives',
    'areas',
    'exit',
    'own',
    'rules',
    'win',
    'lose',
  );
  const start = board.get('start').textOr('S1');
  const optional = (...keys: string[]): { [key: string]: Json } =>
    Object.fromEntries(keys.flatMap((k) => (board.get(k).present ? [[k, board.get(k).value as Json]] : [])));
  return {
    id: 'ad-hoc',
    edition,
    source: 'designed',
    difficulty: 'easy',
    minutes: 1,
    doors: board.get('doors').value ?? [],
    start: [start],
    spawns: board.get('spawns').value ?? [{ zone: start }],
    goals: [],
    win: { never: true },
    ...(board.get('levels').present ? {} : { tiles: board.get('tiles').value ?? [] }),
    ...optional('levels', 'elevator', 'objectives', 'areas', 'exit', 'own', 'rules', 'win', 'lose'),
  };
}
