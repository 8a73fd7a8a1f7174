/** A super-hero edition in the client from its parts: what all of them have in common is filled in here. */
import type { SupersEdition } from '@holdout/editions/supers';
import './supers.css';
import type { EditionPlug } from '../plug.ts';
import { piecesOf, type Meaning } from './pieces.ts';

interface Parts extends EditionPlug, Meaning {
  readonly edition: SupersEdition;
}

export function supersPlug({ foeClause, shareClauses, decks = [], ...own }: Parts): EditionPlug {
  const pieces = piecesOf(own.edition, { foeClause });
  return {
    ...pieces,
    decks: [...pieces.decks, ...decks],
    fewHeroes: { below: 4, clause: 'S-SET-1' },
    shareClauses: { 'assign-hits': ['S-COM-3'], choose: [], ...shareClauses },
    ...own,
  };
}
