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
  /** What the page shows, for its site context: the collection, the item. */
  context?: object;
}

/**
 * Completes a page for one visitor: its site context and its header name who is signed in, and a locked page keeps its content back
 * until it is unlocked.
 * @throws where the page's context is no JSON
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
