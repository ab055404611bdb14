import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  kind: 'Tipo de link',
  address: 'Endereço',
  apply: 'Aplicar',
  applied: 'O link é {address}',
  removed: 'Não há link.',
  internal: 'Página deste site',
  file: 'Arquivo deste site',
  url: 'Outro site',
  mailto: 'E-mail',
  tel: 'Telefone',
  sms: 'Mensagem SMS',
  anchor: 'Parte de uma página',
  ftp: 'Arquivo por FTP',
  javascript: 'Script',
  blogUrlPattern: 'Formato das URLs do blog',
};
