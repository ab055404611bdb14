import { type FieldProps, Single } from '../field-frame';
import { Control } from '../fields';
import type { FormGiven } from '../form-state';
import { heldBy, type Item } from '../item';
import { isCounted } from '../validate';

/** A text that has a limit, with how much of it is used. */
export const Counted = (props: FieldProps) => {
  const id = `count-${props.index}`;
  const isSo = isCounted(props.field);
  return (
    <Single {...props}>
      <Control {...props} described={isSo ? id : ''} />
      {/* `count` writes into it. */}
      {isSo && <p className="count" part="count" id={id} />}
    </Single>
  );
};

/** @param mark says at an item what is wrong with it */
export const count = (item: Item, { text }: FormGiven, mark: (item: Item) => void): void => {
  const { field, place } = item;
  if (!isCounted(field)) return;
  const { length } = heldBy(item)[0] ?? '';
  const counter = place?.querySelector('.count');
  if (counter) counter.textContent = text('counter', { count: length, max: field.maxLength });
  if (length > field.maxLength) mark(item);
};
