import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  share: 'Compartilhar',
  shareWith: 'Compartilhar no {service}',
  mail: 'Compartilhar por e-mail',
  phone: 'Compartilhar por telefone',
  copy: 'Copiar link',
  copied: 'Link copiado',
  copyFailed: 'Não foi possível copiar o link: {url}',
  newWindow: 'Abre em uma nova janela',
};
