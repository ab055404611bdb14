// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { hasVisibleContent } from '../../../src/features/provider-script/has-visible-content';

const has = (html: string): boolean => {
  const place = document.createElement('div');
  place.innerHTML = html;
  return hasVisibleContent(place);
};

describe('a provider’s script has shown a widget', () => {
  it.each([
    '<p>Book</p>',
    '<div><div><span>Book</span></div></div>',
    '<input>',
    '<form><select></select></form>',
    '<iframe src="/widget"></iframe>',
    // As scripts do that set the height later.
    '<iframe style="width: 1px; min-width: 100%" height="400"></iframe>',
    '<img src="/book.png" width="120" height="40">',
  ])('with %s', (html) => expect(has(html)).toBe(true));

  it.each([
    '',
    '<div><span> </span></div>',
    '<script>book()</script><style>p {}</style><noscript>Book</noscript>',
    '<form><input type="hidden" name="id"></form>',
    '<img src="/count.gif" width="1" height="1">',
    '<iframe width="0" height="0"></iframe>',
    '<iframe style="display: none"></iframe>',
    '<div hidden><iframe></iframe></div>',
    '<div style="visibility: hidden"><p>Book</p></div>',
  ])('but not with %s', (html) => expect(has(html)).toBe(false));
});
