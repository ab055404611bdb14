import type { Page } from '../support/page';

/** The page's warnings, errors and uncaught exceptions. */
export function complaintsOf(page: Page): string[] {
  const lines = page.console.filter(({ level }) => level === 'warn' || level === 'error');
  return [...lines.map(({ text }) => text), ...page.errors.map(({ message }) => message)];
}
