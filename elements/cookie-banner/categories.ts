import type { CategoryName } from '../../src/features/consent/choice';
import type { Choice } from '../../src/features/consent/of-page';
import { createElement } from './create-element';
import type { BannerText } from './look';

interface CategoriesOptions {
  text: BannerText;
  names: CategoryName[];
  /** The categories that stand in the banner now; the visitor's ticks in them stay. */
  previous: HTMLDetailsElement | null | undefined;
  isOpen: boolean;
  /** Whether the visitor has allowed the category before. */
  isAllowed: (name: CategoryName) => boolean;
  onSave: (choice: Choice) => void;
}

/** A folded list with a checkbox for each category, for sites that offer more than yes and no. */
export const createCategories = ({
  text,
  names,
  previous,
  isOpen,
  isAllowed,
  onSave,
}: CategoriesOptions): HTMLDetailsElement => {
  const checkboxes = names.map((name) =>
    createElement('input', {
      type: 'checkbox',
      name,
      checked: previous?.querySelector<HTMLInputElement>(`[name=${name}]`)?.checked ?? isAllowed(name),
    }),
  );
  const save = (): void =>
    onSave(
      checkboxes.every(({ checked }) => checked) ||
        Object.fromEntries(checkboxes.map(({ name, checked }) => [name, checked])),
    );
  const necessary = createElement('input', { type: 'checkbox', checked: true, disabled: true });
  return createElement(
    'details',
    { part: 'categories', open: previous?.open ?? isOpen },
    createElement('summary', { part: 'choose' }, text('choose')),
    createElement('label', {}, necessary, text('necessary')),
    ...checkboxes.map((checkbox) =>
      createElement('label', {}, checkbox, text(checkbox.name as CategoryName)),
    ),
    createElement('button', { type: 'button', part: 'save', onclick: save }, text('save')),
  );
};
