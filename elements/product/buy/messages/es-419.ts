import { messages as api } from '../../../../src/features/api/messages/es-419';
import { messages as cart } from '../../../../src/features/cart/messages/es-419';

export const messages = { ...cart, ...api };
