import { messages as api } from '../../../../src/api/messages/es-419';
import { messages as cart } from '../../../../src/cart/messages/es-419';

export const messages = { ...cart, ...api };
