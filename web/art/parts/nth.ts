/** What drawings are made of stands in short lists; drawings know nobody, so the engine's lookups neither. */
export function nth<T>(list: readonly T[], i: number): T {
  const item = list.at(i);
  if (item === undefined) throw new Error(`there is no part ${i}`);
  return item;
}
