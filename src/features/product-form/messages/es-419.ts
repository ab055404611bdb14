import { messages as api } from '../../api/messages/es-419';
import { messages as form } from '../../form/messages/es-419';

export const messages = {
  ...api,
  title: 'Datos para {title}',
  loading: 'Cargando el formulario…',
  formOpen: 'No es posible abrir el formulario',
  retry: 'Intentar de nuevo',
  add: 'Agregar al carrito',
  save: 'Guardar',
  cancel: 'Cancelar',
  yes: 'Sí',
  no: 'No',
  /** The answers of a Likert scale, as in the form. */
  stronglyDisagree: form.stronglyDisagree,
  disagree: form.disagree,
  neutral: form.neutral,
  agree: form.agree,
  stronglyAgree: form.stronglyAgree,
};
