/** One whole game as its log tells it, in every language: what somebody hears who has not seen the board. */
import { folderOf } from '@holdout/editions/folders';
import { isRefusal } from '@holdout/engine';
import { LANGUAGES, narrator } from '@holdout/narrate';
import { newEngine } from './editions.ts';
import { labelsOf } from './play/labels.ts';
import { readGolden } from './golden-files.ts';
import { toldGame } from './told-game.ts';

export const SAMPLE_FILE = new URL('../docs/A-GAME-TOLD.md', import.meta.url);

const [EDITION, MISSION] = ['zombie', 'MZ5'];

export function samplePage(): string {
  const { save } = readGolden(EDITION, MISSION);
  const engine = newEngine();
  const parts = LANGUAGES.flatMap((language) => {
    const lines = toldGame(engine, save, language);
    if (isRefusal(lines)) throw new Error(lines.refused);
    return [`## ${labelsOf(language).told}`, '', '```text', ...lines, '```', ''];
  });
  const { name } = narrator('en', { edition: EDITION }).mission(MISSION);
  return [
    '# A game told',
    '',
    `${MISSION} “${name}”, the kept game of that mission (editions/${folderOf(EDITION)}/golden), as the log tells it: nothing but the log's own lines.`,
    'Written by `npm run sample`; `holdout replay game.json --tell --lang fr` tells any saved game like this.',
    '',
    ...parts,
  ].join('\n');
}
