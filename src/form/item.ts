import type { FormField } from './form-field';
import type { Held } from './submitted-value';
import { type Mistake, mistakeIn } from './validate';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field in the page: whoever wrote its markup, this is how it is read. */
export interface Item {
  field: FormField;
  /** What is shown or not, and marked; nothing of a hidden field. */
  place: HTMLElement | null;
  /** Gives what its message stands in, where that is not in its place already. */
  message?: () => Element;
  /** In the order of the parts that are submitted. */
  controls: Control[];
}

/** `name` of a control that is one of the parts of a field. */
export const partName = (id: string, nth: number): string => `${id}.${nth}`;

export const controlSelector = 'input,select,textarea';

/** The items of a form that was rendered from `fields`: each stands in an element that has its index. */
export const renderedItems = (form: Element, fields: FormField[]): Item[] =>
  fields.map((field, index) => {
    const place = form.querySelector<HTMLElement>(`[data-field="${index}"]`);
    const controls = [...(place?.querySelectorAll<Control>(controlSelector) ?? [])];
    // A country may want its parts in another order.
    controls.sort((a, b) => Number(a.dataset.nth ?? 0) - Number(b.dataset.nth ?? 0));
    return { field, place, controls };
  });

/** One of those that are chosen, with a value of its own. */
export const isChosen = ({ type }: Control): boolean => type === 'radio' || type === 'checkbox';

export const checkedValues = (controls: Control[]): string[] =>
  controls.filter((one) => (one as HTMLInputElement).checked).map(({ value }) => value);

/** What controls hold, in their order; of those that are chosen, the checked ones. */
export const valuesOf = (controls: Control[]): string[] =>
  controls.some(isChosen)
    ? checkedValues(controls)
    : controls.flatMap((one) =>
        [...((one as HTMLSelectElement).selectedOptions ?? [one])].map(({ value }) => value),
      );

export const filesOf = ({ controls }: Item): File[] =>
  controls.flatMap((control) => [...((control as HTMLInputElement).files ?? [])]);

/** What the controls of an item hold now. */
export const heldBy = (item: Item): Held => {
  const { field, controls } = item;
  if (field.type === 'likert')
    return field.options.map(
      (_, nth) => checkedValues(controls.filter(({ name }) => name === partName(field.id, nth)))[0] ?? '',
    );
  return field.type === 'file' ? filesOf(item).map(({ name }) => name) : valuesOf(controls);
};

/** Bytes in what sizes of files are told in (shell 9). */
const bytesPerMb = 1_000_000;

/** What is wrong with what an item holds. */
export const mistakeOf = (item: Item): Mistake | undefined => {
  const { field, controls } = item;
  if (controls.some(({ validity }) => validity.badInput)) return 'invalidNumber';
  const size = filesOf(item).reduce((sum, file) => sum + file.size, 0);
  return size > field.maxSize * bytesPerMb ? 'tooLarge' : mistakeIn(field, heldBy(item));
};
