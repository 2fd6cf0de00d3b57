import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Beside each script and style sheet its `.br`: an eighth smaller than what the server could compress while somebody waits. */
const compressed: Plugin = {
  name: 'compressed',
  writeBundle: ({ dir = '' }, bundle) => {
    for (const name of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name)))
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))));
  },
};

// `cargo build` says where the bundle goes; by hand it goes to `dist`.
export default defineConfig({
  plugins: [svelte(), compressed],
  build: {
    outDir: process.env.FONDACO_WEB_OUT ?? 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8090', ws: true } } },
});
