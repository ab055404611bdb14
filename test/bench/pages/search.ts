import { azulejoContestants, bundleHead, type Contestant, plainName } from './contestant';
import { page } from './page';

const form = '<form action="/search"><input type="search" name="q" aria-label="Search"></form>';

/** A field that searches `count` posts. Plain HTML leaves the search to a server. */
export const searchPages = (count: number): Contestant[] => [
  { name: plainName, kind: 'plain', html: page({ body: form }) },
  {
    name: 'Pagefind',
    kind: 'pagefind',
    html: page({
      head: bundleHead('pagefind-search'),
      body: `<div id="search" data-bundle-path="/pagefind/${count}/"></div>`,
    }).replace('lang="en"', 'lang="es"'),
  },
  ...azulejoContestants(`<az-search src="/posts/${count}.json">${form}</az-search>`),
];
