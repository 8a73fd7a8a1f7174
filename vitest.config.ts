import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,editions,narrate,bots,cli,server,web}/**/*.test.ts'],
    testTimeout: 120_000,
  },
});
