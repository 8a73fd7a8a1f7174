import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ICON_SETS } from '../../icon-names.ts';
import { icons } from '../../icons-plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), icons(ICON_SETS)],
  worker: { format: 'es' },
  build: { emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
});
