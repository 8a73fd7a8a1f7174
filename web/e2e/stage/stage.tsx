/** The table with the largest horde there can be, every figure on its own and about to move: 70 with the heroes. */
import '../../styles/fonts.css';
import '../../styles/base.css';
import '../../styles/board.css';
import '../../styles/screens.css';
import { scene } from '@holdout/engine/scenario';
import { createRoot } from 'react-dom/client';
import base from 'virtual:icons/base';
import { TableScreen } from '../../app/table-part.ts';
import { useAppearance } from '../../app/appearance.ts';
import { addIcons } from '../../chrome/icon-paths.ts';
import { loadEdition } from '../../editions/load.ts';
import { engineOf } from '../../editions/plugs.ts';
import { EditionScope } from '../../editions/scope.ts';
import { withTableWords } from '../../words/screen-words.ts';
import { beginToSpeak } from '../../words/spoken.ts';
import { openForesight } from '../../play/worker/foresight.ts';
import { renderSound } from './render-sound.ts';
import { SceneTable } from './scene-table.ts';

const MISSION = '05';
const HIDDEN = 'R_4B_22_office';
/** They wait for the one whose turn it is. */
const OTHERS = ['phil', 'josh', 'wanda', 'ned'];

addIcons(base);
await beginToSpeak();
await withTableWords(loadEdition('classic'));
const engine = engineOf('classic');
const { board, types } = scene(engine, { mission: MISSION, heroes: { amy: {} } }).game.context;

/** The whole box, as far apart as can be: 65 tokens, of which the Runners go twice. */
const zones = board.zones.map((z) => z.id).filter((id) => id !== HIDDEN);
const box = types.flatMap(({ id, limit }) => Array.from({ length: limit }, () => id));
const enemies = box.map((type, i) => ({ type, zone: zones[(i * 7) % zones.length], count: 1 }));

const position = scene(engine, {
  mission: MISSION,
  heroes: {
    amy: { hands: ['pistol'], zone: HIDDEN },
    ...Object.fromEntries(OTHERS.map((id) => [id, { done: true, zone: HIDDEN }])),
  },
  turn: 'amy',
  doors: Object.fromEntries(board.doors.map((d) => [d.id, 'open'])),
  enemies,
});
const table = new SceneTable(position);

function Stage(): React.JSX.Element {
  useAppearance();
  return (
    <EditionScope value="classic">
      <TableScreen table={table} onSummary={() => undefined} />
    </EditionScope>
  );
}

Object.assign(globalThis, { renderSound, foresight: openForesight(table) });

const root = document.getElementById('root');
if (root) createRoot(root).render(<Stage />);
