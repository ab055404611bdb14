/** Readers of elements that consist of texts. */
export { readAccordion } from './accordion';
export { readChartBlock } from './chart';
export { readMarquee } from './marquee';
export { readMenu } from './menu';
