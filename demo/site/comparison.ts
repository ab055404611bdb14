import { matchScrolling } from './matching-scroll';

/**
 * A saved page without Azulejo's tag, and without its other scripts, which would only fail with errors in this page's console.
 * @param html the page with the tag
 * @param address the page's own address, from which its relative addresses start
 */
const asSaved = (html: string, address: string): string => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const script of page.querySelectorAll('script')) script.remove();
  const base = page.createElement('base');
  base.href = address;
  page.head.prepend(base);
  return `<!doctype html>${page.documentElement.outerHTML}`;
};

const loaded = (frame: HTMLIFrameElement): Promise<unknown> =>
  new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));

/**
 * `[data-comparison]`: a frame with an adopted page, and a slider. Adds a frame with the same page as it was saved. The slider
 * sets how much of the saved page is visible.
 */
export async function setUpComparison(place: HTMLElement): Promise<void> {
  const after = place.querySelector('iframe');
  const slider = place.querySelector<HTMLInputElement>('input[type="range"]');
  if (!after || !slider) throw new Error('[data-comparison] needs a frame and a slider.');

  const show = (): void => {
    place.style.setProperty('--share', String(slider.valueAsNumber / 100));
    slider.setAttribute('aria-valuetext', `${slider.value}% as saved`);
  };
  slider.addEventListener('input', show);
  show();

  const response = await fetch(after.src);
  if (!response.ok) throw new Error(`The page to compare, ${after.src}, answers ${response.status}.`);
  const before = document.createElement('iframe');
  before.className = 'comparison-before';
  before.title = 'The page as saved';
  before.srcdoc = asSaved(await response.text(), after.src);
  const bothLoaded = Promise.all([
    loaded(before),
    after.contentDocument?.readyState === 'complete' && after.contentWindow?.location.href === after.src
      ? undefined
      : loaded(after),
  ]);
  after.before(before);
  place.classList.add('comparison--ready');
  await bothLoaded;
  matchScrolling([before, after]);
}
