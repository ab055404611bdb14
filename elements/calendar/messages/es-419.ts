import { messages as api } from '../../../src/features/api/messages/es-419';
import { messages as collection } from '../../../src/features/collection/messages/es-419';

export const messages = {
  ...api,
  ...collection,
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  today: 'Hoy',
  allDay: 'Todo el día',
  oneEvent: '1 evento',
  someEvents: '{count} eventos',
  more: '+{count} más',
  close: 'Cerrar',
  addToCalendar: 'Agregar al calendario',
  visitorTime: 'En tu horario: {time}',
  untitled: 'Sin título',
  noEvents: 'Ningún evento este día',
  emptyMonth: 'Ningún evento este mes',
  noUpcoming: 'No hay próximos eventos',
  past: 'Eventos pasados',
  undated: 'Fecha por confirmar',
};
