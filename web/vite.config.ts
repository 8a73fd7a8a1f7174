import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { FIRST_LOAD } from './first-load.ts';
import { ICON_SETS } from './icon-names.ts';
import { icons } from './icons-plugin.ts';

const PUSH = './public/push.js';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    icons(ICON_SETS),
    VitePWA({
      // A new version waits until the player asks for it: nobody is thrown out of a turn.
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Holdout',
        short_name: 'Holdout',
        description:
          'A table for co-operative zombie board games: it knows every rule and never loses a game.',
        display: 'standalone',
        start_url: '.',
        theme_color: '#0c1015',
        background_color: '#0c1015',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        // Hears the server when no page is open.
        importScripts: [basename(PUSH)],
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        // Neither language needs these letters; a browser fetches them only for names that do.
        globIgnores: ['**/*-{cyrillic,cyrillic-ext,vietnamese}-*.woff2'],
        navigateFallback: 'index.html',
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  // Each edition is fetched by the worker that needs it.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // Everything is a file of its own: the page allows no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: FIRST_LOAD } } },
  },
});
