import { useRef } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { lazyImport } from '../../src/core/lazy-import';
import { prefersReducedMotion } from '../../src/core/util/prefers-reduced-motion';
import type { AccordionItems } from './items';
import type { AccordionSettings } from './schema';
import { useAccordion } from './use-accordion';

const itemsModule = lazyImport(() => import('./items'));

/** The component that renders `items`; undefined without items. */
type Prepared = typeof AccordionItems | undefined;

export const prepare = ({ items }: AccordionSettings): Promise<Prepared> | undefined =>
  items.length > 0 ? itemsModule.load().then(({ prepareItems }) => prepareItems(items)) : undefined;

interface SectionsProps {
  host: BlockHost;
  settings: AccordionSettings;
  View: Prepared;
}

const Sections = ({ host, settings, View }: SectionsProps) => {
  const list = useRef<HTMLDivElement>(null);
  useAccordion({ host, settings, list });
  const className = `${settings.icon} ${prefersReducedMotion() ? 'still' : ''}`;
  return View ? (
    <View settings={settings} className={className} list={list} />
  ) : (
    <slot className={className} />
  );
};

/** Sections that open and close: the page's own `<details>`, or those from data. */
export const Accordion = ({ prepared: View, ...props }: BlockProps<AccordionSettings, never, Prepared>) => (
  // The key makes a new accordion where data replace the page's own sections, or the other way round.
  <Sections key={View ? 'data' : 'own'} {...props} View={View} />
);
