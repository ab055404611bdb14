import { describe, expect, it } from 'vitest';
import { isLocalHost, isSentToConfig } from '../../../src/features/site/owner-redirect';

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
    expect(isSentToConfig({ ...owner, ...change })).toBe(isSent);
  });

  it.each(['localhost', 'taller.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('%s is local', (host) => {
    expect(isLocalHost(host)).toBe(true);
  });

  it.each(['taller.example', 'localhost.example', '128.0.0.1', '127.0.0.1.example', 'mylocalhost'])(
    '%s is not local',
    (host) => expect(isLocalHost(host)).toBe(false),
  );
});
