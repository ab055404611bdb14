/** A script that may write, and what to do then. */
interface Writer {
  script: HTMLScriptElement;
  onWrite: () => void;
}

const writers = new Set<Writer>();

let isGuarded = false;

/** The scripts that run now and are being waited for: at most one. */
const currentWriters = (): Writer[] => [...writers].filter(({ script }) => script === document.currentScript);

/** In a timer or a listener, nothing says which script writes; a single one that is being waited for is the likely one. */
const notifyWriters = (): void => {
  const current = currentWriters();
  const notified = current.length || writers.size !== 1 ? current : [...writers];
  for (const { onWrite } of notified) onWrite();
  if (!notified.length)
    console.warn('[azulejo] A script has called document.write, which would have erased the page. Ignored.');
};

const guardDocument = (): void => {
  if (isGuarded) return;
  isGuarded = true;
  // A page may have locked the functions, which no script can replace then: `Reflect.set` throws nothing.
  for (const method of ['write', 'writeln'] as const) {
    const original = document[method];
    Reflect.set(document, method, (...texts: string[]) => {
      // After a `document.open()` of the page itself, which wants a new document, the document is loading again.
      if (document.readyState === 'loading' && !currentWriters().length) original.apply(document, texts);
      else notifyWriters();
    });
  }
  const originalOpen = document.open as (...args: unknown[]) => Document;
  Reflect.set(document, 'open', (...args: unknown[]) => {
    // With three arguments, it opens a window.
    const erasesPage = args.length < 3 && document.readyState !== 'loading';
    if (!erasesPage || writers.size === 0) return originalOpen.apply(document, args);
    notifyWriters();
    return document;
  });
};

/**
 * `document.write` in a document that has been parsed erases the whole page. From now on, such calls write nothing: a
 * provider's script may call it long after it has loaded. While a provider's script is awaited, `document.open` does nothing
 * either.
 * @param options.onWrite is called when the script, or one that can only be this one, has tried, until the signal aborts
 */
export const ignoreLateWrites = ({ signal, ...writer }: Writer & { signal: AbortSignal }): void => {
  guardDocument();
  writers.add(writer);
  signal.addEventListener('abort', () => writers.delete(writer));
};
