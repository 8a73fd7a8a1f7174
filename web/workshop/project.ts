/**
 * A project: a pack being made, with every step that led to it. Undone steps stay until something new is drawn, and the
 * history has no end.
 */
import type { Json } from '@holdout/engine';
import { isFields, patched, patchesBetween, type Patch } from './patch.ts';
import { missionId, type MissionFile, type PackFile, type PastStep, type StepWords } from './workshop.ts';

export interface Step extends PastStep {
  readonly patches: readonly Patch[];
}

export interface Project {
  readonly id: string;
  readonly pack: PackFile;
  readonly steps: readonly Step[];
  /** So many of them are done. */
  readonly at: number;
}

const isPack = (v: Json): v is PackFile & { [key: string]: Json } =>
  isFields(v) && Array.isArray(v['missions']);

/** One step further; what had been undone is gone. Nothing changed is no step. */
export function stepped(project: Project, said: StepWords, pack: PackFile, when: number): Project {
  const patches = patchesBetween(project.pack, pack);
  if (patches.length === 0) return project;
  const steps = [...project.steps.slice(0, project.at), { said, when, patches }];
  return { ...project, pack, steps, at: steps.length };
}

/** As it was after so many steps. */
export function wentTo(project: Project, at: number): Project {
  const to = Math.max(0, Math.min(at, project.steps.length));
  const there =
    to < project.at
      ? project.steps
          .slice(to, project.at)
          .reduceRight<Json>((pack, step) => patched(pack, step.patches, 'before'), project.pack)
      : project.steps
          .slice(project.at, to)
          .reduce<Json>((pack, step) => patched(pack, step.patches, 'after'), project.pack);
  return isPack(there) ? { ...project, pack: there, at: to } : project;
}

export const missionIn = (pack: PackFile, id: string): MissionFile | undefined =>
  pack.missions.find((file) => missionId(file) === id);

export const withMission = (pack: PackFile, id: string, next: MissionFile): PackFile => ({
  ...pack,
  missions: pack.missions.map((file) => (missionId(file) === id ? next : file)),
});
