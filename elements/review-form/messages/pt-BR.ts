import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  title: 'Avalie sua compra',
  order: 'Pedido {number}',
  stars: '{value} de 5 estrelas',
  average: 'Média: {value} de 5 estrelas. Avaliações: {count}',
  rating: 'Sua nota',
  required: '(obrigatório)',
  noStars: 'Selecione uma nota com estrelas',
  text: 'Sua avaliação',
  remaining: 'Caracteres restantes: {count}',
  tooLong: 'Você excedeu o limite de caracteres.',
  name: 'Seu nome',
  send: 'Enviar avaliação',
  sending: 'Enviando...',
  thanks: 'Agradecemos sua avaliação!',
  reviewed: 'Você já avaliou esta compra.',
  expired: 'Sua solicitação de avaliação expirou',
  retry: 'Tente enviar sua avaliação novamente.',
  offline: 'Não foi possível conectar... Tente novamente',
  again: 'Tentar novamente',
};
