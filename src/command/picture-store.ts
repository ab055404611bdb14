import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Fetch = typeof globalThis.fetch;

/** Downloaded pictures, each once. */
export interface PictureStore {
  /**
   * @param address absolute, `https://…` or `//…`
   * @returns the path of the file; undefined for a picture that cannot be downloaded, which `failures` then names
   */
  save(address: string): Promise<string | undefined>;
  /** A line for each picture that could not be downloaded. */
  failures: string[];
  /** The number of files. */
  readonly count: number;
}

const timeoutMs = 30_000;
const maxBytes = 100 * 1024 * 1024;
/** Downloads at a time, so that no server takes them for an attack. */
const maxDownloads = 6;

const endings: Record<string, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/gif': '.gif',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'image/svg+xml': '.svg',
  'image/x-icon': '.ico',
  'image/vnd.microsoft.icon': '.ico',
};

/** A name that says what the picture is, and belongs to this address alone: `photo-1f0c9a2b.jpg`. */
const fileNameOf = (address: string, type: string): string => {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  const stem = last.replace(/\.\w+$/, '').replace(/%[\da-f]{2}|[^\w-]+/gi, '-');
  const hash = createHash('sha256').update(address).digest('hex').slice(0, 8);
  return `${stem.slice(0, 60).replace(/^-+|-+$/g, '') || 'picture'}-${hash}${endings[type] ?? ''}`;
};

const absolute = (address: string): string => (address.startsWith('//') ? `https:${address}` : address);

/** Why a download failed: the cause within "fetch failed", or the timeout. */
const reasonOf = (error: unknown): string => {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return name === 'TimeoutError'
    ? `no answer within ${timeoutMs / 1000} s`
    : (cause?.code ?? cause?.message ?? message);
};

/** Runs at most `limit` tasks at a time. */
const createQueue = (limit: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

/** @param folder where the files go; it is created with the first file */
export const createPictureStore = ({ folder, fetch }: { folder: string; fetch: Fetch }): PictureStore => {
  const files = new Map<string, Promise<string | undefined>>();
  const failures: string[] = [];
  const queue = createQueue(maxDownloads);
  let count = 0;

  const download = async (address: string): Promise<string> => {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`the server answers ${response.status}`);
    const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (!type.startsWith('image/')) throw new Error(`it is no picture, but ${type || 'of no known type'}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length > maxBytes) throw new Error(`it is larger than ${maxBytes / 1024 / 1024} MB`);
    mkdirSync(folder, { recursive: true });
    const file = join(folder, fileNameOf(address, type));
    writeFileSync(file, bytes);
    count += 1;
    return file;
  };

  const save = async (address: string): Promise<string | undefined> => {
    try {
      return await queue(() => download(address));
    } catch (error) {
      failures.push(`${address}: ${reasonOf(error)}`);
      return undefined;
    }
  };

  return {
    failures,
    get count() {
      return count;
    },
    save(relativeAddress) {
      const address = absolute(relativeAddress);
      const file = files.get(address) ?? save(address);
      files.set(address, file);
      return file;
    },
  };
};
