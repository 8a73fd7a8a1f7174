/** What all parts of this step share: the mission told as pieces, what can stand where, and the way to change it. */
import type { FileShape, Json } from '@holdout/engine';
import {
  fieldsIn,
  placeOf,
  scriptOf,
  tellerOf,
  type Line,
  type Path,
  type Section,
  type Teller,
} from '@holdout/narrate/script';
import { createContext, useContext, useMemo } from 'react';
import { plugFor } from '../../editions/plugs.ts';
import { useWords } from '../../words/use-words.ts';
import { useSentences } from '../../words/use-sentences.ts';
import type { Flaw, MissionFile, Workshop } from '../workshop.ts';
import type { Known } from './blank.ts';
import { choicesFor, type Maker } from './choices.ts';
import { withValue, without } from './edit.ts';

/** What a step of the history is called: `workshop.step.rules.<key>`. */
type StepKey = 'rule' | 'rule-new' | 'rule-gone' | 'rule-moved' | 'end' | 'goal' | 'setup' | 'text';

interface Desk {
  readonly workshop: Workshop;
  readonly teller: Teller;
  readonly lines: readonly Line[];
  readonly counters: readonly string[];
  readonly maker: Maker;
  readonly known: Known;
  lineIn(section: Section): readonly Line[];
  flawsAt(path: Path): readonly Flaw[];
  flawsWithin(path: Path): readonly Flaw[];
  change(key: StepKey, next: MissionFile, n?: number | string): void;
  /** The value of a field; left out where there is none. */
  set(path: Path, value: Json | undefined): void;
}

export const DeskScope = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskScope);
  if (!desk) throw new Error('rules are edited at their desk');
  return desk;
}

export function useRulesDesk(workshop: Workshop): Desk {
  const { language } = useWords();
  useSentences(workshop.edition);
  return useMemo(() => deskOf(workshop, language), [workshop, language]);
}

/** The step of the history that changing this place is. */
function stepAt(path: Path): [StepKey, number | undefined] {
  const [list, n] = path;
  const nth = typeof n === 'number' ? n + 1 : undefined;
  if (list === 'rules') return ['rule', nth];
  if (list === 'win' || list === 'lose' || list === 'hopeless') return ['end', nth];
  return list === 'goals' ? ['goal', nth] : ['setup', nth];
}

function deskOf(workshop: Workshop, language: Teller['words']['language']): Desk {
  const { mission, sketch } = workshop;
  const { edition } = plugFor(workshop.edition);
  const board = sketch.drawn?.context.board;
  const zones = board?.zones.map(({ id }) => id) ?? [];
  const teller = tellerOf(language, edition, { ...mission }, { zones });
  const lines = scriptOf(teller, { ...mission });
  const counters = countersIn(lines);
  const faces = [...new Set(board?.zones.flatMap(({ tile }) => tile ?? []))];
  const maker: Maker = { edition, mission, zones, faces, counters };
  const names = (shape: FileShape): Json[] =>
    choicesFor(maker, shape).flatMap(({ value, why }) => (why === undefined ? [value] : []));
  const change: Desk['change'] = (key, next, n = 0) => {
    if (next !== mission) workshop.change({ key: `rules.${key}`, about: { n } }, next);
  };
  const within = (at: string, place: string): boolean =>
    at === place || (at.startsWith(place) && /[.[]/.test(at.charAt(place.length)));
  return {
    workshop,
    teller,
    lines,
    counters,
    maker,
    known: { edition, names },
    lineIn: (section) => lines.filter((line) => line.section === section),
    flawsAt: (path) => workshop.flaws.filter(({ at }) => at === placeOf(path)),
    flawsWithin: (path) => workshop.flaws.filter(({ at }) => within(at, placeOf(path))),
    change,
    set(path, value) {
      const [key, n] = stepAt(path);
      change(key, value === undefined ? without(mission, path) : withValue(mission, path, value), n);
    },
  };
}

const countersIn = (lines: readonly Line[]): string[] => [
  ...new Set(
    lines
      .flatMap(({ pieces }) => fieldsIn(pieces))
      .flatMap(({ shape, value }) =>
        shape.is === 'name' && shape.kind === 'counter' && typeof value === 'string' ? [value] : [],
      ),
  ),
];
