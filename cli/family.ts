/**
 * `npm run family`: writes down where the editions differ, asked of their own rules: the facts for the game's rule
 * reference (narrate/family/facts.json) and the page of the documents (docs/FAMILY.md). A test keeps both fresh.
 */
import { writeFileSync } from 'node:fs';
import { familyFacts, familyPage, FACTS_FILE, PAGE_FILE } from './family-page.ts';

writeFileSync(FACTS_FILE, familyFacts());
// The page is made from the facts as they are on the disk: a second process reads the fresh ones.
if (process.argv.includes('--page')) writeFileSync(PAGE_FILE, familyPage());
