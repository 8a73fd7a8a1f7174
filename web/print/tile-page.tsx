/** A tile at its true size: whole on A3, else two halves with a flap to glue. */
import type { Context } from '@holdout/engine';
import { tileRect } from '../board/faces.ts';
import { useWords } from '../words/use-words.ts';
import { CropMarks } from './crop-marks.tsx';
import { faceName, laidTiles } from './laid-tiles.ts';
import type { PrintPage } from './pages.ts';
import { BLEED_MM, FLAP_MM, TILE_MM } from './paper.ts';
import { UNIT_MM } from './pieces.ts';
import { SheetFrame } from './sheet-frame.tsx';

interface Props {
  readonly page: Extract<PrintPage, { readonly kind: 'tile' }>;
  readonly context: Context;
  /** Where the ground is drawn. */
  readonly ground: string;
}

export function TilePage({ page, context, ground }: Props): React.JSX.Element {
  const { t } = useWords();
  const { tile, half } = page;
  const [x0, y0] = tileRect(context, tile);
  const tall = half === 'whole' ? TILE_MM : TILE_MM / 2;
  const [above, below] = [half === 'lower' ? 0 : BLEED_MM, half === 'upper' ? 0 : BLEED_MM];
  const shown = {
    x: -BLEED_MM,
    y: -above,
    width: TILE_MM + 2 * BLEED_MM,
    height: tall + above + below,
  };
  const top = y0 + (half === 'lower' ? tall / UNIT_MM : 0);
  const view = [
    x0 + shown.x / UNIT_MM,
    top + shown.y / UNIT_MM,
    shown.width / UNIT_MM,
    shown.height / UNIT_MM,
  ].join(' ');
  const laid = laidTiles(context);
  const name = faceName(laid[tile] ?? String(tile + 1));
  const several = laid.filter((other) => other !== null).length;
  return (
    <SheetFrame page={page} title={t(`print.tile.${half}`, { name })} note={t('print.scale')}>
      <div className="tile-cut" data-measure="tile" style={{ width: `${TILE_MM}mm`, height: `${tall}mm` }}>
        <svg
          viewBox={view}
          style={{
            left: `${shown.x}mm`,
            top: `${shown.y}mm`,
            width: `${shown.width}mm`,
            height: `${shown.height}mm`,
          }}
          aria-hidden="true"
        >
          <use href={`#${ground}`} />
        </svg>
        {half === 'upper' && (
          <div className="tile-flap" style={{ height: `${FLAP_MM}mm` }}>
            {t('print.flap')}
          </div>
        )}
        <CropMarks width={TILE_MM} height={tall} />
        <p className="tile-place">{t('print.place', { n: tile + 1, all: several })}</p>
      </div>
    </SheetFrame>
  );
}
