import { messages as signIn } from '../../../src/features/site/sign-in/messages/es-419';

export const messages = {
  ...signIn,
  signedInAs: 'Iniciaste sesión como {name}.',
  /** For an account without a name. */
  signedIn: 'Iniciaste sesión.',
  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando sesión...',
  signOutFailed: 'No se pudo cerrar la sesión. Intenta nuevamente.',
};
