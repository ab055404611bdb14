import { messages as api } from '../../../src/features/api/messages/pt-BR';
import { messages as likes } from '../../../src/features/likes/messages/pt-BR';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = { ...api, ...likes };
