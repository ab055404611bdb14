export { messages } from '../../../src/features/provider-script/messages/pt-BR';
