import type { LimitName } from '../../src/features/editor';

/** The hosted builder's limits of options: the block and the option's attribute -> the limit. */
const limitsOfOptions: Record<string, LimitName> = {
  'collection page-size': 'productsPerCollection',
  'summary page-size': 'orderableItems',
};

interface Option {
  block: string;
  attribute: string;
  value: string;
  /** `checkLimit` of `dist/editor.js`. */
  check: (name: LimitName, value: number, options: { locale: string }) => true | string;
}

/** A message if an option's value exceeds a limit of the hosted builder, whose pages Azulejo replaces; else "". */
export function limitMessage({ block, attribute, value, check }: Option): string {
  const limit = limitsOfOptions[`${block} ${attribute}`];
  const message = !limit || check(limit, Number(value), { locale: 'en' });
  return message === true ? '' : message;
}
