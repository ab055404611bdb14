import { useEffect } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { lazyImport } from '../../src/core/lazy-import';
import { useUnmount } from '../../src/hooks/use-unmount';
import type { MenuData, MenuSettings } from './schema';

const structuredDataModule = lazyImport(() => import('./structured-data'));

interface StructuredDataOptions {
  host: BlockHost;
  settings: MenuSettings;
  /** As data, or as the page's own sections. */
  menus: MenuData[] | Element[];
}

/** Keeps a script in the page's head that describes the menus to search engines, while the block is mounted. */
export const useStructuredData = ({ host, settings, menus }: StructuredDataOptions): void => {
  // After each render: the page's own sections are not part of React's state.
  useEffect(() => {
    if (!settings.structuredData && !structuredDataModule.loaded) return undefined;
    let isCurrent = true;
    structuredDataModule
      .load()
      .then((module) => isCurrent && module.updateStructuredData({ host, settings, menus }))
      .catch((error) => host.report(error));
    return () => {
      isCurrent = false;
    };
  });
  useUnmount(() => structuredDataModule.loaded?.removeStructuredData(host));
};
