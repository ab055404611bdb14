import { kebabCase } from '../../../core/settings/names';

/**
 * Settings as attributes of a block, because its stylesheet can read these to reserve the block's space. Settings without a
 * value are left out.
 * @param names setting -> its attribute, where that is not the setting's name in kebab-case
 */
export const toAttributes = (
  settings: Record<string, unknown>,
  names: Record<string, string> = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [names[name] ?? kebabCase(name), String(value)]),
  );
