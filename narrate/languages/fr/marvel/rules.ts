/** Clauses. */
export { default as rules } from './mission-rules.json' with { type: 'json' };
