/** Clauses, and those of the missions. */
import missions from './mission-rules.json' with { type: 'json' };
import own from './rules.json' with { type: 'json' };

export const rules = { ...own, ...missions };
