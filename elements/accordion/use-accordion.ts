import { useLayoutEffect, useState } from 'react';
import { AccordionController, type AccordionOptions } from './accordion-controller';

/** Makes an accordion of the sections in a container. The caller passes the sections' events to the controller. */
export const useAccordion = (options: AccordionOptions): AccordionController => {
  const [accordion] = useState(() => new AccordionController(options));
  useLayoutEffect(() => {
    accordion.start();
    return () => accordion.destroy();
  }, [accordion]);
  // After each render, which may have added or removed sections.
  useLayoutEffect(() => accordion.update(options.settings));
  return accordion;
};
