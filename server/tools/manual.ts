/** `npm run manual`: writes docs/PROTOCOL.md. */
import { writeFileSync } from 'node:fs';
import { MANUAL, manualPage } from './manual-page.ts';

writeFileSync(MANUAL, manualPage());
