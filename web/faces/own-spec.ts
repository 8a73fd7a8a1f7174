/** From the face of a survivor of the players' own to a spec; whoever has chosen none gets one by their id. */
import { itemAt } from '@holdout/engine';
import type { Spec } from '../art/spec.ts';
import { CHOICES, faceBy, readFace, type OwnFace } from './own-face.ts';

/** The same face for the same text. */
export function faceFrom(text: string): OwnFace {
  let hash = 2166136261;
  const next = (): number => {
    hash = Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0;
    return hash >>> 8;
  };
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  // Most people wear neither glasses nor hats.
  return faceBy((field) => (field === 'gear' && next() % 2 === 0 ? 0 : next()));
}

/** What was kept, or came with the game of somebody else, if it is a face. */
export const keptFace = (id: string, kept: unknown): OwnFace =>
  readFace(typeof kept === 'string' ? parsed(kept) : kept) ?? faceFrom(id);

function parsed(look: string): unknown {
  try {
    return JSON.parse(look);
  } catch {
    return undefined;
  }
}

const GROUNDS = ['#8aa08c', '#c79a3c', '#5d93c8', '#c25c8e', '#8a6fc4', '#c4703a'] as const;

export function specFor(id: string, face: OwnFace): Spec {
  const { hair, gear, colour, ...looks } = face;
  const soft = looks.head === 'oval' || looks.head === 'slim' || looks.head === 'young';
  return {
    ...looks,
    id,
    hair: hair === 'bald' ? undefined : hair,
    gear: gear === 'none' ? [] : [gear],
    colours: [colour, '#e0ddd0', '#8a3a34'],
    brows: looks.eyes === 'hard' ? 'stern' : 'soft',
    nose: soft ? 'small' : 'straight',
    smooth: soft,
    build: looks.head === 'square' || looks.head === 'jowl' ? 'broad' : soft ? 'slim' : 'medium',
    ground: itemAt(GROUNDS, CHOICES.colour.indexOf(colour) % GROUNDS.length),
    tilt: (CHOICES.mouth.indexOf(looks.mouth) % 5) - 2,
    figure: {
      arms: 'carry',
      legs: 'stand',
      wear: ['a', 'a', 's', '#3f4656', '#3b4a62'],
      chest: 'strap',
      held: 'bat',
    },
  };
}
