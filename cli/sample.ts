/** `npm run sample`: writes the game of docs/A-GAME-TOLD.md down again. A test keeps it fresh. */
import { writeFileSync } from 'node:fs';
import { SAMPLE_FILE, samplePage } from './sample-page.ts';

writeFileSync(SAMPLE_FILE, samplePage());
