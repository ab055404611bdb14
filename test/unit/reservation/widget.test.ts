// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { arrangeWidget, lastDay } from '../../../elements/reservation/widget';

it('a limit of days leaves the options that are no date', () => {
  const widget = document.createElement('div');
  const values = ['', lastDay(0), lastDay(7), lastDay(8), 'Other day'];
  const options = values.map((value) => `<option value="${value}"></option>`);
  widget.innerHTML = `<select class="ot-date-picker">${options.join('')}</select>`;
  arrangeWidget(widget, {
    provider: 'OpenTable',
    restaurantId: '1',
    language: '',
    partySizes: [],
    days: 7,
    script: '',
  });
  const left = [...widget.querySelectorAll('option')].map(({ value }) => value);
  expect(left).toEqual(['', lastDay(0), lastDay(7), 'Other day']);
});
