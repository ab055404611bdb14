// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createWidget } from '../../../elements/follow-button/platform-buttons';
import { accountProblem, readAccount } from '../../../elements/follow-button/platforms';

const linkTo = (href: string): HTMLAnchorElement => Object.assign(document.createElement('a'), { href });
const none = { service: '', account: '' };

describe('the account of a follow button', () => {
  it.each([
    ['https://x.com/taller', 'x', 'taller'],
    ['https://mobile.twitter.com/taller?lang=es', 'x', 'taller'],
    ['https://www.youtube.com/@taller', 'youtube', '@taller'],
    [
      'https://www.youtube.com/channel/UCabcdefghijklmnopqrst_1/videos',
      'youtube',
      'UCabcdefghijklmnopqrst_1',
    ],
    ['https://www.youtube.com/user/taller', 'youtube', 'taller'],
    ['https://www.youtube.com/c/taller/videos', 'youtube', 'taller'],
    ['https://x.com/intentos', 'x', 'intentos'],
    ['https://www.pinterest.es/taller/azul/', 'pinterest', 'taller'],
  ])('is found in %s', (href, service, account) => {
    expect(readAccount(none, linkTo(href))).toMatchObject({ service, account });
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
    expect(readAccount({ service: '', account: 'horno' }, linkTo('https://x.com/home'))?.profile).toBe(
      'https://x.com/horno',
    );
  });

  it('is reported where it is no name, also beside a link that names the platform', () => {
    const problem = accountProblem({ service: '', account: 'el horno' });
    expect(problem).toContain('account is "el horno", expected the name of an account');
  });

  it('has an address at each platform', () => {
    const profile = (service: string, account: string) =>
      readAccount({ service, account }, undefined)?.profile;
    const id = 'UCabcdefghijklmnopqrst-1';
    expect(profile('youtube', id)).toBe(`https://www.youtube.com/channel/${id}`);
    expect(profile('youtube', 'UCLA')).toBe('https://www.youtube.com/@UCLA');
    expect(profile('youtube', 'taller')).toBe('https://www.youtube.com/@taller');
    expect(profile('x', '@taller')).toBe('https://x.com/taller');
    expect(profile('Twitter', 'taller')).toBe('https://x.com/taller');
    expect(profile('PINTEREST', 'taller')).toBe('https://www.pinterest.com/taller/');
  });

  it.each([
    ['facebook', 'Facebook', 'https://www.facebook.com/taller'],
    ['Instagram', 'Instagram', 'https://www.instagram.com/taller/'],
    ['threads', 'Threads', 'https://www.threads.com/@taller'],
    ['tiktok', 'TikTok', 'https://www.tiktok.com/@taller'],
    ['twitch', 'Twitch', 'https://www.twitch.tv/taller'],
  ])('is a link alone at %s', (service, title, profile) => {
    const followed = readAccount({ service, account: '@taller' }, undefined);
    expect(followed).toEqual({ service: service.toLowerCase(), title, account: 'taller', profile });
    expect(accountProblem({ service, account: '@taller' })).toBeUndefined();
  });

  it.each(['orkut', 'constructor', ''])('is unknown at "%s", whichever link the page has', (service) => {
    expect(
      readAccount({ service, account: 'taller' }, service ? linkTo('https://x.com/horno') : undefined),
    ).toBe(undefined);
    const problem = accountProblem({ service, account: 'taller' });
    if (service)
      expect(problem).toContain(`service is "${service}", expected x, youtube, pinterest, facebook`);
    else expect(problem).toBeUndefined();
  });
});

describe('the markup of a platform', () => {
  it('names the account, and whether to count followers', () => {
    const widgetOf = (service: string, account: string) => {
      const followed = readAccount({ service, account }, undefined);
      if (!followed) throw Error(`${account} is no account.`);
      return createWidget(followed, true);
    };
    const dataOf = (account: string) => {
      const button = widgetOf('youtube', account).createElement().firstElementChild as HTMLElement;
      return { ...button.dataset };
    };
    expect(dataOf('@taller')).toEqual({ channel: 'taller', count: 'default' });
    const channelid = 'UCabcdefghijklmnopqrst-1';
    expect(dataOf(channelid)).toEqual({ channelid, count: 'default' });
    expect(dataOf('UCLA')).toEqual({ channel: 'UCLA', count: 'default' });
    const { createElement, isReady } = widgetOf('pinterest', 'taller');
    const widget = createElement();
    expect(isReady?.(widget)).toBe(false);
    widget.replaceChildren(document.createElement('span'));
    expect(isReady?.(widget)).toBe(true);
  });
});
