import { createEntry, logFailure, type ReportEntry } from './entries';
import { adoptedAttribute, type BlockNames, createBlock, insertBlock } from './insert-blocks';
import { type Adoption, isRefusal, type Read, type Refusal, type SavedPage } from './kinds/kind';
import { readCookieBanner } from './kinds/site-parts/cookie-banner';
import { readMobileBar } from './kinds/site-parts/mobile-bar';
import { readOwnPopup, readPopup } from './kinds/site-parts/popup';
import type { RunStep } from './page-step';

interface ContextPart extends BlockNames {
  /** Reads the page's body and its settings, as other kinds read an element. */
  read: Read;
  /** Reads a block that the owner has written into the page. Without `readOwn`, such a block stays as it is. */
  readOwn?: Read;
}

/** Parts of every page that exist only in the site's settings. */
const contextParts: ContextPart[] = [
  { kind: 'cookie-banner', block: 'cookie-banner', read: readCookieBanner },
  { kind: 'popup', block: 'popup', read: readPopup, readOwn: readOwnPopup },
  { kind: 'mobile-bar', block: 'mobile-bar', read: readMobileBar },
];

/**
 * Puts the block at the end of the page, or in the place of an element that the builder's script had drawn. A block that the
 * owner has written into the page stays there, and gets the settings.
 */
const addBlock = (body: Element, part: ContextPart, adoption: Adoption): Element | Refusal => {
  const { target, data = {} } = adoption;
  const isOwn = target?.matches(`az-${part.block}`);
  if (target && !isOwn) return insertBlock(target, part, adoption);
  const block = target ?? createBlock(body, part, adoption);
  if (isOwn) block.setAttribute('data', JSON.stringify(data));
  else body.append(block);
  block.setAttribute(adoptedAttribute, part.kind);
  return block;
};

const reviveContextPart = (body: Element, part: ContextPart, page: SavedPage): ReportEntry[] => {
  const { kind, block, read, readOwn } = part;
  const base = { element: body, kind, block };
  try {
    const own = body.querySelector(`az-${block}`);
    const result = own ? readOwn?.(own, page) : read(body, page);
    if (!result) return [];
    if (isRefusal(result)) return [createEntry({ ...base, status: 'left', reason: result })];
    const added = addBlock(body, part, result);
    if (isRefusal(added)) return [createEntry({ ...base, status: 'left', reason: added })];
    return [createEntry({ ...base, element: added, reason: result.needs })];
  } catch (error) {
    return [logFailure(base, error)];
  }
};

/**
 * Adds the cookie banner, the popup and the mobile bar of the saved site, where its settings have them switched on and the page
 * has none yet. They belong to the whole page: nothing happens where `root` does not contain the body.
 */
export const reviveContextParts: RunStep = (root, page) => {
  const body = root.querySelector('body');
  return body ? contextParts.flatMap((part) => reviveContextPart(body, part, page)) : [];
};
