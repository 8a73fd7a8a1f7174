/**
 * A mission that is still being made: everything wrong with it at once, and as much of it as can be put on a table. What
 * is refused here is what the compiler refuses, no less and no more; but where that stops at the first stage, this goes
 * on without the parts that cannot be read.
 */
import { sketchBoard, type Board, type BoardDoor } from '../board/index.ts';
import type { Edition } from '../kernel/edition.ts';
import type { Json } from '../kernel/vocabulary.ts';
import { itemAt } from '../lookup.ts';
import { checkFigures, checkReach, compileMission, readGround, readMission } from './compile.ts';
import { FILE, LAYOUT } from './file.ts';
import type { Mission } from './mission.ts';
import { without } from './prune.ts';
import { Reader, type Problem } from './reader.ts';

export interface Sketch {
  readonly problems: readonly Problem[];
  /** What can be drawn of it: the parts that lie on the board, without its rules. Missing where no board is. */
  readonly mission?: Mission;
  /** Everywhere a door could stand. */
  readonly doors: readonly BoardDoor[];
}

export function sketchMission(edition: Edition, file: Json): Sketch {
  const problems: Problem[] = [];
  const r = new Reader(file, '', problems);
  r.only(...Object.keys(FILE));
  const ground = readGround(r);
  const tokens = LAYOUT.doors.read(r.get('doors'));
  FILE.texts.read(r.get('texts'));
  const {
    board,
    places,
    problems: onBoard,
  } = sketchBoard(edition.tiles, {
    ...ground,
    doors: tokens.map(({ between, state }) => ({ between, open: state !== 'closed' })),
  });
  problems.push(...onBoard);
  if (!board) return { problems, doors: [] };
  const bad = new Set(onBoard.flatMap(({ at }) => /^doors\[(\d+)\]/.exec(at)?.[1] ?? []).map(Number));
  const standing = tokens.filter((_, i) => !bad.has(i));
  const before = problems.length;
  const whole = readMission(r, edition, board, standing);
  if (isKnown(whole)) {
    checkReach(r, whole);
    if (problems.length === before) checkFigures(r, edition, whole);
  }
  return {
    problems: problems.length > 0 ? problems : asCompiled(edition, file),
    mission: drawable(edition, file, board, standing),
    doors: places,
  };
}

/** The last word is the compiler's. */
function asCompiled(edition: Edition, file: Json): readonly Problem[] {
  const made = compileMission(edition, file);
  return 'problems' in made ? made.problems : [];
}

/** Zones that are not there count as -1: nobody can ask how to get to them. */
const isKnown = ({ start, objectives, exit }: Mission): boolean =>
  [...start, ...objectives.map((o) => o.zone), ...(exit?.zones ?? [])].every((zone) => zone >= 0);

/** Keys that lie on the board, or that it needs; lists among them may be empty. */
const ON_TABLE = ['players', 'elevator', 'spawns', 'start', 'objectives', 'enemies', 'areas', 'exit', 'own'];
const MOST_TRIES = 60;

/** Whatever cannot be read is left out until the rest can. */
function drawable(
  edition: Edition,
  file: Json,
  board: Board,
  doors: Parameters<typeof readMission>[3],
): Mission {
  const given = typeof file === 'object' && file !== null && !Array.isArray(file) ? file : {};
  const kept = Object.fromEntries(Object.entries(given).filter(([key]) => ON_TABLE.includes(key)));
  let table: { [key: string]: Json } = { spawns: [], start: [], ...kept, ...NO_RULES, edition: edition.id };
  for (let tries = 0; ; tries++) {
    const problems: Problem[] = [];
    const mission = readMission(new Reader(table, '', problems), edition, board, doors);
    if (problems.length === 0) return mission;
    table = tries < MOST_TRIES ? without(table, itemAt(problems, 0).at) : { ...BARE, edition: edition.id };
  }
}

const NO_RULES = { id: 'sketch', difficulty: 'medium', minutes: 1, goals: [], win: { never: true } };
const BARE = { ...NO_RULES, spawns: [], start: [] };
