import { useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import { lazyImport } from '../../src/core/lazy-import';
import type { SiteAccount } from '../../src/core/site/site-api';
import { FormFailure } from '../../src/features/site/sign-in/credentials-fields';
import { focusOnMount } from '../../src/hooks/focus-on-mount';
import type { messages } from './messages/es-419';

const siteModule = lazyImport(() => import('azulejo/site'));

interface AccountProps {
  account: SiteAccount;
  host: BlockHost;
  text: MessageFormatter<typeof messages>;
  /** Whether this replaces a form that had the focus. */
  takesFocus: boolean;
}

/** Who is signed in, and the button that signs out. */
export const Account = ({ account, host, text, takesFocus }: AccountProps) => {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const signOut = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    const isSignedOut = await siteModule.load().then(
      ({ site }) => site.logout({ source: host }),
      () => false,
    );
    setState(isSignedOut ? 'idle' : 'failed');
  };
  const name = account.displayName || account.email;
  return (
    <div part="account" className="account">
      <p part="name" tabIndex={-1} ref={takesFocus ? focusOnMount : undefined}>
        {name ? text('signedInAs', { name }) : text('signedIn')}
      </p>
      <button type="button" part="sign-out" aria-disabled={state === 'busy' || undefined} onClick={signOut}>
        {text(state === 'busy' ? 'signingOut' : 'signOut')}
      </button>
      <FormFailure message={state === 'failed' ? text('signOutFailed') : ''} />
    </div>
  );
};
