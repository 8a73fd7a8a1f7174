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
import { meantBy, waysInto } from './acts.ts';
import { onlyDeed } from './deeds.ts';
import { thingAt } from './hit.ts';
import { walkIn } from './trail.ts';
import { useCarry, type Carried } from './use-carry.ts';
import { useDeeds, type Deeds } from './use-deeds.ts';
import { holdMs, useHold } from './use-hold.ts';
import { useLookAhead, type Stepping } from './use-look-ahead.ts';
import { typesOf, zoneThing, type Thing } from './thing.ts';

const OPEN_MS = 120;
const CLOSE_MS = 80;

export interface Hands {
  /** What the card tells about. */
  readonly looked: Thing | null;
  /** The card stays until it is closed. */
  readonly pinned: boolean;
  /** Several things that can be done, offered beside what was pressed. */
  readonly ring: Ring | null;
  readonly touch: BoardTouch;
  readonly deeds: Deeds;
  /** A hero in somebody's hand, or looked ahead for by the keyboard. */
  readonly carried: Carried | null;
  /** What ends looking ahead; null while a pointer carries. */
  readonly stepping: Stepping | null;
  /** The keyboard has come to a zone, or left. */
  lookAhead(zone: number | null): void;
  pin(thing: Thing): void;
  /** Enter on a zone: what is marked there first, then as a press on the bare ground. */
  pressZone(zone: number): void;
  /** Everything in a zone, to be gone through. */
  inspect(zone: number): void;
  choose(option: Option): void;
  /** The way to a zone, if the actor can walk there now, whoever stands in it. */
  wayTo(zone: number): Way | null;
  /** All answers of it, one after the other. */
  carryOut(answers: readonly string[]): void;
  /** The pointer is over the card itself. */
  stay(over: boolean): void;
  /** False when there was nothing to close. */
  close(): boolean;
}

interface Way {
  /** Ordinary actions it takes, and those left then; unknown where dice or cards come first. */
  readonly cost?: { readonly n: number; readonly left: number };
  go(): void;
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

  const deeds = useDeeds(ui);
  const carryOut = (answers: readonly string[]): void => {
    close();
    ui.actions.answerAll(answers);
  };
  const carry = useCarry({
    context,
    trailTo: deeds.trailTo,
    deedAt: deeds.dropped,
    onDrop({ trail, deed }) {
      // What was looked at before it was picked up is not under the pointer any more.
      close();
      const walk = walkIn(trail);
      if (deed) carryOut(deed.answers);
      // Back where it was taken from: nothing has happened.
      else if (walk && walk.reach.path.length > 1) carryOut(walk.reach.answers);
    },
  });
  const ahead = useLookAhead(ui, deeds, carryOut);
  const pinned = looked?.pinned ?? false;
  const onEscape = useLatest((e: KeyboardEvent) => {
    if (e.key !== 'Escape') return;
    e.preventDefault();
    e.stopPropagation();
    if (pinned) close();
    else ahead.stepping?.back();
  });
  const leaving = pinned || ahead.stepping !== null;
  useEffect(() => {
    if (!leaving) return;
    addEventListener('keydown', onEscape, { capture: true });
    return () => removeEventListener('keydown', onEscape, { capture: true });
  }, [leaving, onEscape]);
  const thingUnder = ({ zone, point, drawn }: Touched): Thing =>
    thingAt(context, ui.settled, point, zone, drawn);
  const pressThing = (thing: Thing, zone: number, by: PickedBy): void => {
    // A family that was chosen says what a press on any of its zones means.
    const chosen = choice.choices.find((c) => c.zone === zone);
    if (chosen && (choice.chosen || !choice.menu)) return choose(chosen.option, by);
    const deed = onlyDeed(deeds.on(thing));
    const options = decision && !deed ? meantBy(thing, { context, state, decision, here }) : [];
    // Friends and marks stand in nobody's way, however far it is.
    const isClear = typesOf(thing).length === 0 && thing.kind !== 'door';
    const far = isClear && options.length === 0 ? deeds.trail(state.active) : undefined;
    const way = far?.walks.get(thing.zone);
    const usual = options.length === 1 ? options[0] : deeds.usual(options);
    if (usual) choose(usual, by);
    else if (way) carryOut(way.reach.answers);
    else if (deed) carryOut(deed.answers);
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
    const trail = thing.kind === 'hero' ? deeds.trail(thing.hero) : undefined;
    if (thing.kind === 'hero' && trail) carry.begin(thing.hero, trail, at, e);
    // A finger that stays asks about the figure, one that goes carries it.
    if (e.pointerType === 'touch') hold.begin(at, e);
    if (looked?.pinned) setLooked(null);
  });
  const isCarrying = useLatest(carry.isCarrying);
  const wasCarried = useLatest(carry.wasCarried);
  const touch = useMemo(
    (): BoardTouch => ({
      press: (at, by) => {
        if (!wasCarried()) press(at, by);
      },
      move: (at) => {
        if (!isCarrying()) move(at);
      },
      down,
      isCarrying,
    }),
    [press, move, down, isCarrying, wasCarried],
  );

  return {
    // What is in the hand is looked at where it is held.
    looked: carry.carried ? null : (looked?.thing ?? null),
    pinned,
    ring: looked?.ring ? { thing: looked.thing, options: looked.ring } : null,
    touch,
    deeds,
    carried: carry.carried ?? ahead.carried,
    stepping: carry.carried ? null : ahead.stepping,
    lookAhead: ahead.look,
    pin: (thing) => show(thing, true),
    pressZone(zone) {
      const marked = choice.choices.find((c) => c.zone === zone);
      if (marked) choose(marked.option);
      else pressThing(zoneThing(context, zone), zone, 'mouse');
    },
    wayTo(zone) {
      const [step, ...others] = decision ? waysInto(zone, { context, state, decision, here }) : [];
      const walk = deeds.trail(state.active)?.walks.get(zone);
      const n = walk?.reach.spent.at(-1) ?? 0;
      const cost = walk && { n, left: walk.actions - n };
      if (step && others.length === 0) return { cost, go: () => choose(step) };
      return walk ? { cost, go: () => carryOut(walk.reach.answers) } : null;
    },
    inspect: (zone) => show(zoneThing(context, zone), true),
    choose,
    carryOut,
    stay(over) {
      clearTimeout(timer.current);
      if (!over && looked && !looked.pinned) timer.current = setTimeout(() => setLooked(null), CLOSE_MS);
    },
    close,
  };
}
