import { before } from './suite';

/** The demo server's calls for tests: what it received, and faults on request. */
export interface ReceivedCall {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
  at: number;
}

interface Fault {
  path: string;
  status?: number;
  body?: unknown;
  delayMs?: number;
  drop?: boolean;
  truncate?: boolean;
  /** The whole file, without its length. */
  chunked?: boolean;
  times?: number;
  /** Only every n-th call fails. */
  every?: number;
}

/** The addresses of the pages of earlier tests. */
const earlierPages = new Set<string>();

/** The last calls of a page may come in the next test. Only a suite's own pages have an address that no other test uses. */
export function ignoreCallsFrom(pageAddress: string): void {
  if (pageAddress.includes('/_page/')) earlierPages.add(pageAddress.replace(/#.*/, ''));
}

/** The received calls of this test, oldest first; all of them without a path. */
export async function received(path?: string): Promise<ReceivedCall[]> {
  const response = await fetch(`/_received${path ? `?path=${encodeURIComponent(path)}` : ''}`);
  const calls: ReceivedCall[] = await response.json();
  return calls.filter(({ headers }) => !earlierPages.has(headers.referer ?? ''));
}

/** Parts of the paths of files in dist/. */
const requestedEachTime: string[] = [];

/**
 * Makes the browser ask for files of dist/ in each page of the suite, for files that fail: by a fault, or offline. The browser
 * keeps all others but those in dist/demo, as each page would cost a tenth more processor time.
 * @param parts of the files' paths, such as `chunks/`
 */
export function requestEachTime(...parts: string[]): void {
  requestedEachTime.push(...parts);
  before(async () => {
    await fetch('/_requested-each-time', { method: 'PUT', body: JSON.stringify(requestedEachTime) });
  });
}

const isKept = (path: string): boolean =>
  /^\/dist\/(?!demo\/)/.test(path) && !requestedEachTime.some((part) => path.includes(part));

/** Makes the next calls of a path fail. */
export async function fault(newFault: Fault): Promise<void> {
  if (isKept(newFault.path))
    throw new Error(`The browser may have kept ${newFault.path}: call requestEachTime() first in the suite.`);
  const response = await fetch('/_fault', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(newFault),
  });
  if (!response.ok) throw new Error(`The server takes no such fault: ${await response.text()}`);
}

/** Clears the recorded calls, faults, cookies and browser storage. */
export async function resetSite(): Promise<void> {
  await Promise.all(
    ['/_received', '/_fault', '/_page/cookies'].map((path) => fetch(path, { method: 'DELETE' })),
  );
  localStorage.clear();
  sessionStorage.clear();
}
