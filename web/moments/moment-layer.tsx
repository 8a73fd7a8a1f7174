/** Whatever moment there is now, over the board; fetched with the first of them. */
import type { Option } from '@holdout/engine';
import type { TableUi } from '../table/use-table-ui.ts';
import { FallMoment } from './fall-moment.tsx';
import { FindMoment } from './find-moment.tsx';
import { FoeMoment } from './foe-moment.tsx';
import { LevelMoment } from './level-moment.tsx';

export { EndMoment } from './end-moment.tsx';
export { SpawnMoment } from './spawn-moment.tsx';

interface Props {
  readonly ui: TableUi;
  readonly onOption: (option: Option) => void;
}

export function MomentLayer({ ui, onOption }: Props): React.JSX.Element | null {
  const { asked, told } = ui.moment;
  const key = asked?.seq ?? ui.view.state.seq;
  switch (asked?.moment ?? told?.moment) {
    case 'find':
      return <FindMoment key={key} ui={ui} onOption={onOption} />;
    case 'level':
      return <LevelMoment key={key} ui={ui} onOption={onOption} />;
    case 'death':
      return told && <FallMoment key={told.event.id} ui={ui} told={told} />;
    case 'foe':
      return told && <FoeMoment key={told.event.id} ui={ui} told={told} />;
    default:
      return null;
  }
}
