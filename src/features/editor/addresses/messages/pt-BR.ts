import type { AddressMessages } from './es-419';

export const messages: AddressMessages = {
  telFormat: 'Um telefone tem de 4 a 49 caracteres: dígitos, + e -.',
  smsFormat: 'Um SMS começa com sms: e tem menos de 1000 caracteres.',
  mailtoFormat: 'Um e-mail começa com mailto:, tem uma @, um domínio com ponto e menos de 1000 caracteres.',
  anchorFormat: 'Uma âncora começa com # e tem menos de 100 caracteres.',
  javascriptFormat: 'Um script começa com javascript: e tem menos de 250 caracteres.',
  ftpFormat: 'Um endereço FTP começa com ftp:// e tem menos de 100 caracteres.',
  internalFormat: 'Um endereço interno começa com / e tem menos de 150 caracteres.',
  contentFormat:
    'Um link para conteúdo é / com um id, pode ter filtros depois de ? e tem menos de 150 caracteres.',
  fileFormat: 'Um link para um arquivo começa com /s/ e tem menos de 150 caracteres.',
  collectionPanelFormat: 'O caminho de uma coleção no painel é /pages/ com um id de 24 caracteres.',
  urlFormat: 'Uma URL tem um domínio que termina em 2 ou 3 letras.',
  blogUrlFormat:
    'O formato da URL aceita apenas ano (%y), mês (%m), dia (%d) e título (%t), e precisa de um deles.',
  skuFormat: 'O SKU tem de 1 a 60 caracteres.',
};
