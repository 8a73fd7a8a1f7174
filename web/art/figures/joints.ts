/** Joints of a limb: points written as "x y, x y, x y". */
import { nth } from '../parts/nth.ts';

export type Point = readonly [number, number];
export type Joints = readonly Point[];

export const joints = (text: string): Joints =>
  text.split(',').map((pair) => {
    const numbers = pair.trim().split(' ').map(Number);
    return [nth(numbers, 0), nth(numbers, 1)];
  });
