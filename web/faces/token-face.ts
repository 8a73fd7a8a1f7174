/** A face as small as a token, in its ring. Null until it can be drawn. */
import { useContext } from 'react';
import { EditionScope } from '../editions/scope.ts';
import { ringFor } from './ring.ts';
import { useSpec, useStudio } from './studio.ts';
import { useSymbol } from './symbols.ts';

export function useTokenFace(id: string, risen: boolean, wanted: boolean): string | null {
  const edition = useContext(EditionScope);
  const studio = useStudio('portraits', wanted);
  const spec = useSpec(id);
  const ready = wanted && studio !== null && spec !== null;
  // The name that faces of the page go by (face.tsx): they are the same drawing.
  const href = useSymbol(
    `token ${id} ${edition} ${risen ? 'risen' : ''} `,
    ready ? () => studio.portrait(spec, { ring: ringFor(spec), frame: 'token', risen }) : null,
  );
  return ready ? href : null;
}
