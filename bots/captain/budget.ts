/** How long to think: in simulated answers, and in milliseconds of a clock that is handed in. */
export interface Budget {
  readonly answers: number;
  readonly clock?: { readonly milliseconds: number; now(): number };
}

export interface Meter {
  /** Answers simulated so far. */
  spent: number;
  isSpent(): boolean;
}

export function startMeter({ answers, clock }: Budget): Meter {
  const until = clock ? clock.now() + clock.milliseconds : 0;
  return {
    spent: 0,
    isSpent() {
      return this.spent >= answers || (clock !== undefined && clock.now() >= until);
    },
  };
}

/** Less of it for what matters less. */
export const partOf = ({ answers, clock }: Budget, share: number): Budget => ({
  answers: Math.ceil(answers * share),
  ...(clock && { clock: { now: clock.now, milliseconds: clock.milliseconds * share } }),
});
