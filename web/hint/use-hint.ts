/** Asks for a hint while its panel is open, and carries out the plan somebody has chosen, up to every die and card. */
import type { HintedPlan } from '@holdout/bots/review';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { askForHint } from '../mind/mind.ts';
import type { TableUi } from '../table/use-table-ui.ts';
import { useHintStore } from './hint-store.ts';

/** Of each plan: a first look, and for those who want to know more. */
const TRIES = 60;
const LONGER = 240;

interface HintUi {
  /** More tries than at first. */
  readonly longer: boolean;
  thinkLonger(): void;
  /** The next answers of a plan that nothing comes between. */
  play(plan: HintedPlan): void;
  /** How many of the deeds of the plan being played are done. */
  readonly done: number;
}

export function useHint(ui: TableUi): HintUi {
  const { view, actions } = ui;
  const { state, decision } = view;
  const [longer, setLonger] = useState(false);
  const followed = useHintStore((s) => s.followed);
  const done = followed ? state.seq - followed.from : 0;
  const close = useEffectEvent(() => ui.setPanel(null));
  const ask = useEffectEvent(() => {
    const { tell, end } = useHintStore.getState();
    return askForHint(state, longer ? LONGER : TRIES, {
      on: tell,
      done: () => end('done'),
      failed: () => end('failed'),
    });
  });
  const isFollowing = followed !== null;
  useEffect(() => (isFollowing ? undefined : ask()), [isFollowing, longer]);
  useEffect(() => () => useHintStore.getState().clear(), []);

  const [begun] = useState(state.seq);
  const isOn = followed === null ? state.seq === begun : done === 0 || fits(followed.plan, done, decision);
  useEffect(() => {
    if (!isOn) close();
  }, [isOn]);

  const play = useCallback(
    (plan: HintedPlan) => {
      const from = useHintStore.getState().followed ? done : 0;
      if (from === 0) useHintStore.getState().follow(plan, state.seq);
      const upTo = from < plan.open ? plan.open : from + 1;
      actions.answerAll(plan.deeds.slice(from, upTo).map((d) => d.answer));
    },
    [actions, done, state.seq],
  );
  return { longer, thinkLonger: () => setLonger(true), play, done };
}

/** Does the plan go on from here as it was thought? */
function fits({ deeds }: HintedPlan, done: number, decision: TableUi['view']['decision']): boolean {
  const next = deeds[done];
  return (
    next !== undefined &&
    decision !== null &&
    next.decision.prompt === decision.prompt &&
    next.decision.hero === decision.hero
  );
}
