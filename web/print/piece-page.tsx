/** Tokens or paper figures, to be cut out at the size of the tiles. */
import { useWords } from '../words/use-words.ts';
import type { PrintPage } from './pages.ts';
import { FIELD_MM } from './paper.ts';
import { PieceDrawing } from './piece-drawing.tsx';
import { PaintScope } from '../board/paint.tsx';
import { GroundDefs } from '../board/defs.tsx';
import { SheetFrame } from './sheet-frame.tsx';

interface Props {
  readonly page: Extract<PrintPage, { readonly kind: 'pieces' }>;
}

export function PiecePage({ page }: Props): React.JSX.Element {
  const { t } = useWords();
  const [width, height] = FIELD_MM;
  return (
    <SheetFrame page={page} title={t(`print.part.${page.part}`)} note={t(`print.fold.${page.part}`)}>
      <PaintScope>
        <svg
          className="piece-field"
          viewBox={`0 0 ${width} ${height}`}
          style={{ width: `${width}mm`, height: `${height}mm` }}
          aria-hidden="true"
        >
          <GroundDefs />
          {page.laid.map(({ piece, x, y }) => (
            <g key={piece.key} data-piece={piece.key} transform={`translate(${x} ${y})`}>
              <PieceDrawing piece={piece} />
            </g>
          ))}
        </svg>
      </PaintScope>
    </SheetFrame>
  );
}
