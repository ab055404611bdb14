import { completeAddresses } from './addresses';
import { addCopyButton } from './copy';
import { highlight } from './highlight';
import { setUpLive } from './live';
import { setUpPlayground } from './playground';
import { setUpShelf } from './shelf';
import { setUpProduct } from './shop';
import { setUpSubmissions } from './submissions';
import { setUpTracked } from './tracked';

for (const snippet of document.querySelectorAll('.snippet')) {
  const code = snippet.querySelector('code');
  if (!code) continue;
  code.textContent = completeAddresses(code.textContent ?? '', document.baseURI);
  if (!snippet.hasAttribute('data-label')) highlight(code);
  addCopyButton(snippet);
}

for (const place of document.querySelectorAll<HTMLElement>('[data-playground]')) {
  // A page without its controls is still a page; whoever builds it wants to know why they are not there.
  setUpPlayground(place).catch((error: unknown) => console.error('[azulejo demo]', error));
}

for (const place of document.querySelectorAll<HTMLElement>('[data-live]')) setUpLive(place);

for (const place of document.querySelectorAll<HTMLElement>('[data-submissions]')) setUpSubmissions(place);

for (const place of document.querySelectorAll<HTMLElement>('[data-tracked]')) setUpTracked(place);

for (const place of document.querySelectorAll<HTMLElement>('[data-shop-product]')) setUpProduct(place);
for (const button of document.querySelectorAll<HTMLElement>('[data-put]')) setUpShelf(button);
