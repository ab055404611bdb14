/**
 * Runs before each test file. The files of an environment share one thread and one happy-dom, as a new thread for each
 * takes more time than most of their tests. Here each file gets modules of its own, and leaves the next one a page as it
 * found it: with its globals, timers and real clock, without content, storage or cookies.
 */
import { afterAll, vi } from 'vitest';

vi.resetModules();
const globals = new Set(Object.getOwnPropertyNames(globalThis));

// The first hook to be registered: the file's own hooks run before it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!globals.has(name)) Reflect.deleteProperty(globalThis, name);
  if ('happyDOM' in globalThis) emptyPage();
});

function emptyPage(): void {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store
    document.cookie = `${cookie.split('=')[0]}=; path=/; expires=${new Date(0).toUTCString()}`;
  }
  history.replaceState(null, '', '/');
}
