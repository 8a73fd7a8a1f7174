import { itemAt } from '@holdout/engine';
/** The face of a survivor that players have made, from parts that go together: what can be chosen, and what may be read. */

/** What can be chosen; the order is that of the sliders. */
export const CHOICES = {
  head: ['oval', 'slim', 'round', 'square', 'young', 'long', 'gaunt', 'jowl'],
  skin: ['pale', 'fair', 'tan', 'brown', 'deep', 'ash'],
  hair: [
    'sidePart',
    'jaggedBob',
    'mop',
    'longWaves',
    'buzz',
    'highTail',
    'curls',
    'bun',
    'quiff',
    'capBob',
    'punk',
    'braid',
    'flatTop',
    'sleek',
    'receding',
    'bigCurls',
    'bald',
  ],
  hairColour: ['black', 'brown', 'auburn', 'blond', 'red', 'grey', 'white', '#4fae6a', '#6a3f9c'],
  eyes: ['calm', 'lashes', 'hard', 'tired', 'sly', 'wide', 'squint', 'smoky'],
  mouth: ['firm', 'lips', 'smile', 'smirk', 'frown', 'pout', 'grin', 'sneer'],
  gear: ['none', 'roundGlasses', 'darkGlasses', 'squareGlasses', 'eyePatch', 'headset', 'beret', 'pencil'],
  torso: [
    'shirtTie',
    'hoodie',
    'leatherVest',
    'plaid',
    'tactical',
    'tinker',
    'labCoat',
    'blouse',
    'rollNeck',
  ],
  colour: ['#5d8f45', '#b04a3c', '#35507f', '#8a6a42', '#6a4f8a', '#c79a3c', '#4a4f5c', '#5fc2b8'],
} as const satisfies { readonly [field: string]: readonly string[] };

type FaceField = keyof typeof CHOICES;
export type OwnFace = { readonly [field in FaceField]: (typeof CHOICES)[field][number] };

export const FACE_FIELDS = Object.keys(CHOICES) as readonly FaceField[];

/** What a file or a disk says is a face: every part one that is known, or no face at all. */
export function readFace(raw: unknown): OwnFace | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const said = new Map<string, unknown>(Object.entries(raw));
  return FACE_FIELDS.every((field) => CHOICES[field].some((name) => name === said.get(field)))
    ? faceBy((field) => CHOICES[field].findIndex((name) => name === said.get(field)))
    : undefined;
}

/** A face from the places of its parts. */
export function faceBy(placeOf: (field: FaceField) => number): OwnFace {
  const at = <Name extends string>(names: readonly Name[], field: FaceField): Name =>
    itemAt(names, placeOf(field) % names.length);
  return {
    head: at(CHOICES.head, 'head'),
    skin: at(CHOICES.skin, 'skin'),
    hair: at(CHOICES.hair, 'hair'),
    hairColour: at(CHOICES.hairColour, 'hairColour'),
    eyes: at(CHOICES.eyes, 'eyes'),
    mouth: at(CHOICES.mouth, 'mouth'),
    gear: at(CHOICES.gear, 'gear'),
    torso: at(CHOICES.torso, 'torso'),
    colour: at(CHOICES.colour, 'colour'),
  };
}

export const placeIn = (face: OwnFace, field: FaceField): number =>
  CHOICES[field].findIndex((name) => name === face[field]);
