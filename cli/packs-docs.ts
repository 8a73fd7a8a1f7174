/** `npm run packs`: writes the schema into docs/PACKS.md and the table of the ten nights into docs/WORKSHOP.md. Tests keep them fresh. */
import { readFileSync, writeFileSync } from 'node:fs';
import { newEngine } from './editions.ts';
import { nightsPage, WORKSHOP_PAGE } from './nights-page.ts';
import { PACKS_PAGE, packsPage } from './packs-page.ts';
import { tenNights } from './ten-nights.ts';

writeFileSync(PACKS_PAGE, packsPage(readFileSync(PACKS_PAGE, 'utf8')));
writeFileSync(WORKSHOP_PAGE, nightsPage(readFileSync(WORKSHOP_PAGE, 'utf8'), tenNights(newEngine())));
