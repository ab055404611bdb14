import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  gallery: 'Galeria',
  newWindow: 'Abre em uma nova janela',
  carousel: 'carrossel',
  slide: 'slide',
  position: '{index} de {count}',
  previous: 'Anterior',
  next: 'Próximo',
  play: 'Reproduzir',
  pause: 'Pausar',
  thumbnails: 'Miniaturas',
  goTo: 'Ir para o slide {index}',
  noImage: 'Sem imagem',
};
