import type { Widget } from '../../src/features/provider-script/insert-widget';
import styles from './content.css';
import type { Restaurant } from './open-table';
import type { ReservationSettings } from './schema';

/** Adds the restaurant to the address of a script, with the parameters of OpenTable's script. */
export const widgetScript = (script: string, { restaurantId, language }: Restaurant): string => {
  const address = new URL(script, document.baseURI);
  const parameters = {
    rid: restaurantId,
    type: 'standard',
    theme: 'standard',
    iframe: 'false',
    lang: language,
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
};

/** The element that OpenTable's script writes in. Its data is for scripts of other providers. */
const createElement = (settings: ReservationSettings, language: string): HTMLElement => {
  const element = document.createElement('div');
  const { restaurantId, partySizes, days } = settings;
  Object.assign(element.dataset, { restaurantId, language, partySizes: partySizes.join(), days: `${days}` });
  return element;
};

const wrap = (elements: Element[], className: string): void => {
  const [first] = elements;
  if (!first) return;
  const wrapper = document.createElement('div');
  wrapper.className = className;
  first.before(wrapper);
  wrapper.append(...elements);
};

const isoDate = (date: Date): string => {
  const twoDigits = (value: number): string => `${value}`.padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
};

/** The last day, as `YYYY-MM-DD` in the visitor's time zone, on which guests can book `days` ahead. */
export const lastDay = (days: number, today = new Date()): string => {
  const date = new Date(today);
  date.setDate(date.getDate() + days);
  return isoDate(date);
};

const isoDatePattern = /^\d{4}-\d\d-\d\d$/;

/**
 * Removes the party sizes and the days that the settings do not have. A size that the widget does not offer cannot be added, and
 * an option that is not a date stays.
 */
const limitChoices = (widget: Element, { partySizes, days }: ReservationSettings): void => {
  const sizes = [...widget.querySelectorAll<HTMLOptionElement>('.ot-party-size-picker option')];
  const offered = sizes.filter(({ value }) => partySizes.includes(Number.parseInt(value, 10)));
  if (offered.length) for (const option of sizes) if (!offered.includes(option)) option.remove();
  if (!days) return;
  const last = lastDay(days);
  for (const option of widget.querySelectorAll<HTMLOptionElement>('.ot-date-picker option'))
    if (isoDatePattern.test(option.value) && option.value > last) option.remove();
};

/** Groups the widget's parts, which content.css puts in a column or a line: its title, its pickers and its button. */
export const arrangeWidget = (widget: Element, settings: ReservationSettings): void => {
  limitChoices(widget, settings);
  const find = (selector: string): Element[] => [...widget.querySelectorAll(selector)];
  wrap(find('.ot-title'), 'az-title');
  wrap(find('.ot-dtp-picker-selector'), 'az-picker');
  wrap(find('.ot-dtp-picker-button'), 'az-button');
  for (const button of find('.ot-button')) button.classList.add('az-primary');
};

interface WidgetOptions {
  settings: ReservationSettings;
  /** One of the widget's languages. */
  language: string;
  /** Address of the script, without the restaurant. */
  script: string;
}

/** The widget of OpenTable's script, or of another script that writes its widget next to itself. */
export const createWidget = ({ settings, language, script }: WidgetOptions): Widget => ({
  src: widgetScript(script, { restaurantId: settings.restaurantId, language }),
  createElement: () => createElement(settings, language),
  scriptPlace: 'widget',
  onReady: (element) => arrangeWidget(element, settings),
  styles,
});
