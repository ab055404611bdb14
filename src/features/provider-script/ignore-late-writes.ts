/** A script that may call `document.write`, and the callback for it. */
interface Writer {
  script: HTMLScriptElement;
  onWrite: () => void;
}

const writers = new Set<Writer>();

let isGuarded = false;

/** The awaited script that runs right now: at most one. */
const currentWriters = (): Writer[] => [...writers].filter(({ script }) => script === document.currentScript);

/**
 * Calls `onWrite` of the script that has written. In a timer or a listener, the browser does not tell which script that is; if
 * only one script is awaited, it is taken to be that one.
 */
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
  // `Reflect.set` does not throw if the page has made the functions read-only.
  for (const method of ['write', 'writeln'] as const) {
    const original = document[method];
    Reflect.set(document, method, (...texts: string[]) => {
      // The document is loading again after the page itself has called `document.open()`, which may write.
      if (document.readyState === 'loading' && !currentWriters().length) original.apply(document, texts);
      else notifyWriters();
    });
  }
  const originalOpen = document.open as (...args: unknown[]) => Document;
  Reflect.set(document, 'open', (...args: unknown[]) => {
    // With three arguments, `document.open` opens a window.
    const erasesPage = args.length < 3 && document.readyState !== 'loading';
    if (!erasesPage || writers.size === 0) return originalOpen.apply(document, args);
    notifyWriters();
    return document;
  });
};

/**
 * Makes `document.write` do nothing in a document that has been parsed, where it would erase the whole page. This lasts for good,
 * because a provider's script may call it long after it has loaded. While a provider's script is awaited, `document.open` does
 * nothing either.
 * @param options.onWrite called when the script, or one that can only be this one, has tried to write
 * @param options.signal aborts when the script is not awaited any longer
 */
export const ignoreLateWrites = ({ signal, ...writer }: Writer & { signal: AbortSignal }): void => {
  guardDocument();
  writers.add(writer);
  signal.addEventListener('abort', () => writers.delete(writer));
};
