import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { useLatest } from '../../../hooks/use-latest';
import { type CredentialsState, createCredentialsForm } from './credentials-form';

interface Options {
  /** Makes the call; never rejects. */
  send: Parameters<typeof createCredentialsForm>[0];
  /** Called when the server has accepted the fields. */
  onSuccess(): void;
}

interface CredentialsFormState extends CredentialsState {
  onSubmit(event: FormEvent<HTMLFormElement>): Promise<void>;
  togglePassword(): void;
}

/** The state and handlers of a form with a password, for a view. */
export const useCredentialsForm = ({ send, onSuccess }: Options): CredentialsFormState => {
  const latestSend = useLatest(send);
  const [form] = useState(() => createCredentialsForm((values) => latestSend.current(values)));
  const state = useSyncExternalStore(form.subscribe, form.getSnapshot);
  return {
    ...state,
    togglePassword: form.togglePassword,
    async onSubmit(event) {
      event.preventDefault();
      if (await form.submit(event.currentTarget)) onSuccess();
    },
  };
};
