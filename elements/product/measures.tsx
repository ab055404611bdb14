import type { units } from '../../src/features/enums/enums';
import type { ProductVariant } from '../../src/features/product/schema';
import { storeSetting } from '../../src/features/site/store-settings';
import type { ProductText } from './product-text';
import type { ProductSettings } from './schema';

/** Only the type comes from the enumeration, so that its other codes are not bundled. */
const imperialCode: `${(typeof units)['imperial']}` = '1';

/** The data may have a name, in any letter case, or a code, as a number or a text. */
const isImperialStandard = (standard: unknown): boolean =>
  ['imperial', imperialCode].includes(`${standard}`.toLowerCase());

const format = (value: number): string => `${+value.toFixed(2)}`;

interface MeasuresProps {
  settings: ProductSettings;
  variant: Partial<ProductVariant>;
  text: ProductText;
}

/** Weight and dimensions of a variant, in the units of the data, else in those of the store. */
export const Measures = ({ settings, variant, text }: MeasuresProps) => {
  const { shippingWeight, shippingSize, ...own } = variant;
  const weight = shippingWeight?.value ?? own.weight ?? 0;
  const { width = 0, height = 0, len = 0 } = shippingSize ?? own;
  const sides = [len, width, height].filter((side) => side > 0);
  if (!(weight > 0) && !sides.length) return null;
  const isImperial = isImperialStandard(settings.measurementStandard ?? storeSetting('measurementStandard'));
  const isPounds = shippingWeight?.unit ? /pound|lb/i.test(shippingWeight.unit) : isImperial;
  const isInches = shippingSize?.unit ? /inch/i.test(shippingSize.unit) : isImperial;
  return (
    <dl part="measures">
      {weight > 0 && (
        <div>
          <dt>{text('weight')}</dt>
          <dd>{`${format(weight)} ${isPounds ? 'lbs' : 'kg'}`}</dd>
        </div>
      )}
      {sides.length > 0 && (
        <div>
          <dt>{text('dimensions')}</dt>
          <dd>{`${sides.map(format).join(' × ')} ${isInches ? 'inch' : 'cm'}`}</dd>
        </div>
      )}
    </dl>
  );
};
