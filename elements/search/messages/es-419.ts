import { messages as api } from '../../../src/features/api/messages/es-419';

export const messages = {
  ...api,
  search: 'Buscar',
  close: 'Cerrar la búsqueda',
  clear: 'Borrar la búsqueda',
  results: 'Resultados',
  loading: 'Cargando...',
  count: 'Resultados: {count}',
  none: 'No hay resultados para «{query}».',
  all: 'Ver todos los resultados',
  searchSite: 'Buscar en todo el sitio',
  failed: 'No se pueden cargar los resultados.',
  retry: 'Intentar de nuevo',
  showMore: 'Ver más',
  useKey: 'Buscar con la tecla {key}',
};
