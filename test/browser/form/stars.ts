import { contrastToWhite } from '../support/contrast';
import { supports } from '../support/engine';
import type { Page } from '../support/page';
import { expect } from '../support/suite';
import { emulateMedia } from '../support/tab';

/**
 * Expects the stars of a rating to be seen before one is chosen: on white, and in forced colours on a dark ground, where the
 * page's own text is dark.
 * @param selector one star
 */
export async function expectVisibleStars(page: Page, selector: string): Promise<void> {
  page.document.body.style.color = '#222';
  const look = () => page.window.getComputedStyle(page.$(selector), '::before');
  const { backgroundColor, opacity } = look();
  expect(contrastToWhite(backgroundColor)).to.be.at.least(3);
  expect(opacity).to.equal('1');
  if (!supports('forcedColors')) return;
  await emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  try {
    expect(look().color).to.equal('rgb(255, 255, 255)');
  } finally {
    await emulateMedia({});
  }
}
