// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLocalHost, redirectOwner, shouldRedirectOwner } from '../../../src/features/site/owner-redirect';
import { rememberOptOut } from '../../../src/features/site/redirect-opt-out';

const owner = {
  isOwner: true,
  roles: [1],
  website: {},
  isTopWindow: true,
  path: '/tienda',
  hostname: 'taller.example',
};

describe('who is sent to the configuration area', () => {
  it.each([
    ['an owner who opens a page of the site', {}, true],
    ['an editor', { roles: [4] }, true],
    ['a visitor', { isOwner: false, roles: [] }, false],
    ['an account with the viewer role beside another', { roles: [10, 4] }, false],
    ['a developer at work', { website: { developerMode: true } }, false],
    ['the owner of a template', { website: { cloneable: true } }, false],
    ['an owner in a frame', { isTopWindow: false }, false],
    ['an owner in the configuration area', { path: '/config/' }, false],
    ['an owner on a page whose name begins alike', { path: '/configurador' }, true],
    ['an owner on this machine', { hostname: 'localhost' }, false],
  ])('%s: %o', (_, change, isSent) => {
    expect(shouldRedirectOwner({ ...owner, ...change })).toBe(isSent);
  });

  it.each(['localhost', 'taller.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('%s is local', (host) => {
    expect(isLocalHost(host)).toBe(true);
  });

  it.each(['taller.example', 'localhost.example', '128.0.0.1', '127.0.0.1.example', 'mylocalhost'])(
    '%s is not local',
    (host) => expect(isLocalHost(host)).toBe(false),
  );
});

describe('an owner who opens the same page again', () => {
  const context = { website: {}, authenticatedAccount: { id: 'a1' }, websiteRoles: [1] };
  const { happyDOM } = globalThis as unknown as { happyDOM: { setURL(url: string): void } };
  const originalUrl = location.href;
  const visit = (): boolean => redirectOwner(context);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('Azulejo', { context, config: {} });
    happyDOM.setURL('https://taller.example/tienda');
    vi.spyOn(location, 'replace').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    sessionStorage.clear();
    happyDOM.setURL(originalUrl);
  });

  it('is sent away once more, and stays where the configuration area seems to send the owner back', () => {
    expect([visit(), visit(), visit()]).toEqual([true, true, false]);
    expect(console.warn).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10_000);
    expect(visit()).toBe(true);
  });

  it('stays for the rest of the session after `?noredirect`, which the owner may have opened before signing in', () => {
    happyDOM.setURL('https://taller.example/?noredirect');
    rememberOptOut();
    happyDOM.setURL('https://taller.example/tienda');
    expect(visit()).toBe(false);
  });

  it('is sent away from other pages meanwhile', () => {
    visit();
    visit();
    happyDOM.setURL('https://taller.example/cursos');
    expect(visit()).toBe(true);
  });
});
