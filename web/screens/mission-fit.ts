/** Can a mission be laid out with a real box? Its own box has to be there, and every tile as it was published; the rest is printed. */
import boxes from '@holdout/editions/boxes.json' with { type: 'json' };
import type { Edition } from '@holdout/engine';
import type { EditionPlug } from '../editions/plug.ts';
import { faceName, tilesIn } from '../print/laid-tiles.ts';

const BY_EDITION: { readonly [edition: string]: string } = boxes;

/** The box an edition is played from. */
export const boxOf = (edition: string): string => BY_EDITION[edition] ?? edition;

/** Every box, with the edition that is played from it. */
export const BOXES: readonly { readonly box: string; readonly edition: string }[] = Object.entries(
  BY_EDITION,
).map(([edition, box]) => ({ box, edition }));

interface Fit {
  /** The box is on the shelf. */
  readonly owned: boolean;
  /** Tiles no box has: they are ours. */
  readonly tiles: readonly string[];
}

export function fitOf(edition: Edition, mission: string, lacking: readonly string[]): Fit {
  const faces = tilesIn(edition, mission).flatMap((laid) => (laid === null ? [] : [faceName(laid)]));
  return {
    owned: !lacking.includes(boxOf(edition.id)),
    tiles: [...new Set(faces)].filter((face) => edition.tiles[face]?.source !== 'published').sort(),
  };
}

export const fits = ({ owned, tiles }: Fit): boolean => owned && tiles.length === 0;

/** Decks of which the box has other cards than we have, by the words of the gallery. */
export const ownDecks = ({ decks = [], spawnCards = [] }: EditionPlug): string[] =>
  [...decks, { id: 'spawn', cards: spawnCards }]
    .filter(({ cards }) => cards.some(({ source }) => source === 'designed'))
    .map(({ id }) => id);
