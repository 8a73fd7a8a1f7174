/** A crop of a real board: the renderer of the table, with rings and arrows where the scene asks for them. */
import { BoardLayers } from '../board/board-layers.tsx';
import { ForecastOverlay } from '../insight/forecast-view.tsx';
import { GoalRings } from '../mission/goal-rings.tsx';
import type { Scene } from './plan.ts';
import { shownIn } from './scene.ts';

interface Props {
  readonly edition: string;
  readonly scene: Scene;
}

const nothing = (): void => undefined;

export function ScenePicture({ edition, scene }: Props): React.JSX.Element {
  const { context, state, crop, targets, facts } = shownIn(edition, scene);
  return (
    <div className="scene" aria-hidden="true">
      <BoardLayers
        context={context}
        state={state}
        marks={[]}
        actor={state.active}
        focusZone={null}
        hovered={-1}
        onPoint={nothing}
        onPick={nothing}
        place={{ level: 0, id: '', rect: crop }}
        overlay={
          <>
            <GoalRings
              context={context}
              state={state}
              targets={targets}
              from={state.heroes[state.active]?.zone ?? -1}
            />
            {facts && <ForecastOverlay context={context} state={state} facts={facts} focus={null} />}
          </>
        }
      />
    </div>
  );
}
