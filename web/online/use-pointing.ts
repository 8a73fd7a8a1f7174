/** Pointing at the board: one zone for a ping, two for an arrow, by press, by drag or by the keyboard's walk. */
import { useCallback, useMemo, useState } from 'react';
import type { Company } from '../table/company.ts';
import { useWords } from '../words/use-words.ts';
import type { Session } from './session.ts';

export type PointingTool = 'ping' | 'arrow';

export interface Pointing {
  readonly tool: PointingTool | null;
  /** The first zone of an arrow has been pressed. */
  readonly from: string | null;
  /** Zone a drag has begun in. */
  readonly held: string | null;
  readonly zones: Company['pointing'];
  /** Takes a tool up, or puts it away. */
  take(tool: PointingTool | null): void;
}

interface Ends {
  readonly from: string | null;
  readonly held: string | null;
}
const NOWHERE: Ends = { from: null, held: null };

export function usePointing(session: Session): Pointing {
  const { t } = useWords();
  const [tool, setTool] = useState<PointingTool | null>(null);
  const [ends, setEnds] = useState(NOWHERE);
  const take = useCallback((next: PointingTool | null) => {
    setTool((now) => (now === next ? null : next));
    setEnds(NOWHERE);
  }, []);
  return useMemo(() => {
    const { from } = ends;
    const point = (...zones: string[]): void => {
      session.mark(zones.length === 1 ? 'ping' : 'arrow', zones);
      take(null);
    };
    const press = (zone: string): void => {
      if (tool === 'ping') point(zone);
      else if (from === null || from === zone) setEnds({ from: from === null ? zone : null, held: null });
      else point(from, zone);
    };
    const drag = (a: string, b: string | null): void => {
      if (b === null) setEnds({ from, held: a });
      else point(a, b);
    };
    const label = t(tool === 'ping' ? 'online.ping.here' : from ? 'online.arrow.to' : 'online.arrow.from');
    const zones = { label, onZone: press, ...(tool === 'arrow' ? { onDrag: drag } : {}) };
    return { tool, ...ends, zones: tool === null ? undefined : zones, take };
  }, [t, session, tool, ends, take]);
}
