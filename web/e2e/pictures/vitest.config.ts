/** `npm run pictures [-- -t <name>]`: no test, but made with what the browser tests are made with. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['pictures.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['verbose'],
  },
});
