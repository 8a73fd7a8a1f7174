export { default as sentences } from './sentences.json' with { type: 'json' };
