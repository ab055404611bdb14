import type { ReactNode } from 'react';
import type { CartEntry } from '../../../src/cart';
import type { Text } from '../../../src/i18n/translated';
import { labelsOf } from './line-labels';
import type { LaterMessages } from './messages/es-419';
import { planOf } from './plan-of';

/** Whether what was filled in can be asked again. */
const isEditable = ({ additionalFields, item }: CartEntry): boolean => {
  const { additionalFieldsForm: form, additionalFieldsFormId: id } = item?.structuredContent ?? {};
  return !!additionalFields?.length && !!(form || id);
};

/** What a line is made of, and the way to change what was filled in. */
export const labelsIn = (text: Text<LaterMessages>) => {
  const plan = planOf(text);
  return (entry: CartEntry): ReactNode => (
    <>
      {[...labelsOf(entry), plan(entry)].map(
        (label, nth) =>
          label && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
            <span part="label" key={nth}>
              {label}
            </span>
          ),
      )}
      {isEditable(entry) && (
        <button
          type="button"
          part="edit"
          value="edit"
          aria-haspopup="dialog"
          aria-label={text('editTitle', { title: entry.title })}
        >
          {text('edit')}
        </button>
      )}
    </>
  );
};
