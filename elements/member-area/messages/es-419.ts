import { messages as signIn } from '../../../src/features/site/sign-in/messages/es-419';

export const messages = {
  ...signIn,
  /** Names what members read, for screen readers. */
  members: 'Contenido para miembros',
  join: 'Hazte miembro',
  sessionLost:
    'El servidor no reconoce tu sesión. Inicia sesión de nuevo; si no basta, permite las cookies de este sitio.',
  failed: 'No se pudo cargar el contenido para miembros.',
  retry: 'Intentar nuevamente',
};
