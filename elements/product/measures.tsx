import { useLayoutEffect } from 'react';
import type { BlockHost } from '../../src/block/host';
import { adopt, sheetOf } from '../../src/block/styles';
import type { Text } from '../../src/i18n/translated';
import { pageContext } from '../../src/site/page-context';
import { isObject } from '../../src/util/is-object';
import styles from './measures.css';
import type { messages } from './messages/es-419';
import type { Settings, Variant } from './offers';

/** What the site context says of its store, wherever it says it. */
const standardOfSite = (): unknown => {
  const { website, websiteSettings } = pageContext();
  for (const place of [website, websiteSettings]) {
    if (!isObject(place)) continue;
    const { measurementStandard, storeSettings } = place;
    const found =
      measurementStandard ?? (isObject(storeSettings) ? storeSettings.measurementStandard : undefined);
    if (found !== undefined) return found;
  }
};

/** Shell 6: imperial 1, metric 2. */
const isImperial = (standard: unknown): boolean => /^(imperial|1)$/i.test(`${standard}`);

const number = (value: number): string => `${+value.toFixed(2)}`;

interface MeasuresProps {
  host: BlockHost;
  settings: Settings;
  variant: Partial<Variant>;
  text: Text<typeof messages>;
}

/** Weight and dimensions, in the units of the store (storefront 5) or, where the data say them, their own. */
export const Measures = ({ host, settings, variant, text }: MeasuresProps) => {
  useLayoutEffect(() => {
    if (host.shadowRoot) adopt(host.shadowRoot, sheetOf(styles));
  }, [host]);
  const imperial = isImperial(settings.measurementStandard ?? standardOfSite());
  const { shippingWeight, shippingSize, ...own } = variant;
  const unitOf = (unit = '', [ofStore, other]: [RegExp, [string, string]]): string =>
    (unit ? ofStore.test(unit) : imperial) ? other[0] : other[1];
  const weight = shippingWeight?.value ?? own.weight ?? 0;
  const { width = 0, height = 0, len = 0 } = shippingSize ?? own;
  const sides = [len, width, height].filter((side) => side > 0);
  const rows = [
    weight > 0 && [
      text('weight'),
      `${number(weight)} ${unitOf(shippingWeight?.unit, [/pound|lb/i, ['lbs', 'kg']])}`,
    ],
    sides.length && [
      text('dimensions'),
      `${sides.map(number).join(' × ')} ${unitOf(shippingSize?.unit, [/inch/i, ['inch', 'cm']])}`,
    ],
  ].filter((row) => !!row);
  return rows.length ? (
    <dl part="measures">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  ) : null;
};
