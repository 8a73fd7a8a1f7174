/** `npm run packs`: writes the schema into docs/PACKS.md. A test keeps it fresh. */
import { readFileSync, writeFileSync } from 'node:fs';
import { PACKS_PAGE, packsPage } from './packs-page.ts';

writeFileSync(PACKS_PAGE, packsPage(readFileSync(PACKS_PAGE, 'utf8')));
