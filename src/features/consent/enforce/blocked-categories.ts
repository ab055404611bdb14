import { type CategoryName, categoryNames } from '../choice';
import { categoryAttributes } from './blocked-selectors';
import { warnOncePerPage } from './warn-once-per-page';

const categoryByAlias: Record<string, CategoryName | 'necessary'> = {
  strictly_necessary: 'necessary',
  essential: 'necessary',
  required: 'necessary',
  functional: 'preferences',
  functionality: 'preferences',
  preference: 'preferences',
  personalization: 'preferences',
  analytics: 'statistics',
  analytic: 'statistics',
  statistic: 'statistics',
  performance: 'statistics',
  measurement: 'statistics',
  ads: 'marketing',
  advertising: 'marketing',
  advertisement: 'marketing',
  targeting: 'marketing',
  social: 'marketing',
};

const isOwnName = (name: string): name is CategoryName | 'necessary' =>
  name === 'necessary' || (categoryNames as readonly string[]).includes(name);

/** The categories that an element waits for; "unknown" for a name that stands for none. */
export const categoriesOf = (element: Element): (CategoryName | 'necessary' | 'unknown')[] => {
  const attribute = categoryAttributes.find((name) => element.hasAttribute(name)) ?? '';
  const names =
    element
      .getAttribute(attribute)
      ?.toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean) ?? [];
  const categories = names.map((name) => {
    const category = isOwnName(name) ? name : categoryByAlias[name.replaceAll('-', '_')];
    if (!category)
      warnOncePerPage(
        `The consent category "${name}" is unknown, expected necessary, ${categoryNames.join(', ')}. The element stays blocked.`,
        element,
      );
    return category ?? 'unknown';
  });
  return categories.length ? categories : ['unknown'];
};
