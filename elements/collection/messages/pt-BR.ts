import { messages as api } from '../../../src/features/api/messages/pt-BR';
import { messages as collection } from '../../../src/features/collection/messages/pt-BR';
import { messages as likes } from '../../../src/features/likes/messages/pt-BR';
import { messages as price } from '../../../src/features/product/messages/pt-BR';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...api,
  ...collection,
  ...likes,
  ...price,
  oneResult: '1 resultado',
  results: '{count} resultados',
  shown: '{shown} de {count}',
  noResults: 'Nada corresponde a estes filtros.',
  clear: 'Limpar filtros',
  filters: 'Filtros',
  category: 'Categoria',
  tag: 'Etiqueta',
  all: 'Todas',
  price: 'Preço',
  minPrice: 'Preço mínimo',
  maxPrice: 'Preço máximo',
  inStock: 'Só disponíveis',
  sort: 'Ordem',
  ownOrder: 'Recomendados',
  newest: 'Mais recentes',
  oldest: 'Mais antigos',
  titleAscending: 'De A a Z',
  titleDescending: 'De Z a A',
  priceAscending: 'Menor preço',
  priceDescending: 'Maior preço',
  pages: 'Páginas',
  page: 'Página {page}',
  previousPage: 'Anterior',
  nextPage: 'Próxima',
  noPage: 'A página {page} não existe.',
  firstPage: 'Ir para a primeira página',
  untitled: 'Sem título',
  past: 'Encerrado',
};
