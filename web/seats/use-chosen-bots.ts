/** Which seats of a game that is being set up bots shall play. */
import type { SeatPlayer } from '@holdout/bots/seats';
import { useState } from 'react';
import type { Bots } from './bots.ts';

export function useChosenBots(seats: number): [Bots, (seat: number, bot: SeatPlayer | null) => void] {
  const [chosen, setChosen] = useState<Bots>([]);
  const bots = Array.from({ length: seats }, (_, seat) => chosen[seat] ?? null);
  return [bots, (seat, bot) => setChosen(bots.map((now, i) => (i === seat ? bot : now)))];
}
