import { trustedScriptUrl } from '../../../src/util/trusted';

/** Gallery 8. */
const timeoutMs = 30_000;

const callback = 'azulejoGoogleMaps';

let loading: Promise<typeof google.maps> | undefined;

const request = (address: string): Promise<typeof google.maps> =>
  new Promise((resolve, reject) => {
    const globals = window as unknown as Record<string, (() => void) | undefined>;
    const script = document.createElement('script');
    const fail = (why: string): void => {
      loading = undefined;
      script.remove();
      reject(Error(`Google Maps ${why}.`));
    };
    const timer = setTimeout(() => fail(`did not load within ${timeoutMs / 1000} s`), timeoutMs);
    globals[callback] = () => {
      clearTimeout(timer);
      delete globals[callback];
      if (window.google?.maps) resolve(window.google.maps);
      else fail('is not what its script has made');
    };
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail('could not be loaded');
    });
    script.async = true;
    script.src = trustedScriptUrl(`${address}&callback=${callback}`);
    document.head.append(script);
  });

/** Google's interface: what the page has already, else from one script a page. Another try after a failure. */
export const loadGoogle = (address: string): Promise<typeof google.maps> => {
  const here = window.google?.maps;
  if (here?.Map) return Promise.resolve(here);
  loading ??= request(address);
  return loading;
};

const refused = new Set<() => void>();
let pagesOwn: (() => void) | undefined;

const tell = (): void => {
  pagesOwn?.();
  for (const fail of [...refused]) fail();
};

/** Calls `fail` when Google refuses the key, which it says to all maps at once. @returns a function that stops it */
export const watchRefusal = (fail: () => void): (() => void) => {
  if (window.gm_authFailure !== tell) pagesOwn = window.gm_authFailure;
  window.gm_authFailure = tell;
  refused.add(fail);
  return () => void refused.delete(fail);
};
