import { writeGlobal } from './page-globals';
import { trustedScriptUrl } from './trusted';

interface CallbackScript<Provider> {
  /** Names the script in the error. */
  name: string;
  address: URL;
  /** The parameter of the address that names the callback. */
  parameter: 'callback' | 'onload';
  /** The global function that the script calls once it is ready. */
  callback: string;
  /** Returns the object that the script makes; undefined without the object. */
  read: () => Provider | undefined;
}

/** Such a script loads more files, and no event tells when one of those fails. */
const timeoutMs = 30_000;

/**
 * Loads a provider's script that calls a global function once it is ready. A script that fails leaves the page.
 * @returns the object that the script makes
 * @throws an error that says why there is none, also where the page's policy forbids the script
 */
export const loadCallbackScript = <Provider>({
  name,
  address,
  parameter,
  callback,
  read,
}: CallbackScript<Provider>): Promise<Provider> =>
  new Promise((resolve, reject) => {
    const url = new URL(address);
    url.searchParams.set(parameter, callback);
    const script = document.createElement('script');
    script.async = true;
    script.src = trustedScriptUrl(url.href);
    const fail = (reason: string): void => {
      clearTimeout(timer);
      script.remove();
      reject(Error(`${name} ${reason}.`));
    };
    const timer = setTimeout(() => fail(`could not be loaded within ${timeoutMs / 1000} s`), timeoutMs);
    writeGlobal(callback, () => {
      clearTimeout(timer);
      writeGlobal(callback, undefined);
      const provider = read();
      if (provider) resolve(provider);
      else fail('is missing after its script has run');
    });
    script.addEventListener('error', () => fail('could not be loaded'));
    document.head.append(script);
  });
