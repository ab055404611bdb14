export { messages } from '../../../src/features/provider-script/messages/es-419';
