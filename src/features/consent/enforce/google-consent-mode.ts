import { consent } from '..';

/** The signals of Google Consent Mode v2, and the category that grants each. */
const categoryBySignal = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'statistics',
  functionality_storage: 'preferences',
  personalization_storage: 'preferences',
  security_storage: 'necessary',
} as const;

/** How long Google's tags wait for an update after the default. */
const waitForUpdateMs = 500;

const pushCommand = (
  command: 'default' | 'update',
  isGranted: (name: keyof typeof consent.categories) => boolean,
): void => {
  const page = globalThis as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  const states = Object.entries(categoryBySignal).map(([name, category]) => [
    name,
    isGranted(category) ? 'granted' : 'denied',
  ]);
  const options = command === 'default' ? { wait_for_update: waitForUpdateMs } : {};
  // Google's scripts recognise a command by its type, an `arguments` object.
  (function (..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  })('consent', command, { ...Object.fromEntries(states), ...options });
};

let hasDefault = false;
let lastCategories = '';

/** Pushes the default once, which denies everything, and then the visitor's choice whenever it changes. */
export const updateGoogleConsent = (): void => {
  if (!hasDefault) pushCommand('default', (name) => name === 'necessary');
  hasDefault = true;
  const { categories, state } = consent;
  const serialized = JSON.stringify(categories);
  if (state === 'unknown' || serialized === lastCategories) return;
  lastCategories = serialized;
  pushCommand('update', (name) => categories[name]);
};
