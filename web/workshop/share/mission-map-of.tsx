/** The little map of a mission that is a file. */
import { isRefusal, type Context } from '@holdout/engine';
import { useEffect, useState } from 'react';
import { MiniMap } from '../../board/mini-map.tsx';
import { engineOf } from '../../editions/plugs.ts';
import type { MissionFile } from '../workshop.ts';

interface Props {
  readonly edition: string;
  readonly mission: MissionFile;
}

export function MissionMapOf({ edition, mission }: Props): React.JSX.Element {
  const [context, setContext] = useState<Context>();
  useEffect(() => {
    const timer = setTimeout(() => {
      const found = engineOf(edition).contextOf({ edition, mission: { ...mission }, seats: [] });
      setContext(isRefusal(found) ? undefined : found);
    });
    return () => clearTimeout(timer);
  }, [edition, mission]);
  return <div className="map">{context && <MiniMap context={context} />}</div>;
}
