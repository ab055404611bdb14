import type { ApiMessages } from './es-419';

export const messages: ApiMessages = {
  apiConnection: 'Não foi possível conectar...',
  apiUnauthorized: 'Solicitação não autorizada',
  apiServer: 'Erro interno do servidor. Tente novamente mais tarde.',
  apiUnavailable: 'Este serviço está temporariamente indisponível. Tente novamente mais tarde.',
  apiUnreadable: 'Erro interno: não foi possível analisar a resposta de ({url}) como JSON: {message}',
};
