/** All dashboards: the one inspected open, the others closed. Cards that answer the open question can be pressed. */
import type { Context, Decision, Option, State } from '@holdout/engine';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Held } from '../hands/held-card.tsx';
import { useWords } from '../words/use-words.ts';
import { HeroCard } from './hero-card.tsx';
import { slotOption } from './rail-choices.ts';
import type { EditionSheet, Slot } from './sheet.ts';
import { useFolding } from './use-folding.ts';

interface HeroRailProps {
  readonly context: Context;
  readonly state: State;
  readonly sheet: EditionSheet;
  readonly decision: Decision | null;
  readonly inspected: number;
  readonly using: readonly string[];
  readonly aiming: boolean;
  /** Wounds being shared out, by hero id. */
  readonly risks: ReadonlyMap<string, number>;
  readonly slim?: boolean;
  readonly onInspect: (hero: number) => void;
  readonly onOption: (option: Option) => void;
  readonly heldIn: (hero: number, slot: Slot) => Held;
  readonly actsOf: (hero: number) => ReactNode;
  /** Counts up when the keyboard asks for the next hero. */
  readonly focusAsked: number;
}

export function HeroRail(props: HeroRailProps): React.JSX.Element {
  const { context, state, sheet, decision, inspected, risks, onInspect, onOption } = props;
  const { t, say } = useWords();
  const list = useRef<HTMLDivElement>(null);
  useFolding(list);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const asked = useRef(props.focusAsked);
  useEffect(() => {
    if (props.focusAsked === asked.current) return;
    asked.current = props.focusAsked;
    buttons.current[inspected]?.focus();
  }, [props.focusAsked, inspected]);

  const labelOf = (option: Option): string => (decision ? say.option(decision, option) : '');
  return (
    <div ref={list} className="hero-list" role="group" aria-label={t('table.heroes')}>
      {state.heroes.map((h, hero) => {
        return (
          <HeroCard
            key={h.id}
            context={context}
            state={state}
            sheet={sheet}
            hero={hero}
            open={hero === inspected}
            slim={props.slim ?? false}
            risk={risks.get(h.id) ?? 0}
            onInspect={onInspect}
            focus={(button) => {
              buttons.current[hero] = button;
            }}
            using={hero === state.active ? props.using : []}
            aiming={props.aiming}
            slotOption={(slot) => slotOption(decision, h.id, slot)}
            labelOf={labelOf}
            onOption={onOption}
            heldIn={props.heldIn}
            actsOf={props.actsOf}
          />
        );
      })}
    </div>
  );
}
