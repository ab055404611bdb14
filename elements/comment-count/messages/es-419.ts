export const messages = {
  comments: 'Comentarios',
  oneComment: '1 comentario',
  commentCount: '{count} comentarios',
};
