import { readGlobal, writeGlobal } from '../../../../core/util/page-globals';
import { isOn } from '../../policy';
import { grantedIf, type SendSignal } from './signal';

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

type Category = (typeof categoryBySignal)[keyof typeof categoryBySignal];

/** How long Google's tags wait for an update after the default. */
const waitForUpdateMs = 500;

/** ISO 3166-2: a country, or a part of a country. */
const regionPattern = /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/;

const dataLayer = (): unknown[] => {
  const layer = readGlobal<unknown[]>('dataLayer') ?? [];
  writeGlobal('dataLayer', layer);
  return layer;
};

const pushCommand = (...command: unknown[]): void => {
  const layer = dataLayer();
  // Google's scripts recognise a command by its type, an `arguments` object.
  (function (..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  })(...command);
};

const statesOf = (isGranted: (category: Category) => boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(categoryBySignal).map(([name, category]) => [name, grantedIf(isGranted(category))]),
  );

/** The regions where the default holds; elsewhere Google's tags run as without Consent Mode. */
const readRegions = (setting: unknown): { region?: string[] } => {
  if (setting === undefined || setting === '') return {};
  const all: unknown[] = Array.isArray(setting) ? setting : [setting];
  const regions = all.map(String).filter((region) => regionPattern.test(region));
  if (regions.length < all.length || regions.length === 0)
    console.warn(
      `[azulejo] region=${JSON.stringify(setting)}: expected a list of ISO 3166-2 codes, such as ["ES", "US-CA"]. ${
        regions.length ? `Only ${regions} count.` : 'Consent is denied by default everywhere.'
      }`,
    );
  return regions.length ? { region: regions } : {};
};

/** The page's inline snippet may have set the default before its tags. */
const hasDefault = (): boolean =>
  dataLayer().some((entry) => {
    const [command, kind] = Array.from((entry ?? []) as ArrayLike<unknown>);
    return command === 'consent' && kind === 'default';
  });

let hasStarted = false;

const start: SendSignal = ({ settings }) => {
  if (isOn(settings.adsDataRedaction)) pushCommand('set', 'ads_data_redaction', true);
  if (isOn(settings.urlPassthrough)) pushCommand('set', 'url_passthrough', true);
  if (hasDefault()) {
    if (settings.region)
      console.warn(
        `[azulejo] region=${JSON.stringify(settings.region)}: the page has set Google’s default itself, expected \`region\` in that; this one is not used.`,
      );
    return;
  }
  pushCommand('consent', 'default', {
    ...statesOf((category) => category === 'necessary'),
    wait_for_update: waitForUpdateMs,
    ...readRegions(settings.region),
  });
};

/**
 * Sends consent to Google's tags (Consent Mode v2): the default once, which denies everything, and the visitor's choice whenever
 * it changes.
 * https://developers.google.com/tag-platform/security/guides/consent
 */
export const sendSignal: SendSignal = (signal) => {
  if (!hasStarted) start(signal);
  hasStarted = true;
  if (signal.hasChoice)
    pushCommand(
      'consent',
      'update',
      statesOf((category) => signal.categories[category]),
    );
};
