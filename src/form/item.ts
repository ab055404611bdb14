import type { FormField } from './form-field';
import type { Held } from './submitted-value';
import { type Mistake, mistakeIn } from './validate';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field in the page: whoever wrote its markup, this is how it is read. */
export interface Item {
  field: FormField;
  /** What is shown or not, and marked. */
  place: HTMLElement;
  /** Gives what its message stands in, where that is not in its place already. */
  message?: () => Element;
  /** In the order of the parts that are submitted. */
  controls: Control[];
}

/** `name` of a control that is one of the parts of a field. */
export const partName = (id: string, nth: number): string => `${id}.${nth}`;

export const controlSelector = 'input,select,textarea';

const placeOf = (control: Control, nth: number): number => Number(control.dataset.nth ?? nth);

/** The items of a form that was rendered from `fields`: each stands in an element that has its index. */
export const renderedItems = (form: Element, fields: FormField[]): Item[] =>
  [...form.querySelectorAll<HTMLElement>('[data-field]')].flatMap((place) => {
    const field = fields[Number(place.dataset.field)];
    const controls = [...place.querySelectorAll<Control>(controlSelector)];
    // A country may want its parts in another order.
    return field ? [{ field, place, controls: controls.sort((a, b) => placeOf(a, 0) - placeOf(b, 0)) }] : [];
  });

/** One of those that are chosen, with a value of its own. */
export const isChosen = (control: Control): boolean =>
  'checked' in control && ['radio', 'checkbox'].includes(control.type);

export const checkedValues = (controls: Control[]): string[] =>
  controls.filter((one) => (one as HTMLInputElement).checked).map(({ value }) => value);

export const valuesOf = (control: Control): string[] => {
  if (control.type === 'select-multiple')
    return [...(control as HTMLSelectElement).selectedOptions].map(({ value }) => value);
  return [control.value];
};

/** What the controls of an item hold now. */
export const heldBy = ({ field, controls }: Item): Held => {
  if (field.type === 'likert')
    return field.options.map(
      (_, nth) => checkedValues(controls.filter(({ name }) => name === partName(field.id, nth)))[0] ?? '',
    );
  if (field.type === 'file') return filesOf({ controls }).map(({ name }) => name);
  const [first] = controls;
  return first && isChosen(first) ? checkedValues(controls) : controls.flatMap(valuesOf);
};

export const filesOf = ({ controls }: Pick<Item, 'controls'>): File[] =>
  controls.flatMap((control) => [...((control as HTMLInputElement).files ?? [])]);

/** Bytes in what sizes of files are told in (shell 9). */
const bytesPerMb = 1_000_000;

/** What is wrong with what an item holds. */
export const mistakeOf = (item: Item): Mistake | undefined => {
  const { field, controls } = item;
  if (controls.some(({ validity }) => validity.badInput)) return 'invalidNumber';
  const size = filesOf(item).reduce((sum, file) => sum + file.size, 0);
  if (size > field.maxSize * bytesPerMb) return 'tooLarge';
  return mistakeIn(field, heldBy(item));
};
