import { messages as api } from '../../api/messages/pt-BR';
import { messages as form } from '../../form/messages/pt-BR';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...api,
  title: 'Dados para {title}',
  loading: 'Carregando o formulário…',
  formOpen: 'Não é possível abrir o formulário',
  retry: 'Tentar novamente',
  add: 'Adicionar ao carrinho',
  save: 'Salvar',
  cancel: 'Cancelar',
  yes: 'Sim',
  no: 'Não',
  stronglyDisagree: form.stronglyDisagree,
  disagree: form.disagree,
  neutral: form.neutral,
  agree: form.agree,
  stronglyAgree: form.stronglyAgree,
};
