/** A mission begins: as a pack of its own, or as one more of a pack that is being made. */
import { MOST_OF_PACK } from '@holdout/engine/packs';
import { go } from '../app/route.ts';
import { projects } from '../store/projects.ts';
import { stepped } from './project.ts';
import { missionId, type MissionFile, type PackFile } from './workshop.ts';

interface Beginning {
  readonly file: MissionFile;
  readonly name: string;
  readonly language: string;
  /** The project it goes into; empty: one of its own, named after it. */
  readonly into: string;
}

/** Opens it, and tells its project; nothing where the pack it should go into is gone. */
export async function begin(beginning: Beginning): Promise<string | undefined> {
  const kept = beginning.into === '' ? await alone(beginning) : await added(beginning);
  if (kept) go({ screen: 'workshop', ...kept, step: 'board' });
  return kept?.project;
}

/** Of a pack; missions may be called more. */
const LONGEST_NAME = 60;

interface Kept {
  readonly project: string;
  readonly mission: string;
}

async function alone({ file, name, language }: Beginning): Promise<Kept> {
  const project = await projects.add({
    name: name.slice(0, LONGEST_NAME),
    languages: [language],
    missions: [file],
  });
  return { project, mission: missionId(file) };
}

/** A step of the project's history like any other. */
async function added({ file, name, into }: Beginning): Promise<Kept | undefined> {
  const project = await projects.open(into);
  if (!project || !hasRoom(project.pack)) return undefined;
  const id = freeId(project.pack, missionId(file));
  const missions = [...project.pack.missions, { ...file, id }];
  const said = { key: 'mission.added', about: { name } };
  await projects.keep(stepped(project, said, { ...project.pack, missions }, Date.now()));
  return { project: into, mission: id };
}

export const hasRoom = ({ missions }: PackFile): boolean => missions.length < MOST_OF_PACK.missions;

const LONGEST_ID = 40;

/** As it is, or with the first number that no other mission of the pack has. */
export function freeId({ missions }: PackFile, id: string): string {
  const taken = new Set(missions.map(missionId));
  let free = id;
  for (let n = 2; taken.has(free); n++) free = `${id.slice(0, LONGEST_ID - 1 - String(n).length)}-${n}`;
  return free;
}
