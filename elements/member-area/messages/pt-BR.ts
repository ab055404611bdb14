import { messages as signIn } from '../../../src/features/site/sign-in/messages/pt-BR';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...signIn,
  members: 'Conteúdo para membros',
  join: 'Torne-se membro',
  sessionLost:
    'O servidor não reconhece sua sessão. Entre de novo; se não bastar, permita os cookies deste site.',
  failed: 'Não foi possível carregar o conteúdo para membros.',
  retry: 'Tentar novamente',
};
