import type { BlockProps } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { SignInForm } from '../../src/features/site/sign-in/sign-in-form';
import { useAccount } from '../../src/features/site/sign-in/use-account';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { Account } from './account';
import type { messages } from './messages/es-419';
import type { LoginSettings } from './schema';

/** The form that signs visitors in; for those who are signed in, their name and a button that signs out. */
export const Login = ({
  settings: { redirect, forgotUrl, signUpUrl },
  host,
  text,
}: BlockProps<LoginSettings, typeof messages>) => {
  const { account, hadFocus } = useAccount(host);
  useCustomState(host, 'signed-in', !!account);
  if (account) return <Account account={account} host={host} text={text} takesFocus={hadFocus} />;
  const onSignIn = (): void => {
    emit(host, 'az-login', { detail: { account: globalThis.Azulejo?.site?.account } });
    if (redirect) location.assign(redirect);
  };
  return (
    <SignInForm
      host={host}
      text={text}
      forgotUrl={forgotUrl}
      signUpUrl={signUpUrl}
      signUpLabel={text('signUp')}
      onSignIn={onSignIn}
    />
  );
};
