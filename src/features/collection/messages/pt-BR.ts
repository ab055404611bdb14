import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  loading: 'Carregando...',
  loadFailed: 'Não foi possível carregar os itens.',
  retry: 'Tentar novamente',
  loadMore: 'Ver mais',
  empty: 'Ainda não há nada aqui.',
};
