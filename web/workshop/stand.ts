/**
 * Where somebody stands at a mission: what is picked at each step, how near they look. Kept as long as the page is open,
 * so that a trial, or another step, comes back to the same place.
 */
import { useCallback } from 'react';
import { create } from 'zustand';
import type { Camera } from '../board/camera.ts';
import type { Block } from './board/blocks.ts';
import type { Slot } from './board/ground.ts';
import { missionId, type Workshop } from './workshop.ts';

export type Picked =
  | { readonly is: 'block'; readonly block: Block }
  | { readonly is: 'thing'; readonly id: string }
  | { readonly is: 'zone'; readonly zone: string };

interface Stand {
  readonly picked: Picked | null;
  /** Of the board. */
  readonly level: number;
  readonly aimed: Slot | null;
  readonly rule: number;
  readonly hero: string;
  readonly card: string;
}
const NEWLY: Stand = { picked: null, level: 0, aimed: null, rule: 0, hero: '', card: '' };

type At = Pick<Workshop, 'project' | 'mission'>;
const nameOf = ({ project, mission }: At): string => `${project} ${missionId(mission)}`;

const useStands = create<{ readonly [at: string]: Partial<Stand> | undefined }>(() => ({}));

export function useStand<K extends keyof Stand>(of: At, key: K): [Stand[K], (next: Stand[K]) => void] {
  const at = nameOf(of);
  const value = useStands((all) => all[at]?.[key]) ?? NEWLY[key];
  const set = useCallback(
    (next: Stand[K]) => useStands.setState((all) => ({ [at]: { ...all[at], [key]: next } })),
    [at, key],
  );
  return [value, set];
}

const views = new Map<string, Camera>();

interface Seen {
  readonly camera: Camera | undefined;
  readonly onCamera: (camera: Camera) => void;
}

/** How the board was looked at last, by the part of it that there is. */
export function viewOf(of: At, part: string): Seen {
  const at = `${nameOf(of)} ${part}`;
  return { camera: views.get(at), onCamera: (camera) => void views.set(at, camera) };
}
