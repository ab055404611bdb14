// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { reviveHeaderMenus } from '../../../src/features/adopt-page/header-menus';
import { noSite } from './saved-page';

const revive = (html: string) => {
  document.body.className = '';
  document.body.innerHTML = html;
  return reviveHeaderMenus(document, noSite);
};
const find = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;
const click = (selector: string): void => find(selector).click();
const has = (selector: string): boolean => document.querySelector(selector) !== null;
/** @returns false where the page has used the key */
const press = (element: Element, key: string): boolean =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

const burgerPage = `<header data-section-theme="dark" class="dark"><button class="header-burger-btn burger"><span hidden class="js-header-burger-open-title">Abrir</span><span hidden class="js-header-burger-close-title">Cerrar</span></button>
  <div class="header-menu" data-section-theme="bright"><div data-folder="root"><a data-folder-id="/obras" href="/obras">Obras</a></div>
  <div data-folder="/obras"><a data-action="back" href="/">Atrás</a><a href="/obras/lazo">Lazo</a></div></div></header>`;

describe('the menu of a phone', () => {
  it('opens and closes in pages of 7.1, and starts once', () => {
    expect(revive(burgerPage).map(({ kind }) => kind)).toEqual(['menu-button', 'menu-folder', 'menu-folder']);
    expect(reviveHeaderMenus(document, noSite)).toEqual([]);
    expect(has('button[aria-label="Abrir"]')).toBe(true);
    click('button');
    expect(document.body.className).toBe('header--menu-open');
    expect(has('button.burger--active[aria-expanded="true"]')).toBe(true);
    expect(has('button[aria-label="Cerrar"]')).toBe(true);
    expect(has('[data-folder="root"].header-menu-nav-folder--active')).toBe(true);
    expect(has('header.bright[data-section-theme="bright"]')).toBe(true);
    click('button');
    expect(document.body.className).toBe('');
    expect(has('header.dark[data-section-theme="dark"] > button[aria-expanded="false"]')).toBe(true);
  });

  it('closes with Escape, and gives the focus back to its button', () => {
    revive(burgerPage);
    click('button');
    expect(press(find('[data-folder-id]'), 'Escape')).toBe(false);
    expect(document.body.className).toBe('');
    expect(press(find('[data-folder-id]'), 'Escape')).toBe(true);
    expect(document.activeElement).toBe(find('button'));
  });

  it('has no listeners after `Azulejo.destroy()`, and starts again with the next scan', async () => {
    let destroy = () => {};
    vi.stubGlobal('Azulejo', { config: {}, onDestroy: (fn: () => void) => (destroy = fn) });
    vi.resetModules();
    const { startHeaderMenus } = await import('../../../src/features/header-menus');
    document.body.className = '';
    document.body.innerHTML = burgerPage.replace('<button ', '<button data-az-header-menu ');
    startHeaderMenus();
    click('button');
    destroy();
    click('button');
    expect(press(document.body, 'Escape')).toBe(true);
    expect(document.body.className).toBe('header--menu-open');
    startHeaderMenus();
    expect(press(document.body, 'Escape')).toBe(false);
    click('button');
    expect(document.body.className).toBe('header--menu-open');
    vi.unstubAllGlobals();
  });

  it('closes when the keyboard leaves it', () => {
    revive(`${burgerPage}<a id="after" href="/">Inicio</a>`);
    click('button');
    const leave = (relatedTarget: Element) =>
      find('.header-menu').dispatchEvent(new FocusEvent('focusout', { relatedTarget, bubbles: true }));
    leave(find('.header-burger-btn'));
    expect(document.body.className).toBe('header--menu-open');
    leave(find('#after'));
    expect(document.body.className).toBe('');
  });

  it('has folders, and a way back', () => {
    revive(burgerPage);
    click('button');
    click('[data-folder-id]');
    expect(has('[data-folder="/obras"].header-menu-nav-folder--active')).toBe(true);
    expect(has('[data-folder-id][aria-expanded="true"]')).toBe(true);
    click('[data-action="back"]');
    expect(has('[data-folder="/obras"].header-menu-nav-folder--active')).toBe(false);
    expect(has('[data-folder-id][aria-expanded="false"]')).toBe(true);
    expect(document.activeElement).toBe(find('[data-folder-id]'));
  });

  it('closes its folders, too', () => {
    revive(burgerPage);
    click('button');
    click('[data-folder-id]');
    press(find('.header-menu'), 'Escape');
    expect(has('[data-folder="/obras"].header-menu-nav-folder--active')).toBe(false);
    expect(has('[data-folder-id][aria-expanded="false"]')).toBe(true);
  });

  it('opens in pages of Brine, and its folders', () => {
    const entries =
      revive(`<button class="Mobile-bar-menu" aria-label="Menú" data-controller="MobileOverlayToggle"><svg></svg></button>
      <div class="Mobile-overlay"><div class="Mobile-overlay-menu"><button class="open" data-controller-folder-toggle="obras">Obras</button>
      <div data-controller-folder="obras"><button class="back" data-controller-folder-toggle="obras">Atrás</button></div></div>
      <button class="Mobile-overlay-close" aria-label="Cerrar" data-controller="MobileOverlayToggle"><svg></svg></button>
      <div class="Mobile-overlay-back" data-controller="MobileOverlayToggle"></div></div>`);
    expect(entries.length).toBe(4);
    click('.Mobile-bar-menu');
    expect(document.body.className).toBe('is-mobile-overlay-active');
    click('.open');
    expect(has('.has-active-folder > .is-active-folder')).toBe(true);
    click('.back');
    expect(has('.is-active-folder')).toBe(false);
    click('.Mobile-overlay-close');
    expect(document.body.className).toBe('');
    click('.Mobile-bar-menu');
    click('.Mobile-overlay-back');
    expect(document.body.className).toBe('');
  });

  it('opens in templates of the first years, with Enter, too', () => {
    revive(`<div id="mobileNav"><nav><li class="folder"><a aria-haspopup="true">Obras</a><div class="subnav"><a href="/lazo">Lazo</a></div></li></nav></div>
      <div id="mobileMenuLink"><a>Menu</a></div>`);
    const button = find('#mobileMenuLink a');
    expect([button.getAttribute('role'), button.tabIndex]).toEqual(['button', 0]);
    expect(has('#mobileNav[inert]')).toBe(true);
    press(button, 'Enter');
    expect(has('#mobileNav.menu-open:not([inert])')).toBe(true);
    click('.folder > a');
    expect(has('.folder-open')).toBe(true);
    press(button, ' ');
    expect(has('#mobileNav.menu-open')).toBe(false);
  });

  it('opens by a checkbox that nobody sees, from the keyboard, too', () => {
    revive(`<input type="checkbox" id="mobileNavToggle" class="hidden"><label for="mobileNavToggle" onclick aria-label="Menú"><svg></svg></label>
      <div id="overlayNav"><input type="checkbox" id="folder-obras" class="folder-toggle-box"><label class="folder-toggle-label" for="folder-obras">Obras</label><div class="subnav"><a href="/lazo">Lazo</a></div></div>`);
    const checkbox = find('#mobileNavToggle') as HTMLInputElement;
    press(find('label[for="mobileNavToggle"]'), 'Enter');
    expect(checkbox.checked).toBe(true);
    expect(has('label[for="mobileNavToggle"][aria-expanded="true"]')).toBe(true);
    press(find('.folder-toggle-label'), ' ');
    expect((find('#folder-obras') as HTMLInputElement).checked).toBe(true);
    click('label[for="mobileNavToggle"]');
    expect(checkbox.checked).toBe(false);
  });

  it('lies beside the page in templates with a tray', () => {
    revive(`<a class="nav-toggle-label" aria-label="Menú" data-controller="NavToggle"><svg></svg></a>
      <div id="sideTrayWrapper"><a href="/">Inicio</a><div data-controller="Folders"><div class="folder-toggle">Obras</div><div class="subnav"><a href="/lazo">Lazo</a></div></div></div>`);
    click('.nav-toggle-label');
    expect(find('#sideTrayWrapper').style.visibility).toBe('visible');
    click('.folder-toggle');
    expect(find('.subnav').style.display).toBe('block');
    press(document.body, 'Escape');
    expect(find('#sideTrayWrapper').style.visibility).toBe('');
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

  it('whose button called the builder is adopted', () => {
    const html = burgerPage.replace('<button', '<button onclick="Y.use(\'menu\')"');
    expect(revive(html)[0]).toMatchObject({ status: 'adopted' });
  });

  it('that the owner has repaired stays theirs', () => {
    const entries = revive(burgerPage.replace('<button', '<button onclick="openMenu()"'));
    expect(entries.map(({ kind }) => kind)).toEqual(['menu-folder', 'menu-folder']);
  });
});

describe('folders in the header on a computer', () => {
  const html = `<span class="Header-nav-item--folder"><a href="#lazo" class="Header-nav-folder-title">Obras</a><span class="Header-nav-folder"><a href="#lazo">Lazo</a></span></span><a id="after" href="/">Inicio</a>`;

  it('open for the keyboard as for a mouse, and close when it leaves', () => {
    revive(html);
    const folder = find('.Header-nav-folder');
    find('.Header-nav-folder-title').focus();
    expect(folder.style.opacity).toBe('1');
    find('.Header-nav-folder a').focus();
    expect(folder.style.opacity).toBe('1');
    expect(press(find('.Header-nav-folder a'), 'Escape')).toBe(false);
    expect(folder.style.opacity).toBe('');
    expect(document.activeElement).toBe(find('.Header-nav-folder-title'));
  });

  it('open for a finger before the link leads away', () => {
    revive(html);
    const touch = new Event('pointerdown', { bubbles: true });
    Object.assign(touch, { pointerType: 'touch' });
    const tap = (): boolean => {
      find('.Header-nav-folder-title').dispatchEvent(touch);
      return find('.Header-nav-folder-title').dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true }),
      );
    };
    expect(tap()).toBe(false);
    expect(find('.Header-nav-folder').style.opacity).toBe('1');
    expect(tap()).toBe(true);
  });
});
