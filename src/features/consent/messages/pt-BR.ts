import type { messages as spanish, categories as spanishCategories } from './es-419';

export const categories: typeof spanishCategories = {
  preferences: 'Preferências',
  statistics: 'Estatísticas',
  marketing: 'Publicidade',
};

export const messages: typeof spanish = {
  blocked: 'Este conteúdo vem de {host} e pode usar cookies.',
  blockedCategory:
    'Este conteúdo vem de {host} e pode usar cookies. Se aceitar, você permite neste site tudo da categoria {categories}.',
  ...categories,
  show: 'Aceitar e mostrar',
};
