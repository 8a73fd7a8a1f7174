/** Joints of a limb: points written as "x y, x y, x y". */
export type Point = readonly [number, number];
export type Joints = readonly Point[];

export const joints = (text: string): Joints =>
  text.split(',').map((pair) => {
    const [x, y] = pair.trim().split(' ').map(Number);
    return [x, y];
  });
