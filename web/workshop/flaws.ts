/** What is wrong with the mission as it is now: what the compiler refuses, told with its place in the file. */
import { missionProblems, type Edition } from '@holdout/engine';
import type { Flaw, MissionFile } from './workshop.ts';

export const flawsOf = (edition: Edition, mission: MissionFile): Flaw[] =>
  missionProblems(edition, mission).map(({ code, at, detail }) => ({
    level: 'red',
    key: code,
    at,
    ...(detail === undefined ? {} : { detail }),
  }));
