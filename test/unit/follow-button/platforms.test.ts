// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { platforms, readAccount } from '../../../elements/follow-button/platforms';

const linkTo = (href: string): HTMLAnchorElement => Object.assign(document.createElement('a'), { href });
const none = { service: undefined, account: '' };

describe('the account of a follow button', () => {
  it.each([
    ['https://x.com/taller', platforms.x, 'taller'],
    ['https://mobile.twitter.com/taller?lang=es', platforms.x, 'taller'],
    ['https://www.youtube.com/@taller', platforms.youtube, '@taller'],
    ['https://www.youtube.com/channel/UCabc_1/videos', platforms.youtube, 'UCabc_1'],
    ['https://www.youtube.com/user/taller', platforms.youtube, 'taller'],
    ['https://www.youtube.com/c/taller/videos', platforms.youtube, 'taller'],
    ['https://x.com/intentos', platforms.x, 'intentos'],
    ['https://www.pinterest.es/taller/azul/', platforms.pinterest, 'taller'],
  ])('is found in %s', (href, platform, account) => {
    expect(readAccount(none, linkTo(href))).toEqual({ platform, account });
  });

  it.each([
    'https://www.instagram.com/taller',
    'https://x.com/',
    'https://notx.com/taller',
    'https://x.com/%E0%A4%A',
    'https://x.com/intent/follow?screen_name=taller',
    'https://x.com/i/lists/1',
    'https://x.com/hashtag/barro',
    'https://www.youtube.com/watch?v=abc',
    'https://www.youtube.com/taller',
    'https://www.youtube.com/user/',
    'https://www.pinterest.com/pin/1/',
    'https://www.pinterest.com/search/pins/?q=barro',
  ])('is not in %s', (href) => {
    expect(readAccount(none, linkTo(href))).toBeUndefined();
  });

  it('is that of the settings first', () => {
    expect(readAccount({ service: 'x', account: '@horno' }, linkTo('https://x.com/taller'))?.account).toBe(
      'horno',
    );
    expect(readAccount({ service: 'x', account: '"><script>' }, undefined)).toBeUndefined();
  });

  it('has an address at each platform', () => {
    expect(platforms.youtube.profile('UCabc')).toBe('https://www.youtube.com/channel/UCabc');
    expect(platforms.youtube.profile('taller')).toBe('https://www.youtube.com/@taller');
    expect(platforms.x.profile('taller')).toBe('https://x.com/taller');
  });
});

describe('the markup of a platform', () => {
  it('names the account, and whether to count followers', () => {
    const button = platforms.youtube.createButton({ account: '@taller', count: true });
    expect({ ...button.dataset }).toEqual({ channel: 'taller', count: 'default' });
    const widget = document.createElement('div');
    widget.append(platforms.pinterest.createButton({ account: 'taller', count: false }));
    expect(platforms.pinterest.isReady(widget)).toBe(false);
    widget.replaceChildren(document.createElement('span'));
    expect(platforms.pinterest.isReady(widget)).toBe(true);
  });
});
