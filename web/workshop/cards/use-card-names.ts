/** While a mission of the pack is on the table, its heroes and cards are called as the pack calls them. */
import { useEffect } from 'react';
import { useSheets } from '../../store/sheets.ts';
import { packName } from '../names.ts';
import type { PackFile } from '../workshop.ts';
import { namesByLanguage } from './card-names.ts';

export function useCardNames(pack: PackFile): void {
  const lend = useSheets((s) => s.lend);
  const { texts } = pack;
  const name = packName(pack);
  useEffect(() => {
    const names = namesByLanguage({ texts: texts ?? {}, missions: [] });
    lend({ pack: { id: 'draft', name, author: '', version: '1', texts: names } });
  }, [lend, texts, name]);
  useEffect(() => () => lend({}), [lend]);
}
