/** What is wrong with the mission as it is now: what the compiler refuses, told with its place in the file. */
import type { GameSketch } from '@holdout/engine';
import type { Flaw } from './workshop.ts';

export const flawsOf = ({ problems }: GameSketch): Flaw[] =>
  problems.map(({ code, at, detail }) => ({
    level: 'red',
    key: code,
    at,
    ...(detail === undefined ? {} : { detail }),
  }));
