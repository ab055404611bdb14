import { fileURLToPath } from 'node:url';

/** @type {import('next').NextConfig} */
export default {
  // Each page is rendered on the server once, by `next build`; the browser hydrates it.
  output: 'export',
  distDir: 'dist/client',
  basePath: '/next',
  trailingSlash: true,
  // The files that several hosts share lie outside the host's folder.
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
  // A development build says more in the console.
  experimental: { allowDevelopmentBuild: true },
  typescript: { ignoreBuildErrors: true },
};
