import { detailsOf, slDetailsOf } from './accordion';
import {
  azulejoContestants,
  azulejoHead,
  azulejoNames,
  bundleHead,
  type Contestant,
  plainName,
} from './contestant';
import { page } from './page';
import { sectionsOf } from './sections';

export const thousandCount = 1000;

const section = sectionsOf(1);
const thousand = (html: string): string => Array(thousandCount).fill(html).join('\n');
const details = section.map(detailsOf).join('');

const azulejo = (attributes: string): string =>
  thousand(`<az-accordion${attributes}>${details}</az-accordion>`);

/** 1,000 accordions of one section, each an element (or a root) of its own. */
export const thousandPages: Contestant[] = [
  { name: plainName, kind: 'plain', html: page({ body: thousand(details) }) },
  {
    name: 'Shoelace, bundled',
    kind: 'shoelace',
    html: page({
      head: bundleHead('shoelace-details'),
      body: `<div class="accordion">${thousand(section.map(slDetailsOf).join(''))}</div>`,
    }),
  },
  {
    name: 'React with Radix',
    kind: 'radix',
    html: page({
      head: bundleHead('radix-accordion'),
      body: `<div id="root" data-accordions="${thousandCount}" data-sections="1"></div>`,
    }),
  },
  ...azulejoContestants(azulejo(' loading="eager"')),
  // The default of `loading`: only elements near the screen are upgraded.
  {
    name: `${azulejoNames.lite}, not eager`,
    kind: 'azulejo',
    html: page({ head: azulejoHead('lite'), body: azulejo('') }),
  },
];
