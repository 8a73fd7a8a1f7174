/** Why enemies do what they do, as plain data: told only to those who ask (forecasts), never kept. */

/**
 * `sees`, `hears`: what it goes for. `nears`: nobody seen, the nearest by open ways. `hunts`: its own card names whom.
 * `follows`: a lure. `arrived`: it stands where it wants to be. `barred`: no way leads there. `nobody`: nothing to go for.
 * `attacks`: a target is within its reach. `rests`: it takes no part.
 */
type MotiveKind =
  'attacks' | 'sees' | 'hears' | 'nears' | 'hunts' | 'follows' | 'arrived' | 'barred' | 'nobody' | 'rests';

/** What decides where a group goes. */
export interface Motive {
  readonly kind: MotiveKind;
  /** Zones it goes for. */
  readonly goals: readonly number[];
  readonly clause: string;
  /** Heroes it goes for. Left out: all in those zones. */
  readonly heroes?: readonly number[];
  /** Cards of the people it goes for. */
  readonly people?: readonly string[];
  /** How loud it is there. */
  readonly noise?: number;
}

export type TellMotive = (motive: Motive) => void;

/** The same for a group on the board, by ids. */
export interface ToldMotive {
  readonly enemy: string;
  readonly n: number;
  readonly zone: string;
  readonly kind: MotiveKind;
  readonly goals: readonly string[];
  readonly heroes: readonly string[];
  readonly people: readonly string[];
  readonly noise?: number;
  /** Next zones, all equally good; none = it stays. */
  readonly ways: readonly string[];
  readonly clause: string;
}
