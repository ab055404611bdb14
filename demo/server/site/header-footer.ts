import type { HeaderFooter } from '../../../src/features/client';
import type { Database } from '../database';
import { createSiteValues } from './site-values';

const initial: HeaderFooter = {
  header: { siteTitle: 'Taller Azulejo', isSticky: true },
  footer: { text: 'Taller Azulejo, Ciudad de México' },
};

export type HeaderFooterStore = ReturnType<typeof createHeaderFooter>;

/** The texts of the header and the footer that the site's owner has saved. */
export function createHeaderFooter(database: Database) {
  const values = createSiteValues(database);
  return {
    read: (): Promise<HeaderFooter> => values.read('header-footer', initial),
    save: (headerFooter: HeaderFooter): Promise<void> => values.save('header-footer', headerFooter),
  };
}
