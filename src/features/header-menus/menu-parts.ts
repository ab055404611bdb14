import type { Scope } from '../../core/util/scope';
import type { ListenerOptions } from './button';
import { folderTemplates } from './folder-templates';
import { findHoverFolders } from './hover-folders';
import { menuTemplates } from './menu-templates';
import { startFolder } from './start-folder';
import { startMenu } from './start-menu';

/** On an element that opens or closes a menu or a folder of the saved page. */
export const headerMenuAttribute = 'data-az-header-menu';

/** A menu, or a folder in one. */
interface MenuPart {
  kind: 'menu-button' | 'menu-folder';
  /** The elements that open and close it. */
  elements: HTMLElement[];
  start(options: ListenerOptions): void;
}

type Accepts = (element: Element) => boolean;

const findMenus = (root: Scope, accepts: Accepts): MenuPart[] =>
  menuTemplates.flatMap((template): MenuPart[] => {
    const elements = [...root.querySelectorAll<HTMLElement>(template.buttons)].filter(accepts);
    const menu = elements[0]?.ownerDocument.querySelector<HTMLElement>(template.menu);
    if (!menu?.querySelector('a, button, input')) return [];
    const start: MenuPart['start'] = (options) => startMenu({ template, menu, buttons: elements }, options);
    return [{ kind: 'menu-button', elements, start }];
  });

const findFolders = (root: Scope, accepts: Accepts): MenuPart[] =>
  folderTemplates.flatMap((template) =>
    [...root.querySelectorAll<HTMLElement>(template.buttons)]
      .filter(accepts)
      .flatMap((button): MenuPart[] => {
        const folder = template.folderOf(button);
        if (!folder) return [];
        const start: MenuPart['start'] = (options) => startFolder({ template, button, folder }, options);
        return [{ kind: 'menu-folder', elements: [button], start }];
      }),
  );

/**
 * The menus and folders of the builder's templates.
 * @param accepts whether to consider a button
 */
export const findMenuParts = (root: Scope, accepts: Accepts): MenuPart[] => [
  ...findMenus(root, accepts),
  ...findFolders(root, accepts),
  ...findHoverFolders(root)
    .filter(({ item }) => accepts(item))
    .map(({ item, start }): MenuPart => ({ kind: 'menu-folder', elements: [item], start })),
];
