import { defineConfig } from 'astro/config';

export default defineConfig({
  base: '/astro',
  outDir: 'dist/client',
  trailingSlash: 'always',
});
