export { messages } from '../../../src/form/messages/en';
