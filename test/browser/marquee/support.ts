import { isReady } from '../support/blocks';
import { setHidden } from '../support/clock';
import { openPage, type Page, type PageOptions } from '../support/page';
import { expect } from '../support/suite';

export const text = 'Fresh bread <a href="#shop">every morning</a> at seven. ';

/** A page whose marquees have all been laid out. */
export async function openMarquee(options: PageOptions): Promise<Page> {
  const page = await openPage({ lang: 'en', ...options });
  await page.waitFor(() => page.$$('az-marquee').every(isReady));
  await page.painted();
  return page;
}

export const part = (page: Page, name: string, host = page.$('az-marquee')): HTMLElement =>
  host.shadowRoot?.querySelector(`[part=${name}]`) as HTMLElement;

export const copies = (page: Page, host = page.$('az-marquee')) => [
  ...(host.shadowRoot?.querySelectorAll<HTMLElement>('[part=copies] > *') ?? []),
];

/** The pieces of a wave: those of one copy, or of all. */
export const piecesOf = (within: Element | ShadowRoot | null | undefined) => [
  ...(within?.querySelectorAll<HTMLElement>('.piece') ?? []),
];

export const track = (page: Page, host = page.$('az-marquee')): Animation => {
  const [animation] = part(page, 'track', host).getAnimations();
  if (!animation) throw new Error('The track does not move.');
  return animation;
};

/** All that moves; of a wave, the pieces that are near. */
export const moving = (page: Page, host: Element = page.$('az-marquee')): Animation[] =>
  host.shadowRoot?.getAnimations() ?? [];

export const states = (page: Page, host?: Element): string =>
  [...new Set(moving(page, host).map(({ playState }) => playState))].join();

export const left = (element: Element): number => element.getBoundingClientRect().left;
export const right = (element: Element): number => element.getBoundingClientRect().right;

/** All that moves, at a share of the loop, standing still. */
export const seek = (page: Page, share: number, host = page.$('az-marquee')): void => {
  const run = track(page, host);
  run.currentTime = share * Number(run.effect?.getComputedTiming().duration);
  // What has come near has to be where the wave is.
  setHidden(page, false);
  setHidden(page, true);
};

/** How much of a copy has gone by, from 0 to 1. */
export const placeOf = (page: Page, host = page.$('az-marquee')): number => {
  const [copy] = copies(page, host);
  if (!copy) throw new Error('There is no copy.');
  const gone = (left(copy) - left(part(page, 'frame', host))) / (right(copy) - left(copy));
  return ((gone % 1) + 1) % 1;
};

/** The same text at each of its ends: neither a gap nor a jump, all along the line. */
export const expectSeamless = (page: Page, host: HTMLElement): void => {
  const frame = part(page, 'frame', host);
  const all = copies(page, host);
  // A wave is drawn by copies alone.
  if (!piecesOf(host.shadowRoot).length) all.unshift(part(page, 'content', host));
  const name = host.outerHTML.slice(0, 80);
  for (const share of [0, 0.37, 0.9999]) {
    seek(page, share, host);
    const edges = all.map((one) => [left(one), right(one)]).sort(([a = 0], [b = 0]) => a - b);
    expect(edges[0]?.[0], name).to.be.at.most(left(frame) + 0.5);
    expect(edges.at(-1)?.[1], name).to.be.at.least(right(frame) - 0.5);
    for (let at = 1; at < edges.length; at++)
      expect(edges[at]?.[0], name).to.be.closeTo(edges[at - 1]?.[1] ?? 0, 0.1);
  }
  // Where a loop ends, all looks as where it begins.
  const first = all[0] as Element;
  const step = right(first) - left(first);
  seek(page, 0, host);
  const begin = left(first);
  seek(page, 0.99999999, host);
  const steps = (left(first) - begin) / step;
  expect(Math.abs(steps - Math.round(steps)) * step, name).to.be.lessThan(0.1);
};

/** What of a wave can be seen: where each piece stands, from the frame's left and top, px. */
export const placesOnWave = (page: Page, host = page.$('az-marquee')) => {
  const origin = part(page, 'frame', host).getBoundingClientRect();
  return piecesOf(host.shadowRoot)
    .map((piece) => piece.getBoundingClientRect())
    .filter((box) => box.right > origin.left && box.left < origin.right && box.width > 0)
    .map((box) => ({
      x: (box.left + box.right) / 2 - origin.left,
      y: (box.top + box.bottom) / 2 - origin.top,
    }));
};
