/** Lets the bots of a local table play, one answer after the other, at a pace that can be followed. */
import { useEffect, useState } from 'react';
import { askPlayer } from '../mind/mind.ts';
import type { Table } from '../play/table.ts';
import { useSettings } from '../store/settings.ts';
import { useView } from '../table/use-view.ts';
import { botSeat, type Bots } from './bots.ts';

export interface BotsUi {
  readonly state: 'playing' | 'held' | 'failed';
  hold(): void;
  goOn(): void;
}

/** Milliseconds before an answer, by the speed of the enemies; what has just happened is seen first. */
const PACE = [0, 900, 450, 250] as const;
const EACH_EVENT = [0, 160, 90, 50] as const;
const LONGEST = 6000;

export function useBots(table: Table, bots: Bots): BotsUi {
  const view = useView(table);
  const [state, setState] = useState<BotsUi['state']>('playing');
  useEffect(() => {
    const { decision, fresh } = view;
    const seat = decision ? botSeat(bots, view.state, decision) : undefined;
    const player = seat === undefined ? null : bots[seat];
    if (!player || state !== 'playing') return undefined;
    let over = false;
    const { speed } = useSettings.getState();
    const shown = new Promise<void>((go) =>
      setTimeout(go, Math.min(LONGEST, PACE[speed] + EACH_EVENT[speed] * fresh.length)),
    );
    const play = async (): Promise<void> => {
      const [answer] = await Promise.all([askPlayer(view.state, player, `${table.id} ${seat}`), shown]);
      if (over) return;
      const refusal = await table.answer(answer);
      if (refusal) throw new Error(refusal.refused);
    };
    play().catch(() => !over && setState('failed'));
    return () => {
      over = true;
    };
  }, [table, bots, view, state]);
  return { state, hold: () => setState('held'), goOn: () => setState('playing') };
}
