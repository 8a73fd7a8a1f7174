/** Taking game files in, whichever way they come. */
import { itemAt } from '@holdout/engine';
import { useCallback } from 'react';
import { go } from '../app/route.ts';
import { toast } from '../app/toasts.tsx';
import { engineFor } from '../editions/load.ts';
import { isTooLarge } from '../store/files.ts';
import { games } from '../store/games.ts';
import { useSheets } from '../store/sheets.ts';
import { useWords } from '../words/use-words.ts';

/** Adds every game of the files that can be played and opens a pack in its preview; says what became of each file. */
export function useImport(onAdded: () => void): (files: Iterable<File>) => Promise<void> {
  const { t, say } = useWords();
  return useCallback(
    async (files) => {
      for (const file of files) {
        if (isTooLarge(file.size)) {
          toast({ text: t('home.import.too-large', { file: file.name }), stays: true });
          continue;
        }
        const { readFile } = await import('../store/read-file.ts');
        const text = await file.text();
        const { games: read, refused, sheets, isPack } = await readFile(engineFor, text);
        if (isPack) {
          const { packed } = await import('../workshop/share/pack-link.ts');
          go({ screen: 'pack', pack: await packed(text), mission: '', part: '' });
          continue;
        }
        for (const sheet of sheets) await useSheets.getState().keep(sheet);
        for (const { save, players, told } of read) await games.add(save, { players }, told);
        if (read.length > 0) toast({ text: t('home.import.done', { n: read.length }) });
        if (refused.length > 0) {
          const why = say.refusal(itemAt(refused, 0));
          toast({ text: t('home.import.refused', { file: file.name, n: refused.length, why }), stays: true });
        } else if (read.length + sheets.length === 0)
          toast({ text: t('home.import.empty', { file: file.name }), stays: true });
      }
      onAdded();
    },
    [t, say, onAdded],
  );
}
