/** Whoever is being carried, with what would happen where they are: over the board, and in words in the place of the bar. */
import { engineOf } from '../editions/plugs.ts';
import type { Gravity } from '../table/consequence.ts';
import type { TableUi } from '../table/use-table-ui.ts';
import { useWords } from '../words/use-words.ts';
import { CarryLayer } from './carry-layer.tsx';
import { noWayTag, noWayTo } from './no-way.ts';
import { walkIn } from './trail.ts';
import type { Hands } from './use-hands.ts';
import { placeWords } from './place-words.ts';
import type { PlaceForecast } from './use-place-forecast.ts';

interface Props {
  readonly ui: TableUi;
  readonly hands: Hands;
  readonly place: PlaceForecast | 'unknown' | null;
}

export function InHand({ ui, hands, place }: Props): React.JSX.Element | null {
  const words = useWords();
  const { context, state } = ui;
  const { carried } = hands;
  if (!carried) return null;
  const { trail, zone, deed } = carried;
  const reach = walkIn(trail)?.reach;
  const noWay =
    zone === null || reach || deed
      ? null
      : [noWayTag(noWayTo(engineOf(context.edition.id), context, trail, zone), words)];
  return (
    <CarryLayer
      context={context}
      state={state}
      carried={carried}
      reach={reach}
      tag={noWay ?? (place && placeWords(place, words))}
      harm={noWay ? 'bad' : gravityIn(place)}
    />
  );
}

function gravityIn(place: Props['place']): Gravity {
  if (place === null || place === 'unknown') return 'fine';
  return place.dies ? 'bad' : place.wounds > 0 ? 'barely' : 'fine';
}
