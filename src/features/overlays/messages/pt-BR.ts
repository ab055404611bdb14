import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  confirm: 'OK',
  reject: 'Cancelar',
  error: 'Erro do sistema',
  logged: 'Ocorreu um erro, que foi registrado automaticamente.',
  unauthorized: 'Solicitação não autorizada',
  unknown: 'Erro desconhecido, tente novamente mais tarde.',
  reload: 'Recarregar a página',
  clear: 'Limpar',
  signIn: 'Entrar',
};
