/** A mission of the players' own in words: its texts, and where it has none its sentences. */
import type { Context, Json } from '@holdout/engine';
import { ownMission } from '@holdout/narrate/script';
import { useMemo } from 'react';
import { OwnMissionScope } from '../words/own-mission.ts';
import { useSentences } from '../words/use-sentences.ts';

interface Props {
  readonly context: Context;
  readonly file: Json;
  readonly children: React.ReactNode;
}

export function OwnMission({ context, file, children }: Props): React.JSX.Element {
  const { edition, board } = context;
  useSentences(edition.id);
  const zones = useMemo(() => board.zones.map(({ id }) => id), [board]);
  const own = useMemo(() => ownMission(edition, file, zones), [edition, file, zones]);
  return <OwnMissionScope value={own}>{children}</OwnMissionScope>;
}
