import { categories } from '../../../src/features/consent/messages/es-419';

export const messages = {
  label: 'Cookies',
  text: 'Este sitio usa cookies. Tú decides.',
  accept: 'Aceptar',
  decline: 'Rechazar',
  choose: 'Elegir',
  necessary: 'Necesarias',
  ...categories,
  save: 'Guardar selección',
};
