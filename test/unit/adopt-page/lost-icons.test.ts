// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { drawLostIcons } from '../../../src/features/adopt-page/lost-icons';
import { noSite } from './saved-page';

const draw = (html: string) => {
  document.body.innerHTML = html;
  return drawLostIcons(document, noSite);
};

const icon = (address: string): string =>
  `<a href="/search"><svg viewBox="0 0 20 20"><use xlink:href="${address}" class="use--even"></use></svg></a>`;

describe('an icon whose drawing is lost', () => {
  it.each([
    '/assets/ui-icons.svg#search-icon',
    'img/ui-icons.svg#search-icon--small',
    '../assets/ui-icons.svg#bag-icon-alt--odd',
    'ui-icons.svg#caret-down-large-icon',
  ])('is drawn in its place, with its class: %s', (address) => {
    expect(draw(icon(address))).toMatchObject([{ kind: 'lost-icon', status: 'adopted' }]);
    expect(document.querySelector('use')).toBe(null);
    expect(document.querySelector('a > svg > svg.use--even[viewBox][aria-hidden] > path[d]')).not.toBe(null);
  });

  it('of a cart is drawn, whatever the name of its file', () => {
    draw(
      '<a href="/cart" class="sqs-custom-cart"><svg class="Icon--bag"><use href="/sprite.svg#a1"></use></svg></a>',
    );
    expect(document.querySelector('use')).toBe(null);
    expect(document.querySelector('a > svg > svg > path[d]')).not.toBe(null);
  });

  it.each([
    '#search-icon',
    '/universal/svg/social-accounts.svg#email-icon',
    '/assets/ui-icons.svg#unknown-icon',
  ])('stays where the page has it, or nobody knows it: %s', (address) => {
    expect(draw(icon(address))).toEqual([]);
    expect(document.querySelector('use')).not.toBe(null);
  });
});
