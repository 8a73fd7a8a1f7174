/** Whoever is being carried, with what would happen where they are. */
import type { TableUi } from '../table/use-table-ui.ts';
import { useWords } from '../words/use-words.ts';
import { CarryLayer } from './carry-layer.tsx';
import type { Hands } from './use-hands.ts';
import { placeWords, usePlaceForecast } from './use-place-forecast.ts';

export function InHand({
  ui,
  hands,
}: {
  readonly ui: TableUi;
  readonly hands: Hands;
}): React.JSX.Element | null {
  const words = useWords();
  const { context, state } = ui;
  const { carried, reach } = hands;
  const place = usePlaceForecast(ui.table, carried ? state.heroes[carried.hero].id : undefined, reach);
  if (!carried) return null;
  return (
    <CarryLayer
      context={context}
      state={state}
      carried={carried}
      reach={reach}
      tag={place && placeWords(place, words)}
    />
  );
}
