/** Clauses. */
export { default as rules } from './rules.json' with { type: 'json' };
