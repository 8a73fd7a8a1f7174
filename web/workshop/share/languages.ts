/** Languages that missions are told in. */
import type { Json } from '@holdout/engine';
import { isFields } from '../patch.ts';

const isCode = (code: string): boolean => /^[a-z]{2,3}(-[A-Za-z]{2,8})?$/.test(code);

export function languagesOf(missions: Json | undefined): string[] {
  const all = (Array.isArray(missions) ? missions : []).flatMap((mission) => {
    const texts = isFields(mission) ? mission['texts'] : undefined;
    return isFields(texts) ? Object.keys(texts) : [];
  });
  return [...new Set(all)].filter(isCode);
}
