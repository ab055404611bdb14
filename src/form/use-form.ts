import { useLayoutEffect, useRef } from 'react';
import type { Connected } from './behaviour';
import type { FormGiven, FormState } from './form-state';

type Behaviour = typeof import('./behaviour');

interface UseForm extends FormGiven {
  state: FormState;
  change: (state: Partial<FormState>) => void;
  behaviour: Behaviour | undefined;
}

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
      const loading = import('./behaviour').then(connect);
      const failed = (): void => {
        const notice = latest.current.text('apiConnection');
        change({ problem: { message: '', entries: [], notice } });
      };
      loading.catch(() => {});
      // Sent before it is all there.
      const early = (event: Event): void => {
        if (connected.current) return;
        event.preventDefault();
        loading.then(() => connected.current?.submit(), failed);
      };
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
