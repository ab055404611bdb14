import { defineConfig, type PluginOption } from 'vite';

/**
 * The configuration of a host's app: `dist/client` is the app for the browser, `dist/server` renders it on the server.
 * Development builds, because they say more in the console.
 */
export const configure = (...plugins: PluginOption[]) =>
  defineConfig(({ isSsrBuild }) => ({
    mode: 'development',
    // The server of the tests sets the folder, as it serves all hosts.
    base: './',
    plugins,
    // The files that several hosts share lie outside the host's folder, and Azulejo outside of it too.
    resolve: { dedupe: ['react', 'react-dom'] },
    ssr: { noExternal: ['azulejo'] },
    build: {
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      rolldownOptions: isSsrBuild ? { input: 'server' } : {},
      minify: false,
      emptyOutDir: true,
    },
    logLevel: 'warn',
  }));
