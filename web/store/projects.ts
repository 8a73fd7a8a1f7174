/**
 * Packs being made, on disk. Every step is one transaction: the pack as it is now, and a row for each step that was not
 * there before. Nothing is lost when the tab dies, and another tab that has gone on with a project is noticed.
 */
import type { PackFile } from '../workshop/workshop.ts';
import type { Project, Step } from '../workshop/project.ts';
import { changeFrom, MEASURED, PROJECTS, readRows, STEPS, together, type Shelf } from './db.ts';
import { TwoTabsError } from './game-shelf.ts';
import { newId } from './ids.ts';
import { askToStay, keeper } from './storage.ts';

/** What the list of projects shows of one. */
export interface ProjectHead {
  readonly id: string;
  readonly pack: PackFile;
  readonly changed: number;
}
interface KeptProject extends ProjectHead, Project {}

interface HeadRow extends ProjectHead {
  readonly at: number;
  readonly length: number;
  /** Another with every change. */
  readonly version: string;
}
interface StepRow extends Step {
  readonly project: string;
  readonly seq: number;
}

/** What this tab knows to be on disk. */
interface Known {
  readonly version: string;
  readonly steps: readonly Step[];
}
const known = new Map<string, Known>();

const BOTH = [PROJECTS, STEPS];
const stepsFrom = (id: string, seq: number): IDBKeyRange => IDBKeyRange.bound([id, seq], [id, []]);

const measuredOf = (id: string): IDBKeyRange => IDBKeyRange.bound(`${id}/`, `${id}/\uffff`);

async function read(id: string): Promise<KeptProject | undefined> {
  const found = await together(BOTH, 'readonly', (transaction) => {
    const head = transaction.objectStore(PROJECTS).get(id) as IDBRequest<HeadRow | undefined>;
    const rows = transaction.objectStore(STEPS).getAll(stepsFrom(id, 0)) as IDBRequest<StepRow[]>;
    return () => ({ head: head.result, rows: rows.result });
  });
  if (!found.head) return undefined;
  const { pack, at, changed, version } = found.head;
  const steps = found.rows.map(({ said, when, patches }): Step => ({ said, when, patches }));
  known.set(id, { version, steps });
  return { id, pack, at, changed, steps };
}

async function write({ id, pack, at, changed, steps }: KeptProject): Promise<void> {
  const version = newId();
  await changeFrom<HeadRow>(BOTH, { store: PROJECTS, id }, (there, transaction) => {
    const before = there && known.get(id);
    if (there && before?.version !== there.version) throw new TwoTabsError(id);
    const old = before?.steps ?? [];
    let same = 0;
    while (same < old.length && same < steps.length && old[same] === steps[same]) same++;
    const rows = transaction.objectStore(STEPS);
    if (same < old.length || !before) rows.delete(stepsFrom(id, same));
    steps.slice(same).forEach((step, i) => rows.put({ ...step, project: id, seq: same + i }));
    const head: HeadRow = { id, pack, at, changed, length: steps.length, version };
    transaction.objectStore(PROJECTS).put(head);
  });
  known.set(id, { version, steps });
}

async function remove(id: string): Promise<void> {
  await together([...BOTH, MEASURED], 'readwrite', (transaction) => {
    transaction.objectStore(STEPS).delete(stepsFrom(id, 0));
    transaction.objectStore(MEASURED).delete(measuredOf(id));
    transaction.objectStore(PROJECTS).delete(id);
    return () => undefined;
  });
  known.delete(id);
}

const shelf: Shelf<KeptProject, ProjectHead> = {
  readAll: () => readRows<HeadRow>(PROJECTS),
  readOne: read,
  write,
  remove,
};
const kept = keeper.keeping(shelf);

export const projects = {
  /** Newest first. */
  async list(): Promise<ProjectHead[]> {
    const all = await kept.readAll();
    return all.sort((a, b) => b.changed - a.changed);
  },
  open: (id: string): Promise<Project | undefined> => kept.readOne(id),
  async add(pack: PackFile): Promise<string> {
    const id = newId();
    await kept.write({ id, pack, steps: [], at: 0, changed: Date.now() });
    askToStay();
    return id;
  },
  keep: (project: Project): Promise<void> => kept.write({ ...project, changed: Date.now() }),
  delete: (id: string): Promise<void> => kept.remove(id),
};
