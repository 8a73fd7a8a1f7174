/** The little map of a mission; drawn a moment later, for the board has to be built first. */
import { useEffect, useState } from 'react';
import type { Context } from '@holdout/engine';
import { MiniMap } from '../board/mini-map.tsx';
import { missionContext } from './missions.ts';

interface Props {
  readonly edition: string;
  readonly mission: string;
  readonly label?: string;
}

export function MissionMap({ edition, mission, label }: Props): React.JSX.Element {
  const [context, setContext] = useState<Context>();
  useEffect(() => {
    const timer = setTimeout(() => setContext(missionContext(edition, mission)));
    return () => clearTimeout(timer);
  }, [edition, mission]);
  return <div className="map">{context && <MiniMap context={context} label={label} />}</div>;
}
