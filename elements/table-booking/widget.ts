import { formatLocaleOf } from '../../src/core/i18n/format-locale';
import { readGlobal, writeGlobal } from '../../src/core/util/page-globals';
import { tableBookingVariants } from '../../src/features/enums/variants/table-booking';
import type { Widget } from '../../src/features/provider-script/insert-widget';
import styles from './content.css';
import type { TableBookingSettings } from './schema';

const containerName = 'Tock_widget_container';
let containers = 0;

/** The element that Tock documents, in one that the block inserts. Only the first on a page can have the documented id. */
const createContainer = (): HTMLElement => {
  const element = document.createElement('div');
  const container = document.createElement('div');
  containers += 1;
  container.id = document.getElementById(containerName) ? `${containerName}_${containers}` : containerName;
  Object.assign(container.dataset, { tockDisplayMode: 'Button', tockColorMode: 'Blue' });
  element.append(container);
  return element;
};

/** `window.tock`: a queue until Tock's script has loaded, then Tock's own function. */
interface Tock {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
  push: Tock;
  loaded: boolean;
  version: string;
}

/** The queue as Tock's embed code makes it: https://www.exploretock.com/tock.js takes over its commands. */
const createQueue = (): Tock => {
  const tock = ((...command: unknown[]): void => {
    if (tock.callMethod) tock.callMethod(...command);
    else tock.queue.push(command);
  }) as Tock;
  return Object.assign(tock, { queue: [], push: tock, loaded: true, version: '1.0' });
};

interface Booking extends Pick<TableBookingSettings, 'style'> {
  business: string;
  /** The block, whose language the widget gets. */
  host: Element;
}

/** Asks Tock's script to show a business in the element with the id. */
const showBooking = (containerId: string, { business, style, host }: Booking): void => {
  const tock = readGlobal<Tock>('tock') ?? createQueue();
  writeGlobal('tock', tock);
  tock('init', business, {
    displayType: style === 'events' || style === `${tableBookingVariants.events}` ? 'events' : 'search',
    displayMode: 'Button',
    colorMode: 'Blue',
    locale: formatLocaleOf(host).toLowerCase(),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    containerId,
  });
};

/** The widget of Tock's script. */
export const createWidget = (booking: Booking): Widget => ({
  createElement: createContainer,
  onInsert: (element) => showBooking(element.firstElementChild?.id ?? '', booking),
  onReady: (element) => element.querySelector('button, a')?.classList.add('az-primary'),
  styles,
});
