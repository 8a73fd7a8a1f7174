/** One thing that a forecast says. */
import type { ToldMotive } from '@holdout/engine';
import type { Fork } from './forecast-moves.ts';
import type { Group, Threat } from './forecast-threats.ts';

export type Fact =
  | { readonly kind: 'lost'; readonly cause: string; readonly zones: readonly string[] }
  | {
      readonly kind: 'threat';
      readonly threat: Threat;
      readonly cause: string;
      readonly zones: readonly string[];
    }
  | {
      readonly kind: 'share';
      readonly zone: string;
      readonly n: number;
      readonly heroes: readonly string[];
      readonly cause: string;
      readonly zones: readonly string[];
    }
  | {
      readonly kind: 'choice';
      readonly groups: readonly Group[];
      readonly motive?: ToldMotive;
      readonly from: string;
      readonly ways: readonly string[];
      readonly cause: string;
      readonly zones: readonly string[];
    }
  | { readonly kind: 'fork'; readonly fork: Fork; readonly cause: string; readonly zones: readonly string[] }
  | {
      readonly kind: 'short';
      readonly group: Group;
      readonly cause: string;
      readonly zones: readonly string[];
    }
  | {
      readonly kind: 'broken';
      /** What breaks, and who breaks it. */
      readonly what: 'window' | 'door';
      readonly enemies: readonly string[];
      readonly between: readonly string[];
      readonly certain: boolean;
      readonly cause: string;
      readonly zones: readonly string[];
    }
  | {
      readonly kind: 'devoured';
      readonly who: string;
      readonly zone: string;
      readonly certain: boolean;
      readonly cause: string;
      readonly zones: readonly string[];
    }
  | {
      readonly kind: 'person';
      readonly who: string;
      readonly how: 'left' | 'escorted' | 'fights' | 'flees';
      readonly path: readonly string[];
      readonly cause: string;
      readonly zones: readonly string[];
    }
  | {
      readonly kind: 'ways';
      readonly who: string;
      readonly zone: string;
      readonly ways: readonly string[];
      readonly cause: string;
      readonly zones: readonly string[];
    }
  | {
      readonly kind: 'move';
      readonly groups: readonly Group[];
      readonly motive?: ToldMotive;
      readonly path: readonly string[];
      /** Heroes in the zone it leads to. */
      readonly heroes: readonly string[];
      readonly certain: boolean;
      readonly cause: string;
      readonly zones: readonly string[];
    };
