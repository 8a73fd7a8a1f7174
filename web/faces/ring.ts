/** The ring round a face, the rim of a base: a hero's own colour, one colour for all who are to be saved. */
import type { Spec } from '../art/spec.ts';
import { ringOf } from '../board/hero-look.ts';

const BYSTANDERS = '#bfe3ff';

export const ringFor = ({ id, dress }: Pick<Spec, 'id' | 'dress'>): string =>
  dress === undefined ? ringOf(id) : BYSTANDERS;
