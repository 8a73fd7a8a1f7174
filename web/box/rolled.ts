/** Dice this screen rolls for those who do not want to: places among as many faces. */
export const rolled = (n: number, faces: number): number[] =>
  Array.from({ length: n }, () => Math.floor(Math.random() * faces));
