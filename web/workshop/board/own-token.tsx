/** Pictures of what only one edition lays on the board; what has none is a plate with its first letters. */
import type { Json } from '@holdout/engine';
import { CardToken, isObject, PersonToken, ThingToken } from '../../board/extra-tokens.tsx';
import { DISPLAY, INK } from '../../board/paint.tsx';
import { FigureToken } from '../../board/figure-token.tsx';
import { NoiseToken, VehicleToken } from '../../board/tokens.tsx';
import { useWords } from '../../words/use-words.ts';
import { isFields } from '../patch.ts';

interface Props {
  readonly own: string;
  readonly value: Json;
}

export function OwnToken({ own, value }: Props): React.JSX.Element {
  const { t } = useWords();
  const field = (key: string): string => {
    const found = isFields(value) ? value[key] : undefined;
    return typeof found === 'string' ? found : '';
  };
  switch (own) {
    case 'cars':
      return <VehicleToken kind={field('kind') || 'police'} />;
    case 'permanentNoise': {
      const tokens = isFields(value) ? value['tokens'] : 1;
      return <NoiseToken tokens={typeof tokens === 'number' ? tokens : 1} permanent />;
    }
    case 'sign':
    case 'hand':
      return <ThingToken kind={own} damaged={false} />;
    case 'targets':
      return <PersonToken combat={false} wanted />;
    case 'faceUp':
      return <CardToken id={field('card') || null} />;
    case 'objects': {
      const id = field('id');
      return <ThingToken kind={isObject(id) ? id : 'lamp-post'} damaged={false} />;
    }
    case 'enemyHeroes':
      if (field('type')) return <FigureToken id={field('type')} shadow={false} />;
  }
  const [first = '', second = ''] = t(`workshop.own.${own}`).split(' ');
  return (
    <>
      <rect x="-34" y="-24" width="68" height="48" rx="9" fill="#27313c" stroke={INK} strokeWidth="5" />
      <rect
        x="-29"
        y="-19"
        width="58"
        height="38"
        rx="6"
        fill="none"
        stroke="#8fe9fa"
        strokeWidth="3"
        strokeDasharray="8 5"
      />
      <text y="11" textAnchor="middle" fontSize="30" {...DISPLAY} fill="#eef2f6">
        {(first.slice(0, 2) + second.slice(0, 1)).toUpperCase()}
      </text>
    </>
  );
}
