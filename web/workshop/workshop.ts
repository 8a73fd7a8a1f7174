/**
 * What the steps of the workshop share (docs/WORKSHOP.md): the mission that is being made, what is wrong with it, and
 * the one way to change it. A step of the frame is a component that takes `{ workshop }`.
 */
import type { Json } from '@holdout/engine';
import type { GameSketch } from '@holdout/engine/drafts';
import type { Brought } from './brought.ts';

/** A mission file, complete or not: plain JSON as docs/ADDING-A-MISSION.md has it. Never changed, only replaced. */
export type MissionFile = { readonly [key: string]: Json };

/** A pack being made: its missions, and whatever else a pack holds. */
export interface PackFile {
  readonly [key: string]: Json;
  readonly missions: MissionFile[];
}

/** Part of a line of the history: a text, a number, or something of the game that is called by its name. */
export type Said =
  | string
  | number
  | { readonly is: 'zone' | 'colour' | 'enemy'; readonly id: string }
  /** Words of the workshop. */
  | { readonly is: 'word'; readonly id: string };

/** One line of the history, in whatever language it is read: `workshop.step.<key>` with what it is about. */
export interface StepWords {
  readonly key: string;
  readonly about?: { readonly [name: string]: Said };
}

export type StepId = 'board' | 'rules' | 'heroes' | 'cards' | 'fairness' | 'share';

/** A way to mend a flaw: one step of the history. */
interface Remedy {
  readonly said: StepWords;
  readonly file: MissionFile;
}

/** Red: the mission cannot be played or shared; yellow: it can, but something looks wrong. */
export interface Flaw {
  readonly level: 'red' | 'yellow';
  /** What is wrong, as the engine calls it. */
  readonly key: string;
  /** Path in the file. */
  readonly at: string;
  readonly detail?: string;
  /** Where it is on the board. */
  readonly zones?: readonly string[];
  readonly remedies?: readonly Remedy[];
}

/** A line of the history as it is listed. */
export interface PastStep {
  readonly said: StepWords;
  readonly when: number;
}

export interface Workshop {
  readonly project: string;
  readonly edition: string;
  readonly pack: PackFile;
  /** Of `pack.missions`, the one on the table. */
  readonly mission: MissionFile;
  /** What the pack brings to its games. */
  readonly brought: Brought;
  /** The same as a position to draw, as far as it goes. */
  readonly sketch: GameSketch;
  readonly flaws: readonly Flaw[];
  /** The steps of the project, the first first; `at` of them are done, the others undone. */
  readonly steps: readonly PastStep[];
  readonly at: number;
  /** One step of the history. */
  change(said: StepWords, next: MissionFile): void;
  changePack(said: StepWords, next: PackFile): void;
  undo(): void;
  redo(): void;
  goTo(at: number): void;
  /** Plays it, from a zone if one is named; null while something red stands in the way. */
  readonly tryOut: ((zone?: string) => void) | null;
}

export interface StepProps {
  readonly workshop: Workshop;
}

/** The id a mission has in its file; a draft may have none that can be read. */
export const missionId = (file: MissionFile): string => (typeof file['id'] === 'string' ? file['id'] : '');
export const editionOf = (file: MissionFile): string =>
  typeof file['edition'] === 'string' ? file['edition'] : '';
