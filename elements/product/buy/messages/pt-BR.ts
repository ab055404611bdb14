import { messages as api } from '../../../../src/api/messages/pt-BR';
import { messages as cart } from '../../../../src/cart/messages/pt-BR';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = { ...cart, ...api };
