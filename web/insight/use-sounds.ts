/** Sounds for the steps as they begin, if somebody has asked for sound; what makes them is fetched for those alone. */
import { itemAt, leading, type Context } from '@holdout/engine';
import { useEffect, useRef } from 'react';
import { enemyLook, type Family } from '../board/enemy-look.ts';
import { plugOf } from '../editions/plugs.ts';
import { useSettings } from '../store/settings.ts';
import { sheetFor } from '../table/sheet.ts';
import type { Show } from './use-theatre.ts';

export function useSounds(context: Context, { steps, begun }: Show): void {
  const on = useSettings((s) => s.sound);
  const volume = useSettings((s) => s.volume);
  const heard = useRef({ steps, begun: 0 });
  useEffect(() => {
    const from = heard.current.steps === steps ? heard.current.begun : 0;
    heard.current = { steps, begun };
    if (!on) return;
    const sheet = sheetFor(context);
    const isMelee = (weapon: string): boolean => {
      const [card, use] = leading(itemAt(weapon.split('+'), 0).split('.'), 1);
      const { uses } = sheet.faceOf(card);
      return (uses.find((u) => u.name === use) ?? uses[0])?.mode === 'melee';
    };
    const isLoudTool = (card: string): boolean => sheet.faceOf(card).door?.noisy ?? false;
    const familyOf = (enemy: string): Family => enemyLook(enemy).family;
    const tools = { isMelee, isLoudTool, familyOf, enemiesLive: plugOf(context).risen === 'heroes' };
    void Promise.all([import('./sounds.ts'), import('./synth.ts')]).then(([{ soundOf }, { playSound }]) => {
      for (const [i, step] of steps.slice(from, begun).entries()) {
        const name = soundOf(step, steps[from + i - 1]?.wave !== step.wave, tools);
        if (name) playSound(name, volume);
      }
    });
  }, [context, steps, begun, on, volume]);
}
