/**
 * Menus of pages saved from the hosted builder: `dist/header-menus.js`. The loader imports it for elements with
 * `data-az-header-menu`, which the adoption of a page writes.
 * @module
 */

export { startHeaderMenus } from './start-header-menus';
