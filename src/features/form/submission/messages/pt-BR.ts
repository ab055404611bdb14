import { messages as api } from '../../../api/messages/pt-BR';
import type { SubmissionMessages } from './es-419';

export const messages: SubmissionMessages = {
  ...api,
  invalidFields: 'Um ou mais campos não são válidos. Revise o que você preencheu.',
  submitFailed: 'Houve um erro ao processar o envio do formulário. Atualize a página e tente novamente.',
  unknown: 'Erro desconhecido, tente novamente mais tarde.',
  keyFailed: 'Não foi possível obter uma chave de envio do formulário. Tente novamente mais tarde.',
  unauthorized: 'Não foi possível enviar o formulário. Por favor, tente novamente mais tarde.',
  notFound: 'Este formulário ainda não está configurado.',
  tooMany: 'Houve envios demais. Espere um momento e tente novamente.',
};
