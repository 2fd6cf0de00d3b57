import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// `cargo build` says where the bundle goes; by hand it goes to `dist`.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.FONDACO_WEB_OUT ?? 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8090', ws: true } } },
});
