import { consent } from '..';

/** Google Consent Mode v2: which of its signals follow which category. */
const signals = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'statistics',
  functionality_storage: 'preferences',
  personalization_storage: 'preferences',
  security_storage: 'necessary',
} as const;

/** So long a tag of Google's waits for an update, once it has seen a default. */
const waitMs = 500;

const signal = (
  command: 'default' | 'update',
  isGranted: (name: keyof typeof consent.categories) => boolean,
) => {
  const page = globalThis as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  const states = Object.entries(signals).map(([name, category]) => [
    name,
    isGranted(category) ? 'granted' : 'denied',
  ]);
  const wait = command === 'default' ? { wait_for_update: waitMs } : {};
  // Google's scripts tell a command from an event by its being an `arguments`.
  (function (..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  })('consent', command, { ...Object.fromEntries(states), ...wait });
};

let hasDefault = false;
let last = '';

/** Says by `dataLayer` what is allowed: nothing at first, and then what the visitor has chosen. */
export const sendSignals = (): void => {
  if (!hasDefault) signal('default', (name) => name === 'necessary');
  hasDefault = true;
  const { categories, state } = consent;
  const now = JSON.stringify(categories);
  if (state === 'unknown' || now === last) return;
  last = now;
  signal('update', (name) => categories[name]);
};
