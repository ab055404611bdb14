import { pageTypes } from '../../../src/features/enums/page-types';
import { escapeHtml } from '../../build/html';
import { publicAccount } from './account-calls';
import type { Session } from './accounts';
import type { Person } from './people';

const contextScript = /(<script type="application\/json" data-azulejo-context>)(?<json>[\s\S]*?)(<\/script>)/;

/** The content of `<main data-locked>`, which only visitors with the password may read. */
const lockedContent = /(<main\b[^>]*\bdata-locked\b[^>]*>)[\s\S]*(<\/main>)/;

/** The text of `<a data-account>`, which leads to the page where visitors sign in and out. */
const accountLink = /(<a\b[^>]*\bdata-account\b[^>]*>)[^<]*(<\/a>)/;

/** JSON that can stand in a script element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The part of the site context that says who is signed in. */
export const accountContext = (person: Person) =>
  person.roles.length > 0
    ? {
        authenticatedAccount: publicAccount(person),
        websiteRoles: Object.fromEntries(person.roles.map((role) => [role, true])),
      }
    : { siteUser: publicAccount(person) };

interface Visit {
  session: Session | undefined;
  /** Whether the visitor has given the password of locked pages. */
  hasUnlocked: boolean;
  /** Further fields of the site context: the collection and the item that the page shows. */
  context?: object;
}

/**
 * Completes a page for one visitor: its site context and its header name the person who is signed in, and a locked page has no
 * content until the visitor unlocks it.
 * @throws if the page's context is not JSON
 */
export function completePage(page: string, { session, hasUnlocked, context: added }: Visit): string {
  const json = contextScript.exec(page)?.groups?.json;
  if (json === undefined) return page;
  const context = { ...JSON.parse(json), ...added };
  const isLocked = context.pageType === pageTypes.lockScreen;
  const completed = {
    ...context,
    ...(session && accountContext(session.person)),
    ...(isLocked && hasUnlocked && { pageType: pageTypes.page }),
  };
  const visible = isLocked && !hasUnlocked ? page.replace(lockedContent, '$1$2') : page;
  const named = session
    ? visible.replace(accountLink, (_, start, end) => start + escapeHtml(session.person.displayName) + end)
    : visible;
  return named.replace(contextScript, (_, start, _json, end) => start + scriptJson(completed) + end);
}
