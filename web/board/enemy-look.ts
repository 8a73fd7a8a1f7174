/** How each kind of enemy looks, by its id: a shape family, a colour, an icon. Later editions add theirs here. */
export type Family = 'line' | 'heavy' | 'fast' | 'boss';

export interface EnemyLook {
  readonly family: Family;
  readonly fill: string;
  readonly icon: string;
  /** Size of the icon and where its middle lies. */
  readonly size: number;
  readonly dx: number;
  readonly dy: number;
}

const LOOKS: { readonly [id: string]: EnemyLook } = {
  walker: { family: 'line', fill: '#b5d18f', icon: 'shambling-zombie', size: 44, dx: -2, dy: 1 },
  fatty: { family: 'heavy', fill: '#e9b25c', icon: 'fat', size: 46, dx: 0, dy: 1 },
  runner: { family: 'fast', fill: '#ff7f73', icon: 'sprint', size: 32, dx: 0, dy: 8 },
  abomination: { family: 'boss', fill: '#a57be8', icon: 'gooey-daemon', size: 58, dx: 0, dy: 0 },
};

/** An enemy nobody has drawn yet still gets a coin. */
export const enemyLook = (id: string): EnemyLook => LOOKS[id] ?? LOOKS.walker;
