/** `npm run difficulty`: writes docs/DIFFICULTY.md from what a study has found (docs/difficulty.jsonl). */
import { readFileSync, writeFileSync } from 'node:fs';
import { difficultyPage, FINDINGS_FILE, PAGE_FILE, readFindings } from './difficulty-page.ts';

writeFileSync(PAGE_FILE, difficultyPage(readFindings(readFileSync(FINDINGS_FILE, 'utf8'))));
