/** The level a drawing is of, where a board has several: what stands on others is left out. */
import type { Context } from '@holdout/engine';
import { createContext, useContext } from 'react';

/** Null: all of them. */
export const LevelScope = createContext<number | null>(null);

/** Is this zone in the drawing? */
export function useInScope({ board }: Context): (zone: number) => boolean {
  const level = useContext(LevelScope);
  return (zone) => level === null || board.zones[zone]?.level === level;
}
