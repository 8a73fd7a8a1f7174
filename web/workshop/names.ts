/** What packs and missions are called, as far as their files say so. */
import type { Json } from '@holdout/engine';
import { isFields } from './patch.ts';
import { missionId, type MissionFile, type PackFile } from './workshop.ts';

const textIn = (v: Json | undefined, key: string): string | undefined => {
  const found = isFields(v) ? v[key] : undefined;
  return typeof found === 'string' && found !== '' ? found : undefined;
};

/** In the language spoken, else in the first the file has. */
export function missionName(mission: MissionFile, language: string): string {
  const { texts } = mission;
  if (!isFields(texts)) return missionId(mission);
  const spoken = [language, ...Object.keys(texts)].map((l) => textIn(texts[l], 'name'));
  return spoken.find((name) => name !== undefined) ?? missionId(mission);
}

export const packName = (pack: PackFile): string => textIn({ ...pack }, 'name') ?? '';
