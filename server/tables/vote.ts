/** A vote: on what would show or has shown hidden things, or on who plays for somebody who is away. */
import type { Vote } from '@holdout/protocol';
import { seatedPeople, type Seating } from './chairs.ts';

export const withVote = (vote: Vote, chair: number, yes: boolean): Vote => ({
  ...vote,
  yes: yes ? [...new Set([...vote.yes, chair])] : vote.yes.filter((c) => c !== chair),
  no: yes ? vote.no.filter((c) => c !== chair) : [...new Set([...vote.no, chair])],
});

/** More than half of the seated people decide, or of those of them who were there; a bot has no say. */
export function verdictOf(vote: Vote, seating: Seating): 'yes' | 'no' | 'open' {
  const people = seatedPeople(seating).filter((c) => vote.voters?.includes(c) ?? true);
  const needed = Math.floor(people.length / 2) + 1;
  const count = (chairs: readonly number[]): number => chairs.filter((c) => people.includes(c)).length;
  if (count(vote.yes) >= needed) return 'yes';
  return people.length - count(vote.no) < needed ? 'no' : 'open';
}
