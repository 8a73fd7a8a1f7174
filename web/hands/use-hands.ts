/**
 * Hands on the board. Pointing at a thing opens its card, pressing it does the one thing that can be done with it, or
 * offers the few there are; where there is nothing to do, the card stays and says why.
 */
import type { Option } from '@holdout/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BoardTouch, PickedBy, Touched } from '../board/board.tsx';
import type { Commands } from '../table/use-commands.ts';
import type { TableUi } from '../table/use-table-ui.ts';
import { useLatest } from '../table/use-latest.ts';
import { engineOf } from '../editions/plugs.ts';
import { meantBy, waysInto } from './acts.ts';
import { thingAt } from './hit.ts';
import { reachOf, type Reach } from './reach.ts';
import { useCarry, type Carried } from './use-carry.ts';
import { holdMs, useHold } from './use-hold.ts';
import { zoneThing, type Thing } from './thing.ts';

const OPEN_MS = 120;
const CLOSE_MS = 80;
const NOWHERE: ReadonlyMap<number, Reach> = new Map();

export interface Hands {
  /** What the card tells about. */
  readonly looked: Thing | null;
  /** The card stays until it is closed. */
  readonly pinned: boolean;
  /** Several things that can be done, offered beside what was pressed. */
  readonly ring: Ring | null;
  readonly touch: BoardTouch;
  /** The actor in somebody's hand, and the way to where they are. */
  readonly carried: Carried | null;
  readonly reach: Reach | undefined;
  pin(thing: Thing): void;
  /** Enter on a zone: what is marked there first, then as a press on the bare ground. */
  pressZone(zone: number): void;
  /** Everything in a zone, to be gone through. */
  inspect(zone: number): void;
  choose(option: Option): void;
  /** The way to a zone, if the actor can walk there now, whoever stands in it. */
  wayTo(zone: number): (() => void) | null;
  /** The pointer is over the card itself. */
  stay(over: boolean): void;
  /** False when there was nothing to close. */
  close(): boolean;
}

interface Ring {
  readonly thing: Thing;
  readonly options: readonly Option[];
}

interface Looked {
  readonly seq: number;
  readonly thing: Thing;
  readonly pinned: boolean;
  readonly ring: readonly Option[] | null;
}

export function useHands(ui: TableUi, commands: Commands): Hands {
  const { context, state, decision, choice, here } = ui;
  const [kept, setLooked] = useState<Looked | null>(null);
  // What was looked at belongs to its moment: figures move, and what could be done is done.
  const looked = kept?.seq === state.seq ? kept : null;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovered = useRef<string | null>(null);

  const show = (thing: Thing, pinned: boolean, ring: readonly Option[] | null = null): void => {
    clearTimeout(timer.current);
    setLooked({ seq: state.seq, thing, pinned, ring });
  };
  const close = (): boolean => {
    clearTimeout(timer.current);
    hovered.current = null;
    setLooked(null);
    return looked !== null;
  };
  const choose = (option: Option, by: PickedBy = 'mouse'): void => {
    close();
    commands.choose(option, by === 'touch');
  };

  const pinned = looked?.pinned ?? false;
  const onEscape = useLatest((e: KeyboardEvent) => {
    if (e.key !== 'Escape') return;
    e.preventDefault();
    e.stopPropagation();
    close();
  });
  useEffect(() => {
    if (!pinned) return;
    addEventListener('keydown', onEscape, { capture: true });
    return () => removeEventListener('keydown', onEscape, { capture: true });
  }, [pinned, onEscape]);

  const engine = engineOf(context.edition.id);
  // Worked out when somebody reaches for it: not every moment is one to walk in.
  const reaches = useMemo(() => {
    let found: ReadonlyMap<number, Reach> | undefined;
    return () =>
      (found ??= decision?.prompt === 'turn' ? reachOf(engine, context, state, decision) : NOWHERE);
  }, [engine, context, state, decision]);
  const go = ({ answers }: Reach): void => {
    close();
    ui.actions.answerAll(answers);
  };
  const carry = useCarry({ context, reach: (zone) => reaches().get(zone), onDrop: go });
  const thingUnder = ({ zone, point }: Touched): Thing => thingAt(context, ui.settled, point, zone);
  const pressThing = (thing: Thing, zone: number, by: PickedBy): void => {
    // A family that was chosen says what a press on any of its zones means.
    const chosen = choice.choices.find((c) => c.zone === zone);
    if (chosen && (choice.chosen || !choice.menu)) return choose(chosen.option, by);
    const options = decision ? meantBy(thing, { context, state, decision, here }) : [];
    const far = thing.kind === 'zone' && options.length === 0 ? reaches().get(thing.zone) : undefined;
    if (options.length === 1) choose(options[0], by);
    else if (far) go(far);
    else show(thing, true, options.length > 1 ? options : null);
  };
  const press = useLatest((at: Touched, by: PickedBy) => pressThing(thingUnder(at), at.zone, by));
  const move = useLatest((at: Touched | null) => {
    const thing = at && thingUnder(at);
    // Empty ground has no card of its own that would pop up wherever the pointer rests.
    const shown = thing && thing.kind !== 'zone' ? thing : null;
    if ((shown?.key ?? null) === hovered.current) return;
    hovered.current = shown?.key ?? null;
    clearTimeout(timer.current);
    if (looked?.pinned) return;
    if (shown) timer.current = setTimeout(() => show(shown, false), OPEN_MS);
    else timer.current = setTimeout(() => setLooked(null), CLOSE_MS);
  });
  const hold = useHold((at: Touched) => show(thingUnder(at), true), holdMs);
  const down = useLatest((at: Touched, e: PointerEvent) => {
    const thing = thingUnder(at);
    if (thing.kind === 'hero' && thing.hero === state.active && reaches().size > 0)
      carry.begin(thing.hero, at, e);
    else if (e.pointerType === 'touch') hold.begin(at, e);
    if (looked?.pinned) setLooked(null);
  });
  const isCarrying = useLatest(carry.isCarrying);
  const wasCarried = useLatest(carry.wasCarried);
  const touch = useMemo(
    (): BoardTouch => ({
      press: (at, by) => {
        if (!hold.wasHeld() && !wasCarried()) press(at, by);
      },
      move: (at) => {
        if (!isCarrying()) move(at);
      },
      down,
      isCarrying,
    }),
    [press, move, down, hold, isCarrying, wasCarried],
  );

  return {
    looked: looked?.thing ?? null,
    pinned,
    ring: looked?.ring ? { thing: looked.thing, options: looked.ring } : null,
    touch,
    carried: carry.carried,
    reach: carry.carried ? reaches().get(carry.carried.zone ?? -1) : undefined,
    pin: (thing) => show(thing, true),
    pressZone(zone) {
      const marked = choice.choices.find((c) => c.zone === zone);
      if (marked) choose(marked.option);
      else pressThing(zoneThing(context, zone), zone, 'mouse');
    },
    wayTo(zone) {
      const [step, ...others] = decision ? waysInto(zone, { context, state, decision, here }) : [];
      if (step && others.length === 0) return () => choose(step);
      const far = reaches().get(zone);
      return far ? () => go(far) : null;
    },
    inspect: (zone) => show(zoneThing(context, zone), true),
    choose,
    stay(over) {
      clearTimeout(timer.current);
      if (!over && looked && !looked.pinned) timer.current = setTimeout(() => setLooked(null), CLOSE_MS);
    },
    close,
  };
}
