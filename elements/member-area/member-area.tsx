import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import { messageText } from '../../src/core/i18n/message-formatter';
import { safeUrl } from '../../src/core/util/safe-url';
import { SignInForm } from '../../src/features/site/sign-in/sign-in-form';
import { useAccount } from '../../src/features/site/sign-in/use-account';
import { focusOnMount } from '../../src/hooks/focus-on-mount';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { Html } from '../../src/ui/html';
import type { MembersContentStore } from './members-content';
import type { messages } from './messages/es-419';
import type { MemberAreaSettings } from './schema';

interface RetryProps {
  text: MessageFormatter<typeof messages>;
  retry(): Promise<void>;
}

const Retry = ({ text, retry }: RetryProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const onClick = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    await retry();
    setIsBusy(false);
  };
  return (
    <>
      {/* Empty while the request runs: screen readers announce a text that appears, not one that stays. */}
      <p part="notice" className="notice" role="alert">
        {!isBusy && text('failed')}
      </p>
      <button type="button" part="retry" aria-disabled={isBusy || undefined} onClick={onClick}>
        {text('retry')}
      </button>
    </>
  );
};

/** The content for everybody, with a form to sign in; for members, the content of `src` instead. */
export const MemberArea = ({
  settings: { joinUrl },
  host,
  text,
  prepared: store,
}: BlockProps<MemberAreaSettings, typeof messages, MembersContentStore>) => {
  const content = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const { account } = useAccount(host);
  useEffect(() => {
    store.showFor(account);
  }, [account, store]);
  useCustomState(host, 'members', content.status === 'members');

  if (content.status === 'members')
    return (
      <section
        part="members"
        aria-label={text('members')}
        tabIndex={-1}
        ref={content.takesFocus ? focusOnMount : undefined}
      >
        <Html html={content.html} />
      </section>
    );

  const onSignIn = (): void => {
    emit(host, 'az-login', { detail: { account: globalThis.Azulejo?.site?.account } });
  };
  const joinAddress = safeUrl(joinUrl || globalThis.Azulejo?.config.signUpUrl) ?? '';
  return (
    <>
      <slot />
      <div
        key={content.status}
        part="entry"
        className="entry"
        tabIndex={-1}
        ref={content.takesFocus ? focusOnMount : undefined}
      >
        {content.status === 'visitor' && (
          <>
            {content.isSessionLost && (
              <p part="notice" className="notice" role="status">
                {text('sessionLost')}
              </p>
            )}
            <SignInForm
              host={host}
              text={text}
              forgotUrl=""
              signUpUrl={joinAddress}
              signUpLabel={text('join')}
              onSignIn={onSignIn}
            />
          </>
        )}
        {content.status === 'refused' && (
          <>
            <p part="notice" className="notice" role="status">
              {messageText(content, text)}
            </p>
            {joinAddress && (
              <p part="links" className="links">
                <a part="link" href={joinAddress}>
                  {text('join')}
                </a>
              </p>
            )}
          </>
        )}
        {content.status === 'failed' && <Retry text={text} retry={store.reload} />}
      </div>
    </>
  );
};
