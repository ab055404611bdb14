// Pagefind's own interface; the index and its search engine come from the folder that the page names (pagefind.ts).
import { PagefindUI } from '@pagefind/default-ui';

const { bundlePath } = document.querySelector('#search').dataset;
new PagefindUI({ element: '#search', bundlePath, showImages: false });
