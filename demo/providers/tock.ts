/**
 * Stands in for `https://www.exploretock.com/tock.js`: takes over the queue that the page has made, and fills the containers
 * of its `init` commands.
 */
import { createDates, createElement, createSelect, runBehaviour, times } from './behaviour';

interface Options {
  displayType?: string;
  locale?: string;
  containerId?: string;
}

interface Queue {
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
}

const catalogue: Record<string, string[]> = {
  es: ['Personas', 'Fecha', 'Hora', 'Reservar'],
  en: ['Party size', 'Date', 'Time', 'Book now'],
};

const render = (business: string, { displayType, locale = '', containerId }: Options): void => {
  const container = document.getElementById(containerId ?? 'Tock_widget_container');
  const [size = '', date = '', time = '', book = ''] = catalogue[locale.slice(0, 2)] ?? catalogue.en ?? [];
  const sizes = ['2', '4', '6'].map((count): [string, string] => [count, count]);
  const fields = [createSelect(size, sizes), createDates(date), createSelect(time, times)];
  const link = createElement(
    'a',
    { class: 'TockButton-link', href: `https://www.exploretock.com/${business}`, target: '_blank' },
    book,
  );
  container?.replaceChildren(
    createElement('div', { class: 'TockInline' }, ...(displayType === 'events' ? [] : fields), link),
  );
};

runBehaviour(() => {
  const tock = Reflect.get(window, 'tock') as Queue | number | undefined;
  if (typeof tock !== 'function') throw Error('Tock’s queue is missing.');
  const call = (command: unknown, business: unknown, options: unknown): void => {
    if (command === 'init') render(`${business}`, (options ?? {}) as Options);
  };
  const queue = tock as Queue;
  queue.callMethod = (...command) => call(command[0], command[1], command[2]);
  for (const command of queue.queue.splice(0)) queue.callMethod(...command);
});
