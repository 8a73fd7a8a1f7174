/** What a form made from shapes knows of the draft: where names come from, and what is wrong with each field. */
import type { Edition } from '@holdout/engine';
import { createContext, useContext, type ComponentType } from 'react';
import type { Flaw, MissionFile } from '../workshop.ts';
import type { FieldProps } from './field.tsx';

interface Form {
  readonly edition: Edition;
  readonly mission: MissionFile;
  readonly flaws: readonly Flaw[];
  /** Where there is a board to pick them on. */
  readonly ZonePick?: ComponentType<FieldProps>;
}

export const FormScope = createContext<Form | null>(null);

export function useForm(): Form {
  const form = useContext(FormScope);
  if (!form) throw new Error('only within a form');
  return form;
}

/** `own.cars[0].kind` as fields call it: `own.cars.0.kind`. */
export const fieldAt = ({ at }: Pick<Flaw, 'at'>): string => at.replaceAll(/\[(\d+)\]/g, '.$1');
