import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  label: 'Imagem',
  position: '{index} de {count}',
  previous: 'Anterior',
  next: 'Próxima',
  close: 'Fechar',
  zoom: 'Ampliar',
  caption: 'Legenda',
  thumbnails: 'Miniaturas',
  goTo: 'Ir para a imagem {index}',
  failed: 'Não foi possível carregar a imagem.',
  newWindow: 'Abre em uma nova janela',
};
