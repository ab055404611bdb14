import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  map: 'Mapa',
  mapOf: 'Mapa: {title}',
  keys: 'As setas movem o mapa; mais e menos aproximam e afastam.',
  marker: 'Marcador',
  markerKeys: 'As setas movem o marcador.',
  newWindow: 'Abre em uma nova janela.',
  directions: 'Como chegar',
  more: 'Saiba mais',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  failed: 'Não foi possível carregar o mapa.',
  show: 'Ver o mapa',
  consent: 'Para ver este mapa, aceite conteúdo e cookies de {provider}.',
  accept: 'Aceitar e ver o mapa',
  decline: 'Agora não',
  wheel: 'Para aproximar o mapa, gire a roda com a tecla Ctrl.',
  fingers: 'Para mover o mapa, use dois dedos.',
};
