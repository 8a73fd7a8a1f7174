/**
 * What is drawn of a board, through a window of the sheet: all of it, or one level. Two drawings lie on top of each
 * other, so that a moving token never has the ground painted again.
 */
import { itemAt, type Context, type State } from '@holdout/engine';
import { useMemo, type ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import { MARGIN } from './camera.ts';
import { Figures, type Places } from './figures.tsx';
import { UnfoldedEnemies } from './folded.tsx';
import { geometryOf } from './geometry.ts';
import { Ground } from './ground.tsx';
import type { LevelPlace } from './level-layout.ts';
import { LevelScope } from './level-scope.ts';
import { LookScope, PLAIN, type Drawn } from './look.ts';
import { PaintScope } from './paint.tsx';
import { heroKey } from './pieces.ts';
import { seatingOf } from './seating.ts';
import { SightLine } from './sight-line.tsx';
import { Sleeping } from './storeys.tsx';
import { ZoneAreas, type BoardTouch, type PickedBy } from './zone-areas.tsx';
import { ZoneBadges, ZoneFocus, ZoneStates, ZoneTags, type ZoneMark } from './zone-marks.tsx';

export interface LayersProps {
  readonly context: Context;
  readonly state: State;
  readonly marks: readonly ZoneMark[];
  readonly actor: number;
  readonly focusZone: number | null;
  readonly hovered: number;
  readonly places?: Places;
  readonly children?: ReactNode;
  readonly overlay?: ReactNode;
  readonly onPoint: (zone: number | null) => void;
  readonly onPick: (zone: number, by: PickedBy) => void;
  readonly onDrag?: (from: number, to: number | null) => void;
  readonly touch?: BoardTouch;
}

interface Props extends LayersProps {
  readonly place: LevelPlace;
  /** How those who stand there are drawn. */
  readonly drawn?: Drawn;
}

export function BoardLayers(props: Props): React.JSX.Element {
  const { context, state, actor, focusZone, hovered, place, drawn = PLAIN } = props;
  const { say } = useWords();
  const { zones, levels } = geometryOf(context);
  const several = levels.length > 1;
  const isHere = (zone: number): boolean => !several || context.board.zones[zone]?.level === place.level;
  const marks = useMemo(
    () =>
      several
        ? props.marks.filter((m) => itemAt(context.board.zones, m.zone).level === place.level)
        : props.marks,
    [props.marks, several, place, context],
  );
  const acting = state.heroes[actor]?.zone ?? -1;
  const actorZone = isHere(acting) ? acting : -1;
  const names = useMemo(() => state.heroes.map((h) => say.hero(h.id)), [state.heroes, say]);
  const marked = useMemo(() => new Set(marks.filter((m) => m.kind !== 'path').map((m) => m.zone)), [marks]);
  const [x0, y0, x1, y1] = place.rect;
  const viewBox = `${x0 - MARGIN} ${y0 - MARGIN} ${x1 - x0 + 2 * MARGIN} ${y1 - y0 + 2 * MARGIN}`;
  const aim = marks.find((m) => m.kind === 'target' && m.zone === hovered && m.zone !== actorZone);
  const { spots, folds } = seatingOf(context, state);
  const eye = state.heroes[actor] && spots.get(heroKey(state.heroes[actor].id));
  const unfolded = folds.find((f) => f.zone === hovered);
  return (
    <LevelScope value={several ? place.level : null}>
      <LookScope value={drawn}>
        <PaintScope>
          <svg className="board-ground" viewBox={viewBox} aria-hidden="true">
            <Ground context={context} state={state} />
          </svg>
          <svg className="board-live" viewBox={viewBox} aria-hidden="true">
            <Sleeping context={context} state={state} />
            <ZoneStates context={context} marks={marks} actorZone={actorZone} hovered={hovered} />
            <ZoneAreas
              context={context}
              marked={marked}
              onPoint={props.onPoint}
              onPick={props.onPick}
              onDrag={props.onDrag}
              touch={props.touch}
            />
            <ZoneTags
              context={context}
              state={state}
              marks={marks}
              actorZone={actorZone}
              hovered={hovered}
              nameOf={say.zone}
            />
            <Figures context={context} state={state} actor={actor} names={names} places={props.places} />
            {props.children}
            {unfolded && isHere(unfolded.zone) && <UnfoldedEnemies fold={unfolded} context={context} />}
            <ZoneBadges context={context} state={state} marks={marks} hovered={hovered} />
            {aim && eye && actorZone >= 0 && (
              <SightLine from={[eye.x, eye.y]} to={itemAt(zones, aim.zone).centre} />
            )}
            {props.overlay}
            {focusZone !== null && isHere(focusZone) && (
              <ZoneFocus
                context={context}
                zone={focusZone}
                name={say.place(itemAt(context.board.zones, focusZone).id)}
              />
            )}
          </svg>
        </PaintScope>
      </LookScope>
    </LevelScope>
  );
}
