import { messages as signIn } from '../../../src/features/site/sign-in/messages/pt-BR';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...signIn,
  signedInAs: 'Você entrou como {name}.',
  signedIn: 'Você entrou na sua conta.',
  signOut: 'Sair',
  signingOut: 'Saindo...',
  signOutFailed: 'Não foi possível sair da sua conta. Tente novamente.',
};
