import { trustedScriptUrl } from '../../core/util/trusted';
import { ignoreLateWrites } from './ignore-late-writes';

interface ProviderScriptOptions {
  /** Address of the script. */
  src: string;
  /** Name of the provider, for the error. */
  provider: string;
  /** Whether the script has done its work: a widget is in its place, a global exists. */
  isReady: () => boolean;
  /** The element to insert a script into that writes beside itself; undefined for the head, once for each address. */
  place: Element | undefined;
  /** Ends the wait. The promise rejects with the signal's reason. */
  signal: AbortSignal;
}

/** The browser's own functions: a provider's script may redefine the globals. */
const { setInterval, clearInterval, setTimeout, clearTimeout } = globalThis;

/** How long a block waits for `isReady`, in ms. */
const timeoutMs = 10_000;
/** How often `isReady` is called, in ms. */
const intervalMs = 100;

/** Address -> the script in the head that several blocks use. */
const sharedScripts = new Map<string, HTMLScriptElement>();

const insertScript = (src: string, place: Element): HTMLScriptElement => {
  const script = document.createElement('script');
  script.async = true;
  script.src = trustedScriptUrl(src);
  place.append(script);
  return script;
};

const sharedScript = (src: string): HTMLScriptElement => {
  const script = sharedScripts.get(src) ?? insertScript(src, document.head);
  sharedScripts.set(src, script);
  return script;
};

/**
 * Loads a provider's script and waits until the script has done its work. Rejects if the script is blocked, throws, or does
 * nothing within the time limit; a later call loads a blocked script again. A `document.write` of the script is ignored.
 * @throws an error that names the provider, the address and the cause
 */
export const loadProviderScript = ({
  src,
  provider,
  isReady,
  place,
  signal,
}: ProviderScriptOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    if (isReady()) return resolve();
    let timeoutReason = `has shown nothing within ${timeoutMs / 1000} s`;
    const waitController = new AbortController();
    const end = (error?: unknown): void => {
      if (error) reject(error);
      else resolve();
      waitController.abort();
      clearInterval(interval);
      clearTimeout(timeout);
    };
    const fail = (reason: string): void =>
      end(Error(`The script of ${provider} ${reason}, so the link stays: ${src}`));
    const check = (): boolean => {
      try {
        const isDone = isReady();
        if (isDone) end();
        return isDone;
      } catch (error) {
        fail(`has broken functions of the page (${error})`);
        return true;
      }
    };
    const interval = setInterval(check, intervalMs);
    const timeout = setTimeout(() => fail(timeoutReason), timeoutMs);
    try {
      const script = place ? insertScript(src, place) : sharedScript(src);
      const options = { signal: waitController.signal };
      script.addEventListener('load', check, options);
      script.addEventListener(
        'error',
        () => {
          script.remove();
          sharedScripts.delete(src);
          fail('could not be loaded');
        },
        options,
      );
      // For a script from another site, browsers leave `filename` empty, unless the script comes with CORS.
      const onUncaught = ({ filename, message }: ErrorEvent): void => {
        if (filename === script.src && !check()) fail(`has failed with "${message}"`);
      };
      addEventListener('error', onUncaught, options);
      ignoreLateWrites({ ...options, script, onWrite: () => (timeoutReason = 'uses document.write') });
      signal.addEventListener('abort', () => end(signal.reason), options);
    } catch (error) {
      // The page's policy for trusted types may forbid the script.
      end(error);
    }
  });
