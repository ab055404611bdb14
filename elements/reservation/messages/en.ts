export { messages } from '../../../src/features/provider-script/messages/en';
