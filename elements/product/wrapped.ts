import type { BlockHost } from '../../src/block/host';
import { checkObject, type Fault } from '../../src/check/check';
import type { Fields } from '../../src/check/field';
import { isObject } from '../../src/util/is-object';
import type { Settings } from './offers';
import { schema } from './schema';

const reported = new WeakMap<Element, string>();

/** The settings with what `item` says in their place, checked as they are. */
export const unwrapped = (settings: Settings, host: BlockHost): Settings => {
  const { item } = settings;
  if (!isObject(item)) return settings;
  const faults: Fault[] = [];
  const given = { ...settings, ...item };
  const data = checkObject(schema as unknown as Fields, given, 'item.', (fault) => faults.push(fault));
  const said = JSON.stringify(faults);
  if (faults.length && reported.get(host) !== said) {
    reported.set(host, said);
    import('../../src/check/warn-faults').then(({ warnFaults }) => warnFaults('<az-product>', faults, host));
  }
  return data as Settings;
};
