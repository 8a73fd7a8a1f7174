/** What can stand in a field, from its shape and from what the mission has; what does not fit comes last, with its reason. */
import type { Coloured, FileShape, Json } from '@holdout/engine';
import type { MissionGrammar } from '@holdout/engine/drafts';
import type { Edition } from '@holdout/engine';
import { isFields } from '../patch.ts';
import type { MissionFile } from '../workshop.ts';

interface Choice {
  readonly value: Json;
  /** Why it does not fit: a key of the words, with what is missing. */
  readonly why?: string;
}

export interface Maker {
  readonly edition: Edition;
  readonly mission: MissionFile;
  /** Zones and faces of the board, as far as it can be drawn. */
  readonly zones: readonly string[];
  readonly faces: readonly string[];
  /** Counters that the rules name. */
  readonly counters: readonly string[];
}

const USUAL_COLOURS: readonly string[] = ['red', 'blue', 'green', 'yellow'];

export function choicesFor(maker: Maker, shape: FileShape): Choice[] {
  switch (shape.is) {
    case 'optional':
      return choicesFor(maker, shape.of);
    case 'either':
      return shape.of.flatMap((one) => (one.is === 'list' ? [] : choicesFor(maker, one)));
    case 'flag':
      return [{ value: true }, { value: false }];
    case 'name':
      return namesFor(maker, shape);
    default:
      return [];
  }
}

type NameShape = Extract<FileShape, { readonly is: 'name' }>;

function namesFor(maker: Maker, shape: NameShape): Choice[] {
  const plain = (all: readonly string[]): Choice[] => all.map((value) => ({ value }));
  switch (shape.kind) {
    case 'zone':
      return plain(maker.zones);
    case 'area':
      return plain(keysOf(maker.mission['areas']));
    case 'counter':
      return plain(maker.counters);
    case 'storey':
      return plain(idsOf(maker.mission['levels']));
    case 'colour':
      return shape.of ? coloursFor(maker.mission, shape.of) : plain(USUAL_COLOURS);
    case 'tile': {
      const others = (shape.among?.(maker.edition) ?? []).filter((face) => !maker.faces.includes(face));
      return [...plain(maker.faces), ...others.map((value) => ({ value, why: 'tile' }))];
    }
    default:
      return plain(shape.among?.(maker.edition) ?? []);
  }
}

function coloursFor(mission: MissionFile, of: Coloured): Choice[] {
  const usual = of === 'doors' ? '' : 'red';
  const entries = Array.isArray(mission[of]) ? mission[of] : [];
  const here = entries.map((entry) => (isFields(entry) ? (entry['colour'] ?? usual) : usual));
  const found = [...new Set(here.filter((c) => typeof c === 'string' && c !== ''))];
  const others = USUAL_COLOURS.filter((c) => !found.includes(c));
  return [...found.map((value) => ({ value })), ...others.map((value) => ({ value, why: of }))];
}

const keysOf = (value: Json | undefined): string[] => (isFields(value) ? Object.keys(value) : []);
const idsOf = (value: Json | undefined): string[] =>
  (Array.isArray(value) ? value : []).flatMap((one) =>
    isFields(one) && typeof one['id'] === 'string' ? [one['id']] : [],
  );

/** Whether somebody may write a name of their own there. */
export function takesText(shape: FileShape): boolean {
  if (shape.is === 'optional') return takesText(shape.of);
  if (shape.is === 'either') return shape.of.some(takesText);
  return (
    shape.is === 'name' &&
    !shape.among &&
    (shape.kind === 'counter' || shape.kind === 'card' || shape.kind === 'text')
  );
}

/** What a number may be, where the field is one. */
export function rangeOf(shape: FileShape): { readonly least: number; readonly most: number } | null {
  if (shape.is === 'optional') return rangeOf(shape.of);
  return shape.is === 'number' ? shape : null;
}

/** Words to choose from; an effect that its trigger cannot give what it needs does not fit. */
export function wordChoices(
  grammar: MissionGrammar,
  kind: 'trigger' | 'condition' | 'effect',
  on = '',
): Choice[] {
  if (kind === 'trigger') return Object.keys(grammar.triggers).map((value) => ({ value }));
  if (kind === 'condition') return Object.keys(grammar.conditions).map((value) => ({ value }));
  const gives = grammar.triggers[on]?.gives ?? [];
  const all = Object.entries(grammar.effects).map(([value, { needs }]): Choice => {
    const why = needs.find((need) => need !== 'exit' && need !== 'exit-token' && !gives.includes(need));
    return why === undefined ? { value } : { value, why };
  });
  return [...all.filter(({ why }) => why === undefined), ...all.filter(({ why }) => why !== undefined)];
}
