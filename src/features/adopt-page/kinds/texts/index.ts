/** Readers of elements that consist of texts. */
export { readAccordion } from './accordion';
export { readMarquee } from './marquee';
export { readMenu } from './menu';
