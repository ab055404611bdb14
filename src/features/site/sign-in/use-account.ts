import { useEffect, useState } from 'react';
import { importWithRetry } from '../../../core/lazy-import';
import type { SiteAccount } from '../../../core/site/site-api';
import { useEventListener } from '../../../hooks/use-event-listener';
import { signedInAccount } from '../account';

interface AccountState {
  /** Who is signed in; null for a visitor. */
  account: SiteAccount | null;
  /** Whether the element had the focus when the visitor signed in. The content that replaces the form then gets the focus. */
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
      // If the import fails, the form says so when the visitor sends it.
      () => {},
    );
  }, []);
  return state;
};
