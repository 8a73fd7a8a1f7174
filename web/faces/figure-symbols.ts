/** Addresses of figures: somebody on the base of their side, enemies of a kind on one base. Null until they can be drawn. */
import { FIGURE_BOX } from '../art/drawing.ts';
import type { Spec } from '../art/spec.ts';
import { ringFor } from './ring.ts';
import { useSpec, useStudio } from './studio.ts';
import { useLastingSymbol } from './symbols.ts';

interface Stand {
  readonly monogram: string;
  readonly risen: boolean;
  /** On the star of those who come against the players. */
  readonly enemy: boolean;
}

export function useStandee(id: string, { monogram, risen, enemy }: Stand, wanted = true): string | null {
  const studio = useStudio('standees', wanted);
  const spec = useSpec(id);
  const ready = wanted && studio !== null && spec !== null;
  return useLastingSymbol(
    `standing ${ready ? lookOf(spec) : id} ${risen ? 'risen' : ''} ${enemy ? 'enemy' : ''} ${monogram}`,
    ready
      ? () => ({
          box: FIGURE_BOX,
          body: studio.standee(spec, { ring: ringFor(spec), monogram, risen, enemy }),
        })
      : null,
  );
}

/** Enemies of a kind, in poses that belong to their zone: they do not change from one look to the next. */
export function useEnemyGroup(kind: string, count: number, zone: number, wanted = true): string | null {
  const studio = useStudio('enemies', wanted);
  const known = wanted && studio !== null && studio.isEnemyKind(kind);
  const [shown, first] = known ? [studio.shownOf(kind, count), studio.poseIn(kind, zone)] : [1, 0];
  return useLastingSymbol(
    `${kind} ${shown} ${first}`,
    known ? () => ({ box: FIGURE_BOX, body: studio.enemyGroup(kind, shown, first) }) : null,
  );
}

/** Of a crowd that is on no board. */
export function useEnemyAlone(kind: string, nth: number): string | null {
  const studio = useStudio('enemies');
  return useLastingSymbol(
    `alone ${kind} ${nth}`,
    studio && (() => ({ box: FIGURE_BOX, body: studio.enemyAlone(kind, nth) })),
  );
}

export function useFigureAlone(id: string): string | null {
  const studio = useStudio('standees');
  const spec = useSpec(id);
  const ready = studio !== null && spec !== null;
  return useLastingSymbol(
    `alone ${id}`,
    ready ? () => ({ box: FIGURE_BOX, body: studio.figureAlone(spec) }) : null,
  );
}

/** Own survivors change their looks under the same id; a short mark of all that makes them. */
function lookOf(spec: Spec): string {
  const sum = [...JSON.stringify(spec)].reduce((n, letter) => (n * 31 + (letter.codePointAt(0) ?? 0)) | 0, 7);
  return `${spec.id} ${(sum >>> 0).toString(36)}`;
}
