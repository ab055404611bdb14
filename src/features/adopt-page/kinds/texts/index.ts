/** What is made of texts. */
export { readAccordion } from './accordion';
export { readMarquee } from './marquee';
export { readMenu } from './menu';
