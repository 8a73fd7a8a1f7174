/** The faces of the box: search, what fits, what lies on the board already; a press takes one in hand, dragging lays it. */
import { use, useMemo, useState } from 'react';
import { TILE_SIZE } from '@holdout/engine';
import { loadEdition } from '../../editions/load.ts';
import { PaintScope } from '../../board/paint.tsx';
import { useWords } from '../../words/use-words.ts';
import { useEditor } from './editor.ts';
import { slotName } from './slot-name.ts';
import { fittingTurns } from './fit.ts';
import { facesFor, laidSlots } from './ground.ts';
import { FaceDefs, TileFace } from './tile-face.tsx';

export function Palette(): React.JSX.Element {
  const { t, say } = useWords();
  const { edition, levels, level, hand, take, aimed } = useEditor();
  use(loadEdition(edition.id));
  const [wanted, setWanted] = useState('');
  const [onlyFitting, setOnlyFitting] = useState(false);
  const faces = useMemo(() => facesFor(edition, levels[level]?.id ?? ''), [edition, levels, level]);
  const used = new Set(laidSlots(levels).map(({ laid }) => laid.face));
  const fits = useMemo(
    () =>
      new Set(aimed ? faces.filter((face) => fittingTurns(edition, levels, aimed, face).length > 0) : faces),
    [aimed, edition, levels, faces],
  );
  const names = useMemo(
    () =>
      new Map(
        faces.map((face) => {
          const rooms = Object.keys(edition.tiles[face]?.rooms ?? {});
          return [face, plainly([face, ...rooms.map((room) => say.place(`R_${face}_00_${room}`))].join(' '))];
        }),
      ),
    [faces, edition, say],
  );
  const sought = plainly(wanted);
  const shown = faces.filter(
    (face) => (names.get(face) ?? '').includes(sought) && (!onlyFitting || fits.has(face)),
  );
  return (
    <aside className="palette" aria-labelledby="palette">
      <div className="row">
        <h2 id="palette">{t('workshop.tiles')}</h2>
        <span className="chip num">{t('workshop.tiles.used', { n: used.size, all: faces.length })}</span>
      </div>
      <input
        type="search"
        className="field"
        value={wanted}
        aria-label={t('workshop.tiles.search')}
        placeholder={t('workshop.tiles.search')}
        onChange={(e) => setWanted(e.target.value)}
      />
      {aimed && (
        <label className="row fit-filter">
          <input type="checkbox" checked={onlyFitting} onChange={(e) => setOnlyFitting(e.target.checked)} />
          <span>{t('workshop.tiles.fit', { slot: slotName(aimed) })}</span>
        </label>
      )}
      <PaintScope>
        <FaceDefs />
        <ul className="palette-faces">
          {shown.map((face) => (
            <li key={face}>
              <button
                type="button"
                aria-pressed={hand?.is === 'tile' && hand.face === face}
                data-used={used.has(face) || undefined}
                draggable
                onDragStart={(e) => {
                  e.dataTransfer.setData('text/plain', face);
                  take({ is: 'tile', face, turn: null });
                }}
                onClick={() =>
                  take(hand?.is === 'tile' && hand.face === face ? null : { is: 'tile', face, turn: null })
                }
              >
                <svg viewBox={`0 0 ${TILE_SIZE} ${TILE_SIZE}`} aria-hidden="true">
                  <TileFace edition={edition} face={face} />
                </svg>
                <b>{face}</b>
                <span>
                  {used.has(face)
                    ? t('workshop.tiles.on-board')
                    : aimed && fits.has(face)
                      ? t('workshop.tiles.fits')
                      : ''}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </PaintScope>
      <p className="fine mute">{t('workshop.tiles.hint')}</p>
    </aside>
  );
}

const plainly = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
