import { type RefObject, useLayoutEffect } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { useVisitorState } from '../../src/hooks/use-visitor-state';
import { AccordionController } from './accordion-controller';
import type { AccordionSettings } from './schema';

interface AccordionOptions {
  host: BlockHost;
  settings: AccordionSettings;
  /** The list of sections from data; null where the page has its own. */
  list: RefObject<HTMLElement | null>;
}

/** Makes an accordion of the sections. */
export const useAccordion = ({ host, settings, list }: AccordionOptions): void => {
  const [accordion] = useVisitorState(host, 'accordion', () => new AccordionController(host, settings));
  useLayoutEffect(() => {
    accordion.start(list.current ?? host);
    return () => accordion.destroy();
  }, [accordion, host, list]);
  // After each render, which may have added or removed sections.
  useLayoutEffect(() => accordion.update(settings));
};
