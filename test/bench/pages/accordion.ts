import { autoloaderHead, azulejoContestants, bundleHead, type Contestant, plainName } from './contestant';
import { page } from './page';
import { type Section, sectionsOf } from './sections';

const sections = sectionsOf(5);

export const detailsOf = ({ id, title, text }: Section): string =>
  `<details><summary>${title}</summary><p id="${id}">${text}</p></details>`;

export const slDetailsOf = ({ id, title, text }: Section): string =>
  `<sl-details summary="${title}"><p id="${id}">${text}</p></sl-details>`;

const details = sections.map(detailsOf).join('\n');
const slDetails = `<div class="accordion">${sections.map(slDetailsOf).join('\n')}</div>`;

/** An accordion of 5 sections. The first competitor is what the others are compared with. */
export const accordionPages: Contestant[] = [
  { name: plainName, kind: 'plain', html: page({ body: details }) },
  {
    name: 'Shoelace, bundled',
    kind: 'shoelace',
    html: page({ head: bundleHead('shoelace-details'), body: slDetails }),
  },
  { name: 'Shoelace, autoloader', kind: 'shoelace', html: page({ head: autoloaderHead, body: slDetails }) },
  {
    name: 'React with Radix',
    kind: 'radix',
    html: page({
      head: bundleHead('radix-accordion'),
      body: `<div id="root" data-accordions="1" data-sections="${sections.length}"></div>`,
    }),
  },
  ...azulejoContestants(`<az-accordion>${details}</az-accordion>`),
];
