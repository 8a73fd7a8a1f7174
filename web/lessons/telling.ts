/** Which lesson is told: one at a time, each once, for as long as it can be followed. Pure; the memory is use-tour's. */
import type { Lesson, Moment } from './lesson.ts';

export interface Told {
  /** Being told. */
  readonly current: string | null;
  /** Number of answers when it began. */
  readonly since: number;
  /** Learnt, read, or over: never told again. */
  readonly read: readonly string[];
}

export const NOTHING_TOLD: Told = { current: null, since: 0, read: [] };

/** Answers after which whoever goes on playing has read what there is only to read. */
const READ_AFTER = 3;
/** Answers after which a lesson that is interrupted has been told. */
const TOLD_AFTER = 2;
/** Questions between which things settle; others come in the middle of something. */
const AT_REST: readonly string[] = ['turn', 'activate'];

export const isResting = ({ decision }: Moment): boolean => AT_REST.includes(decision?.prompt ?? '');

/** The same object while nothing changes. */
export function tell(told: Told, lessons: readonly Lesson[], m: Moment): Told {
  const read = new Set(told.read);
  for (const l of lessons) if (l.learnt?.(m)) read.add(l.id);
  const resting = isResting(m);
  const isOpen = (l: Lesson): boolean => !read.has(l.id);
  const current = lessons.find((l) => l.id === told.current);
  if (current && resting && isOver(current, told, m)) read.add(current.id);

  const kept = current && isOpen(current) ? current : undefined;
  const ready = m.decision ? lessons.filter((l) => isOpen(l) && l.ready(m)) : [];
  // What is to be done at once waits for nothing that is only told.
  const outranks = (l: Lesson): boolean =>
    l !== kept &&
    !(kept?.first && isUrgent(kept, m)) &&
    isUrgent(l, m) &&
    (!isUrgent(kept, m) || l.first === true || (!kept?.learnt && l.learnt !== undefined));
  const pressing = ready.filter(outranks);
  const urgent = pressing.find((l) => l.first) ?? pressing[0];
  // Whoever has had it before them for a while has been told.
  if (urgent && kept && m.state.seq - told.since >= TOLD_AFTER) read.add(kept.id);
  const next = urgent ?? kept ?? (resting ? ready[0] : undefined);
  const since = next && next.id === told.current ? told.since : m.state.seq;
  const id = next?.id ?? null;
  return id === told.current && read.size === told.read.length
    ? told
    : { current: id, since, read: [...read] };
}

const isUrgent = (lesson: Lesson | undefined, m: Moment): boolean =>
  lesson?.urgent?.(m) === true && lesson.ready(m);

function isOver(lesson: Lesson, { since }: Told, m: Moment): boolean {
  const { learnt, readAfter = learnt ? Infinity : READ_AFTER } = lesson;
  return !lesson.ready(m) || m.state.seq - since >= readAfter;
}

export const withRead = (told: Told, ids: readonly string[]): Told => ({
  ...told,
  current: told.current !== null && ids.includes(told.current) ? null : told.current,
  read: [...new Set([...told.read, ...ids])],
});
