import { messages as api } from '../../../src/features/api/messages/pt-BR';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...api,
  search: 'Pesquisar',
  close: 'Fechar a pesquisa',
  clear: 'Limpar a pesquisa',
  results: 'Resultados',
  loading: 'Carregando...',
  count: 'Resultados: {count}',
  none: 'Não há resultados para “{query}”.',
  all: 'Ver todos os resultados',
  searchSite: 'Pesquisar em todo o site',
  failed: 'Não é possível carregar os resultados.',
  retry: 'Tentar novamente',
  showMore: 'Ver mais',
  useKey: 'Pesquisar com a tecla {key}',
};
