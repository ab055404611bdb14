import { type Dispatch, useCallback, useState, useSyncExternalStore } from 'react';
import type { BlockHost } from '../../core/block-host';
import { createStore, type WritableStore } from '../../core/util/store';
import { type FormAction, type FormState, formReducer, initialFormState } from './form-state';

/**
 * The state of a form. Its element keeps the state: a form that comes back to the page has the step, the errors and the message
 * as before, also those of a submission that has ended meanwhile.
 */
export const useFormState = ({ visitorState }: BlockHost): [FormState, Dispatch<FormAction>] => {
  const [store] = useState(() => {
    const before = visitorState.get('form') as WritableStore<FormState> | undefined;
    const store = before ?? createStore(initialFormState);
    visitorState.set('form', store);
    // A form that comes back leaves the focus where it is.
    store.update({ focus: undefined });
    return store;
  });
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const dispatch = useCallback(
    (action: FormAction) => store.set(formReducer(store.getSnapshot(), action)),
    [store],
  );
  return [state, dispatch];
};
