/** The keyboard's way to carry: the zone it has walked to is looked at as if the actor were held over it; Enter goes there, Escape does not. */
import { itemAt } from '@holdout/engine';
import { useState } from 'react';
import { geometryOf } from '../board/geometry.ts';
import type { TableUi } from '../table/use-table-ui.ts';
import type { Carried } from './use-carry.ts';
import type { Deeds } from './use-deeds.ts';

export interface Stepping {
  drop(): void;
  back(): void;
}

interface Ahead {
  readonly carried: Carried | null;
  readonly stepping: Stepping | null;
  look(zone: number | null): void;
}

export function useLookAhead(
  { context, state, choice, root }: TableUi,
  deeds: Deeds,
  carryOut: (answers: readonly string[]) => void,
): Ahead {
  const [at, setAt] = useState<{ readonly seq: number; readonly zone: number } | null>(null);
  const look = (zone: number | null): void => setAt(zone === null ? null : { seq: state.seq, zone });
  // A family that was chosen is what the zones are looked at for.
  const zone = at?.seq === state.seq && !choice.chosen && choice.menu ? at.zone : undefined;
  const trail = zone === undefined ? undefined : deeds.trail(state.active);
  const walk = zone === undefined ? undefined : trail?.walks.get(zone);
  if (zone === undefined || !trail || !walk) return { carried: null, stepping: null, look };
  return {
    look,
    carried: {
      hero: state.active,
      zone,
      at: itemAt(geometryOf(context).zones, zone).centre,
      trail: { ...trail, crossed: [itemAt(trail.crossed, 0), walk] },
      deed: undefined,
    },
    stepping: {
      drop: () => carryOut(walk.reach.answers),
      back() {
        setAt(null);
        root.current?.querySelector<HTMLElement>('.decide button')?.focus();
      },
    },
  };
}
