import { messages as slides } from '../../../src/features/slides/messages/pt-BR';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...slides,
  gallery: 'Galeria',
  newWindow: 'Abre em uma nova janela',
  play: 'Reproduzir',
  pause: 'Pausar',
  thumbnails: 'Miniaturas',
  goTo: 'Ir para o slide {index}',
  noImage: 'Sem imagem',
};
