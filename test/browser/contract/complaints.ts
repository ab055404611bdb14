import type { Page } from '../support/page';

/** Everything of the page's console that is not good news, and what it did not catch. */
export function complaintsOf(page: Page): string[] {
  const lines = page.console.filter(({ level }) => level === 'warn' || level === 'error');
  return [...lines.map(({ text }) => text), ...page.errors.map(({ message }) => message)];
}
