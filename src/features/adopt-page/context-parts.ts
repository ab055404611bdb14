import type { AdoptionEntry } from '../../core/adoption-report';
import { createElement } from './kinds/element';
import { type Adoption, isRefusal, type Read } from './kinds/kind';
import { readCookieBanner } from './kinds/site-parts/cookie-banner';
import { readMobileBar } from './kinds/site-parts/mobile-bar';
import { readOwnPopup, readPopup } from './kinds/site-parts/popup';
import type { RunStep, StepOptions } from './page-steps';

interface ContextPart {
  kind: string;
  /** A tag without `az-`. */
  block: string;
  /** Reads the page's body and its settings, as other kinds read an element. */
  read: Read;
  /** Reads a block that the owner has written into the page. Without it, that block stays as it is. */
  readOwn?: Read;
}

/** Parts of every page of a site that only its settings have. */
const contextParts: ContextPart[] = [
  { kind: 'cookie-banner', block: 'cookie-banner', read: readCookieBanner },
  { kind: 'popup', block: 'popup', read: readPopup, readOwn: readOwnPopup },
  { kind: 'mobile-bar', block: 'mobile-bar', read: readMobileBar },
];

/**
 * Puts the block at the end of the page, or in the place of an element that the builder's script had drawn. A block that the
 * owner has written gets its settings.
 */
const addBlock = (body: Element, { block, kind }: ContextPart, adoption: Adoption): Element => {
  const { target, data, attributes = {}, content } = adoption;
  const element = target?.matches(`az-${block}`) ? target : createElement(body, `az-${block}`);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (data) element.setAttribute('data', JSON.stringify(data));
  element.setAttribute('data-az-adopted', kind);
  if (element === target) return element;
  element.append(...(content?.(() => {}) ?? []));
  if (target) target.replaceWith(element);
  else body.append(element);
  return element;
};

const reviveContextPart = (
  body: Element,
  part: ContextPart,
  { dryRun, page }: StepOptions,
): AdoptionEntry[] => {
  const { kind, block, read, readOwn } = part;
  const base = { element: body, kind, block };
  try {
    const own = body.querySelector(`az-${block}`);
    const result = own ? readOwn?.(own, page) : read(body, page);
    if (!result) return [];
    if (isRefusal(result)) return [{ ...base, status: 'left', why: result.why }];
    const element = dryRun ? (result.target ?? body) : addBlock(body, part, result);
    return [{ ...base, element, status: 'adopted', why: result.needs ?? '' }];
  } catch (error) {
    console.error(`[azulejo] The ${kind} of the saved site could not be adopted.`, error);
    return [{ ...base, status: 'failed', why: String(error) }];
  }
};

/**
 * Adds the cookie banner, the popup and the mobile bar of the saved site, where its settings have them switched on and the page
 * has none yet. They belong to the whole page: nothing happens where `root` does not have its body.
 */
export const reviveContextParts: RunStep = (root, options) => {
  const body = root.querySelector('body');
  return body ? contextParts.flatMap((part) => reviveContextPart(body, part, options)) : [];
};
