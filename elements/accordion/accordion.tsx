import { useRef } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { lazyImport } from '../../src/core/lazy-import';
import { prefersReducedMotion } from '../../src/core/util/prefers-reduced-motion';
import { useSlottedEvent } from '../../src/hooks/use-event-listener';
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
  className: string;
}

/** The page's own `<details>`. */
const SlottedSections = ({ host, settings, className }: SectionsProps) => {
  const accordion = useAccordion({ host, settings, getContainer: () => host });
  useSlottedEvent(host, 'click', accordion.onClick);
  useSlottedEvent(host, 'keydown', accordion.onKeyDown);
  // `toggle` does not bubble.
  useSlottedEvent(host, 'toggle', accordion.onToggle, { capture: true });
  return <slot className={className} />;
};

/** Sections from data. A component of its own, so that a change between own sections and data remounts the accordion. */
const DataSections = ({
  View,
  host,
  settings,
  className,
}: SectionsProps & { View: typeof AccordionItems }) => {
  const list = useRef<HTMLDivElement>(null);
  const accordion = useAccordion({ host, settings, getContainer: () => list.current ?? host });
  return <View settings={settings} className={className} list={list} accordion={accordion} />;
};

/** Sections that open and close: the page's own, or those from data. */
export const Accordion = ({
  settings,
  host,
  prepared: DataItems,
}: BlockProps<AccordionSettings, never, Prepared>) => {
  const className = `${settings.icon} ${prefersReducedMotion() ? 'still' : ''}`;
  const props = { host, settings, className };
  return DataItems ? <DataSections View={DataItems} {...props} /> : <SlottedSections {...props} />;
};
