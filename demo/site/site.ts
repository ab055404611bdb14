/** The script of every demo page: sets up the parts that carry a class or a data attribute. */
import { setUpAdoptionBox } from './adoption-box';
import { setUpComparison } from './comparison';
import { setUpLiveExample } from './live';
import { setUpPlayground } from './playground';
import { setUpProductEditor } from './product-editor';
import { setUpAddButton, setUpProduct } from './shop';
import { setUpSnippet } from './snippets';
import { setUpSubmissions, setUpTrackedEvents } from './stored-lists';

function forEachElement(selector: string, setUp: (element: HTMLElement) => unknown): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) setUp(element);
}

forEachElement('.snippet', setUpSnippet);
forEachElement('[data-playground]', (place) =>
  // A page without its controls is still usable; the page's author needs the reason.
  setUpPlayground(place).catch((error: unknown) => console.error('[azulejo demo]', error)),
);
forEachElement('[data-product-editor]', (place) =>
  setUpProductEditor(place).catch((error: unknown) => console.error('[azulejo demo]', error)),
);
forEachElement('[data-live]', setUpLiveExample);
forEachElement('[data-submissions]', setUpSubmissions);
forEachElement('[data-tracked]', setUpTrackedEvents);
forEachElement('[data-shop-product]', setUpProduct);
forEachElement('[data-put]', setUpAddButton);
forEachElement('[data-comparison]', (place) =>
  setUpComparison(place).catch((error: unknown) => console.error('[azulejo demo]', error)),
);
forEachElement('[data-adoption-box]', setUpAdoptionBox);
