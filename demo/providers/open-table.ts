/**
 * Stands in for `https://www.opentable.com/widget/reservation/loader?rid=…&lang=…&iframe=false`: writes the widget beside
 * its own script, with OpenTable's class names.
 */
import { createDates, createElement, createSelect, parameters, runBehaviour, times } from './behaviour';

const script = document.currentScript as HTMLScriptElement;

const catalogue: Record<string, string[]> = {
  es: ['Haz una reserva', 'Personas', 'Fecha', 'Hora', 'Buscar mesa'],
  en: ['Make a reservation', 'Party size', 'Date', 'Time', 'Find a table'],
};

const [title = '', size = '', date = '', time = '', find = ''] =
  catalogue[parameters.get('lang')?.slice(0, 2) ?? ''] ?? catalogue.en ?? [];

const picker = (name: string, field: HTMLElement): HTMLElement =>
  createElement('div', { class: `ot-${name}-picker ot-dtp-picker-selector` }, field);

runBehaviour(() => {
  const sizes = Array.from({ length: 8 }, (_, index): [string, string] => [`${index + 1}`, `${index + 1}`]);
  const form = createElement(
    'form',
    { class: 'ot-dtp-picker-form', action: 'https://www.opentable.com/restref/client/', target: '_blank' },
    createElement('input', { type: 'hidden', name: 'rid', value: parameters.get('rid') ?? '' }),
    picker('party-size', createSelect(size, sizes)),
    picker('date', createDates(date)),
    picker('time', createSelect(time, times)),
    createElement(
      'div',
      { class: 'ot-dtp-picker-button' },
      createElement('input', { type: 'submit', class: 'ot-button', value: find }),
    ),
  );
  script.after(
    createElement(
      'div',
      { class: 'ot-widget-container' },
      createElement(
        'div',
        { class: 'ot-dtp-picker' },
        createElement('div', { class: 'ot-title' }, title),
        form,
      ),
    ),
  );
});
