import { messages as api } from '../../../src/features/api/messages/es-419';
import { messages as likes } from '../../../src/features/likes/messages/es-419';

export const messages = { ...api, ...likes };
