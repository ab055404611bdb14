import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'esbuild';
import { root } from './blocks';

/** The block that a file is of, where that must not wait for the runtime: what does is in its `upgrade.tsx`. */
export const earlyBlockOf = (path: string): string | undefined => {
  const [, block] = /\/elements\/([^/]+)\//.exec(path) ?? [];
  const isEarly = existsSync(`${root}elements/${block}/upgrade.tsx`) && !path.endsWith('/upgrade.tsx');
  return isEarly ? block : undefined;
};

export const isOfConsent = (path: string): boolean => path.includes('/src/consent/');

/** Of a module that is a copy, and handed on to what it imports. */
interface Copy {
  copyOf?: string;
  /** Being looked up by the plugin itself. */
  isLookUp?: true;
}

/**
 * A block that shows before the runtime is one file, which a page can name in its head: it has a copy of consent. Copies
 * know of each other (src/consent/of-page.ts). What consent loads later is a copy, too, or it would share a chunk.
 */
export const ownConsent: Plugin = {
  name: 'own-consent',
  setup(build) {
    build.onResolve({ filter: /^\./ }, async ({ path, pluginData, ...from }) => {
      const { isLookUp, copyOf = earlyBlockOf(from.importer) }: Copy = pluginData ?? {};
      if (isLookUp || !copyOf) return undefined;
      const found = await build.resolve(path, { ...from, pluginData: { isLookUp: true } });
      if (!isOfConsent(found.path)) return undefined;
      const name = from.kind === 'dynamic-import' ? basename(found.path) : copyOf;
      return { path: found.path, suffix: `?${name}`, pluginData: { copyOf: name } };
    });
  },
};
