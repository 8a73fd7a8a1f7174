/** One way an enemy stands: drawn by a pen, feet at 0,0. */
import type { Pen } from '../parts/pen.ts';

export type Pose = (pen: Pen) => string;
