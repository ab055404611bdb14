import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { elementsIn, isRendered, isVisible, styleOf } from './flat-tree';

export interface RoleFilter {
  name?: string | RegExp;
  /** Of a heading. */
  level?: number;
  expanded?: boolean;
  /** Only in this element. */
  within?: Element;
}

/** All elements with this role that assistive technology reaches, in the order of the flat tree. */
export function allByRole(root: Element, role: string, filter: RoleFilter = {}): Element[] {
  const { name, level, expanded, within } = filter;
  const scope = within && new Set(elementsIn(within));
  return reachable(root).filter(
    (element) =>
      roleOf(element) === role &&
      (!scope || scope.has(element)) &&
      (level === undefined || levelOf(element) === level) &&
      (expanded === undefined || isExpanded(element) === expanded) &&
      (name === undefined || matches(nameOf(element), name)),
  );
}

/** While a modal dialog is open, only its content is reachable. */
function reachable(root: Element): Element[] {
  const modal = [...elementsIn(root)].filter((element) => element.matches(':modal')).at(-1);
  const elements = [...elementsIn(modal ?? root, isReachable)];
  return (modal ? [modal, ...elements] : elements).filter(isVisible);
}

export function nameOf(element: Element): string {
  return computeAccessibleName(element, { getComputedStyle: styleOf }).replace(/\s+/g, ' ').trim();
}

/** Roles from HTML-AAM that dom-accessibility-api lacks. */
const furtherRoles: Record<string, string> = {
  address: 'group',
  blockquote: 'blockquote',
  p: 'paragraph',
  search: 'search',
};

function roleOf(element: Element): string | null {
  const role = getRole(element) ?? furtherRoles[element.localName] ?? null;
  // HTML-AAM: these two are landmarks only where they have a name.
  if (role === 'region' || role === 'form')
    return element.hasAttribute('role') || nameOf(element) ? role : null;
  return role;
}

function matches(text: string, pattern: string | RegExp): boolean {
  return typeof pattern === 'string' ? text === pattern : pattern.test(text);
}

function isReachable(element: Element): boolean {
  const isHidden = element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('inert');
  return !isHidden && isRendered(element);
}

function levelOf(element: Element): number {
  return Number(element.getAttribute('aria-level') ?? /^h([1-6])$/.exec(element.localName)?.[1]);
}

/** @returns undefined for elements that cannot be expanded. */
function isExpanded(element: Element): boolean | undefined {
  const expanded = element.getAttribute('aria-expanded');
  if (expanded) return expanded === 'true';
  const isSummary = element.localName === 'summary' && element.parentElement?.localName === 'details';
  return isSummary ? (element.parentElement as HTMLDetailsElement).open : undefined;
}
