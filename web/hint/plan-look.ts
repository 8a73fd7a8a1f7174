/** What tells plans apart, on the board and beside it: a letter, a colour and a dash. */
interface PlanLook {
  readonly letter: string;
  readonly colour: string;
  readonly dash: string | undefined;
}

export const PLAN_LOOKS: readonly PlanLook[] = [
  { letter: 'A', colour: '#ffb83e', dash: undefined },
  { letter: 'B', colour: '#8fe9fa', dash: '26 18' },
  { letter: 'C', colour: '#c7a2ff', dash: '2 20' },
];
