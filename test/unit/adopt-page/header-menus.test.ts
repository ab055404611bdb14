// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { reviveHeaderMenus } from '../../../src/features/adopt-page/header-menus';
import { noSite } from './saved-page';

const revive = (html: string) => {
  document.body.className = '';
  document.body.innerHTML = html;
  return reviveHeaderMenus(document, { page: noSite, dryRun: false });
};
const click = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();
const has = (selector: string): boolean => document.querySelector(selector) !== null;

describe('the menu of a phone', () => {
  it('opens and closes in pages of 7.1, and starts once', () => {
    revive('<button class="header-burger-btn burger">Menú</button>');
    expect(reviveHeaderMenus(document, { page: noSite, dryRun: false })).toEqual([]);
    click('button');
    expect(document.body.className).toBe('header--menu-open');
    expect(has('button[aria-expanded="true"]')).toBe(true);
    click('button');
    expect(document.body.className).toBe('');
  });

  it('has folders, and a way back', () => {
    revive(`<div class="header-menu"><div data-folder="root"><a data-folder-id="/obras" href="/obras">Obras</a>
      <div data-folder="/obras"><a data-action="back" href="/">Atrás</a></div></div></div>`);
    click('[data-folder-id]');
    expect(has('[data-folder="/obras"].header-menu-nav-folder--active')).toBe(true);
    click('[data-action="back"]');
    expect(has('.header-menu-nav-folder--active')).toBe(false);
  });

  it('opens in pages of Brine, with a drawing of its own, and its folders', () => {
    revive(`<button data-controller="MobileOverlayToggle"><svg><use xlink:href="assets/ui-icons.svg#a"></use></svg></button>
      <div class="Mobile-overlay-menu"><button class="open" data-controller-folder-toggle="obras">Obras</button>
      <div data-controller-folder="obras"><button class="back" data-controller-folder-toggle="obras">Atrás</button></div></div>`);
    expect(has('button > svg > svg > path')).toBe(true);
    click('button');
    expect(document.body.className).toBe('is-mobile-overlay-active');
    click('.open');
    expect(has('.has-active-folder > .is-active-folder')).toBe(true);
    click('.back');
    expect(has('.is-active-folder')).toBe(false);
  });

  it('leads to pages, where there are no folders', () => {
    const entries =
      revive(`<div class="header-menu"><a data-folder-id="/obras" href="#obras">Obras</a><a data-action="back" href="#top">Atrás</a></div>
      <button data-controller-folder-toggle="obras">Obras</button>`);
    expect(entries).toEqual([]);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  it('whose button called the builder is adopted, in a dry run, too', () => {
    document.body.innerHTML = '<button class="header-burger-btn" onclick="Y.use(\'menu\')">Menú</button>';
    expect(reviveHeaderMenus(document, { page: noSite, dryRun: true })).toMatchObject([
      { status: 'adopted' },
    ]);
  });

  it('that the owner has repaired stays theirs', () => {
    expect(revive('<button class="header-burger-btn" onclick="openMenu()">Menú</button>')).toEqual([]);
  });
});
