import { useEffect, useState } from 'react';
import { importWithRetry } from '../../../core/lazy-import';
import type { SiteAccount } from '../../../core/site/site-api';
import { useEventListener } from '../../../hooks/use-event-listener';
import { signedInAccount } from '../account';

interface AccountState {
  /** Who is signed in; null for a visitor. */
  account: SiteAccount | null;
  /** Whether the element had the focus when the visitor signed in: what takes the place of the form gets it. */
  hadFocus: boolean;
}

/** Who is signed in, for a view. Starts `azulejo/site`, with which visitors sign in and out. */
export const useAccount = (host: HTMLElement): AccountState => {
  const [state, setState] = useState<AccountState>(() => ({ account: signedInAccount(), hadFocus: false }));
  useEventListener(document, 'az-account', ({ detail }: CustomEvent<{ account: SiteAccount | null }>) =>
    setState((earlier) => ({
      account: detail.account,
      // `azulejo/site` also announces an account that is known from the start. No form is replaced then, so `hadFocus` stays.
      hadFocus: earlier.account ? earlier.hadFocus : host.matches(':focus-within'),
    })),
  );
  useEffect(() => {
    importWithRetry(() => import('azulejo/site')).then(
      ({ startSite }) => startSite(),
      // The visitor reads of a failed import when the form is sent.
      () => {},
    );
  }, []);
  return state;
};
