import { useLayoutEffect, useRef } from 'react';
import type { Connected } from './behaviour';
import { type FormGiven, type FormState, idle } from './form-state';

type Behaviour = typeof import('./behaviour');

interface UseForm extends FormGiven {
  state: FormState;
  change: (state: Partial<FormState>) => void;
  behaviour: Behaviour | undefined;
}

const load = (): Promise<Behaviour> => import('./behaviour');

let tries = 0;

/**
 * Another try for what could not be loaded. Firefox and WebKit remember a failed `import()` for ever, so they are asked for
 * another address of the same file, whose imports are those of the page all the same. Not in a page that checks its files
 * by their addresses (dist/importmap.json).
 */
const loadAgain = (): Promise<Behaviour> =>
  load().catch((error) => {
    const [, path] = /import\("(.+?)"\)/.exec(`${load}`) ?? [];
    if (!path || document.querySelector('[type="importmap"]')) throw error;
    return import(`${new URL(path, import.meta.url)}?${++tries}`);
  });

/** What a form does: its behaviour comes after it has shown, or with it where `behaviour` is there. */
export const useForm = ({ state, change, behaviour, ...given }: UseForm) => {
  const latest = useRef(given);
  latest.current = given;
  const current = useRef(state);
  current.current = state;
  const ref = useRef<HTMLFormElement>(null);
  const connected = useRef<Connected>(undefined);
  const { own } = given;
  const ownForm = own?.form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is connected once; what comes with other settings is read then
  useLayoutEffect(() => {
    const form = ownForm ?? ref.current;
    if (!form) return;
    const stop = new AbortController();
    const { signal } = stop;
    const since = performance.now();
    const connect = ({ connectForm }: Behaviour): void => {
      if (signal.aborted) return;
      connected.current = connectForm({
        form,
        given: () => latest.current,
        state: () => current.current,
        change,
        since,
        signal,
      });
      connected.current.updated();
    };
    if (behaviour) connect(behaviour);
    else {
      let loading = load().then(connect);
      const missing = (): void => {
        const notice = latest.current.text('apiConnection');
        change({ phase: 'idle', problem: { message: '', entries: [], notice } });
      };
      const send = (): void => {
        change(idle);
        connected.current?.submit();
      };
      // Sent before it is all there, or where it did not come: what is typed stays, and each press is another try.
      const early = (event: Event): void => {
        if (connected.current) return;
        event.preventDefault();
        change({ phase: 'sending', problem: undefined });
        loading = loading.catch(() => loadAgain().then(connect));
        loading.then(send, missing);
      };
      loading.catch(() => {});
      form.addEventListener('submit', early, { signal });
    }
    return () => {
      stop.abort();
      connected.current = undefined;
    };
  }, [ownForm]);

  useLayoutEffect(() => connected.current?.updated());

  return { ref, connected };
};
