export { messages } from '../../../src/form/messages/es-419';
