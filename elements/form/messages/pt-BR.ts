export { messages } from '../../../src/form/messages/pt-BR';
