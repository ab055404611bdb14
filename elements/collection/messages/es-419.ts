import { messages as api } from '../../../src/features/api/messages/es-419';
import { messages as collection } from '../../../src/features/collection/messages/es-419';
import { messages as likes } from '../../../src/features/likes/messages/es-419';
import { messages as price } from '../../../src/features/product/messages/es-419';

export const messages = {
  ...api,
  ...collection,
  ...likes,
  ...price,
  oneResult: '1 resultado',
  results: '{count} resultados',
  shown: '{shown} de {count}',
  noResults: 'Nada coincide con estos filtros.',
  clear: 'Quitar los filtros',
  filters: 'Filtros',
  category: 'Categoría',
  tag: 'Etiqueta',
  all: 'Todas',
  price: 'Precio',
  minPrice: 'Precio mínimo',
  maxPrice: 'Precio máximo',
  inStock: 'Solo disponibles',
  sort: 'Orden',
  ownOrder: 'Recomendado',
  newest: 'Más recientes',
  oldest: 'Más antiguos',
  titleAscending: 'De la A a la Z',
  titleDescending: 'De la Z a la A',
  priceAscending: 'Menor precio',
  priceDescending: 'Mayor precio',
  pages: 'Páginas',
  page: 'Página {page}',
  previousPage: 'Anterior',
  nextPage: 'Siguiente',
  noPage: 'La página {page} no existe.',
  firstPage: 'Ir a la primera página',
  untitled: 'Sin título',
  past: 'Finalizado',
};

export type ListMessages = typeof messages;
