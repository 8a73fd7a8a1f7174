/** Where the editions differ, as a file of facts and as a page. */
import { familyOf } from '@holdout/editions/family';
import { familyTable } from '@holdout/narrate/family';
import '@holdout/narrate';
import { EDITIONS } from './editions.ts';

export const FACTS_FILE = new URL('../narrate/family/facts.json', import.meta.url);
export const PAGE_FILE = new URL('../docs/FAMILY.md', import.meta.url);

export const familyFacts = (): string => `${JSON.stringify(familyOf(EDITIONS), null, 2)}\n`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export function familyPage(): string {
  const { title, about, topic, editions, rows } = familyTable('en');
  const lines = [
    `# ${title}`,
    '',
    about,
    'Written by `npm run family` from the editions’ content and policies (editions/family); the game shows the same table in its rules.',
    '',
    row([topic, ...editions]),
    row(['---', ...editions.map(() => '---')]),
    ...rows.map((r) => row([r.topic, ...r.cells])),
  ];
  return `${lines.join('\n')}\n`;
}
