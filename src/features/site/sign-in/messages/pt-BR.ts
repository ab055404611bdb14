import { messages as api } from '../../../api/messages/pt-BR';
import type { SignInMessages } from './es-419';

export const messages: SignInMessages = {
  ...api,
  signIn: 'Entrar',
  signingIn: 'Entrando...',
  email: 'E-mail',
  password: 'Senha',
  show: 'Mostrar',
  showPassword: 'Mostrar a senha',
  hide: 'Ocultar',
  hidePassword: 'Ocultar a senha',
  rememberMe: 'Continuar conectado',
  forgotPassword: 'Esqueceu sua senha?',
  signUp: 'Criar uma conta',
  emailMissing: 'Escreva seu e-mail.',
  emailMalformed: 'O e-mail não é válido. Os endereços de e-mail devem seguir o formato {email}.',
  exampleEmail: 'nome@exemplo.com',
  passwordMissing: 'Escreva a senha.',
  wrongCredentials: 'Solicitação não autorizada. Confira o e-mail e a senha.',
  wrongPassword: 'Solicitação não autorizada. Confira a senha.',
  tooManyAttempts: 'Tentativas demais. Espere um momento e tente novamente.',
};
