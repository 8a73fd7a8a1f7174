/** While people play: the board as the app believes it lies; what is otherwise is dragged and pressed right, then the horde runs. */
import { heroAt, itemAt, DOOR, type Context, type Point, type State } from '@holdout/engine';
import { useMemo, useRef, useState } from 'react';
import { Board, type BoardHandle, type ZoneMark } from '../board/board.tsx';
import { geometryOf } from '../board/geometry.ts';
import { heroKey } from '../board/pieces.ts';
import { ZoneWalk } from '../board/zone-walk.tsx';
import { Icon } from '../chrome/icon.tsx';
import type { Thing } from '../hands/thing.ts';
import { useWords } from '../words/use-words.ts';
import { correctionOf, deedsOf } from './correction.ts';
import { Changes } from './changes.tsx';
import { DifferenceList } from './difference-list.tsx';
import { differencesOf } from './differences.ts';
import { HeroBox } from './hero-box.tsx';
import { HeroStrip } from './hero-strip.tsx';
import {
  draftOf,
  heapAt,
  withDoorPressed,
  withFigures,
  withHeap,
  withHero,
  withThing,
  withTokenPressed,
  type Draft,
} from './table-draft.ts';
import { ToolStrip, type Tool } from './tool-strip.tsx';
import { useBoardHand, type Held } from './use-board-hand.ts';
import type { Evening } from './use-evening.ts';

interface Props {
  readonly context: Context;
  readonly evening: Evening;
}

const GHOST = { opacity: 0.42 };
const NO_GHOST: ReadonlyMap<string, typeof GHOST> = new Map();

export function PlayView({ context, evening }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const { view, refused } = evening;
  const { state: believed, decision } = view;
  const [draft, setDraft] = useState<Draft>(() => draftOf(believed));
  const [tool, setTool] = useState<Tool>('move');
  const [chosen, setChosen] = useState<number | null>(null);
  const [walked, setWalked] = useState<number | null>(null);
  const [level, setLevel] = useState(0);
  const board = useRef<BoardHandle>(null);
  const { state } = draft;
  const differences = useMemo(() => differencesOf(context, believed, draft), [context, believed, draft]);
  const change = (to: Draft): void => {
    setDraft(to);
    evening.forget();
  };
  const offered = (verb: string, id: string): boolean =>
    decision?.options.some((o) => o.verb === verb && (o.door === id || o.zones?.[0] === id)) ?? false;

  const onMoved = (held: Held, zone: number): void => {
    if (held.kind === 'enemy') change(withFigures(context, draft, held.type, held.from, zone, held.n));
    else if (zone < 0) return;
    else if (held.kind === 'thing') change(withThing(draft, held.thing, zone));
    else change(withHero(draft, held.hero, { zone, status: 'in' }));
  };
  const pressDoor = (door: number): void =>
    change(withDoorPressed(draft, believed, door, offered('opened', itemAt(context.board.doors, door).id)));
  const onPress = (thing: Thing, at?: Point): void => {
    if (tool === 'move') return;
    if (tool === 'doors') {
      const door = doorAt(context, thing.zone, draft, believed, at);
      if (door !== undefined) pressDoor(door);
    } else if (tool === 'tokens') {
      if (draft.takes.includes(thing.zone) || offered('taken', itemAt(context.board.zones, thing.zone).id))
        change(withTokenPressed(draft, believed, thing.zone));
    } else {
      const n = heapAt(state, tool, thing.zone);
      change(withHeap(draft, tool, thing.zone, n + (thing.kind === 'noise' ? -1 : 1)));
    }
  };
  const hand = useBoardHand(context, draft, { onMoved, onPress, mayMove: tool === 'move' });
  const { held } = hand;
  const holdsHero = held?.kind === 'hero' ? held.hero : null;
  const shownHero = holdsHero ?? chosen;
  const places = useMemo(
    () => (holdsHero === null ? NO_GHOST : new Map([[heroKey(heroAt(believed, holdsHero).id), GHOST]])),
    [holdsHero, believed],
  );
  const marks: ZoneMark[] = held
    ? context.board.zones.map((_, zone) => ({ zone, kind: zone === hand.over ? 'move' : 'point' }))
    : [];
  const correction = correctionOf(context, believed, differences);
  const deeds = deedsOf(context, draft);
  const said = [...(correction === undefined ? [] : [correction]), ...deeds];
  const walk = (zone: number): void => {
    if (held) hand.drop(zone);
    else if (tool !== 'move') onPress({ kind: 'zone', key: '', zone });
    else {
      const hero = state.heroes.findIndex((h) => h.zone === zone);
      if (hero >= 0) hand.hold({ kind: 'hero', hero, from: zone });
    }
  };
  return (
    <main className="horde-play" data-tool={tool} data-holding={held?.kind}>
      <section className="horde-left">
        <div className="horde-map">
          <Board
            ref={board}
            context={context}
            state={state}
            marks={marks}
            touch={hand.touch}
            focusZone={walked}
            hoverZone={hand.over}
            places={places}
            level={level}
            onLevel={setLevel}
            keys={false}
            overlay={
              <>
                <Changes context={context} state={state} differences={differences} />
                <Doors context={context} draft={draft} shown={tool === 'doors'} />
              </>
            }
          />
          <ZoneWalk context={context} state={state} marks={marks} onZone={walk} onFocusZone={setWalked} />
        </div>
        <ToolStrip context={context} state={state} tool={tool} hand={hand} onTool={setTool} />
      </section>
      <section className="horde-right">
        <h2 className="horde-ask paper">
          {say.prompt({ kind: 'pick', prompt: 'hands', by: 'team', options: [] })}
        </h2>
        <HeroStrip
          context={context}
          state={state}
          chosen={shownHero ?? undefined}
          onHero={(hero) => setChosen(hero === shownHero ? null : hero)}
        />
        {shownHero !== null && <HeroBox context={context} draft={draft} hero={shownHero} onDraft={change} />}
        <DifferenceList
          context={context}
          state={believed}
          differences={differences}
          onUndo={(d) => change(d.undo(draft))}
        />
        {refused && (
          <p className="horde-refused" role="alert">
            <Icon name="cancel" size={20} />
            {say.refusal(refused)}
          </p>
        )}
        <div className="horde-steps">
          <button
            type="button"
            className="button horde-back"
            disabled={differences.length === 0}
            onClick={() => change(draftOf(believed))}
          >
            {t('horde.as-it-was')}
          </button>
          <button
            type="button"
            className="button primary horde-next"
            data-option="horde"
            onClick={() => evening.begin([...said, 'horde'])}
          >
            {t('horde.run')}
            <span className="ahead">
              <Icon name="plain-arrow" size={32} />
            </span>
          </button>
        </div>
        {deeds.length > 0 && (
          <button type="button" className="button" onClick={() => evening.begin(said)}>
            {t('horde.now')}
          </button>
        )}
        <p className="fine mute horde-hint">{t('horde.kept', { n: differences.length })}</p>
      </section>
    </main>
  );
}

interface DoorsProps {
  readonly context: Context;
  readonly draft: Draft;
  readonly shown: boolean;
}

/** Every door has a place to press, the open ones too; the zones beneath hear of it. */
function Doors({ context, draft, shown }: DoorsProps): React.JSX.Element | null {
  if (!shown) return null;
  return (
    <g className="horde-doors">
      {geometryOf(context).doors.map(({ door, x, y }) => (
        <circle
          key={door}
          cx={x}
          cy={y}
          r={DOOR_REACH}
          data-door={itemAt(context.board.doors, door).id}
          data-open={draft.state.doors[door] !== DOOR.closed || undefined}
        />
      ))}
    </g>
  );
}

const DOOR_REACH = 46;

/** The door under the pointer; the keyboard goes through those of the zone, one after the other. */
function doorAt(
  context: Context,
  zone: number,
  draft: Draft,
  believed: State,
  at: Point | undefined,
): number | undefined {
  const isNear = (x: number, y: number): boolean =>
    at !== undefined && Math.hypot(at[0] - x, at[1] - y) <= DOOR_REACH * 1.4;
  if (at) return geometryOf(context).doors.find(({ x, y }) => isNear(x, y))?.door;
  const here = context.doorsOf[zone] ?? [];
  return here.find((door) => draft.state.doors[door] === believed.doors[door]) ?? here[0];
}
