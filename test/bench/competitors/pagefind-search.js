// Pagefind's own interface; the index and its search engine come from /pagefind/ (pagefind.ts).
import { PagefindUI } from '@pagefind/default-ui';

new PagefindUI({ element: '#search', bundlePath: '/pagefind/', showImages: false });
