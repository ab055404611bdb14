import { isBuilderAddress } from '../../addresses';
import type { Reason } from '../../reasons';
import type { SavedPage } from '../kind';

interface FormAddress {
  /** Settings that say where the form is sent. */
  attributes: Record<string, string>;
  /** What the owner still has to provide. */
  needs?: Reason;
}

const isOwnAddress = (action: string): boolean =>
  action !== '' && !action.startsWith('#') && !isBuilderAddress(action);

/** Whether browsers send the form, as it is, to a service of the owner's choice, whose response a block could not read. */
export const isSentElsewhere = (action: string): boolean =>
  /^(https?:)?\/\//i.test(action.trim()) && isOwnAddress(action);

/**
 * Where a saved form is sent: to an address that the owner has written into it, else to the address of the script tag, else to
 * the API. Never to the builder.
 */
export const formAddress = (
  { action, formId }: { action: string; formId: string },
  { formEndpoint }: SavedPage,
): FormAddress => {
  if (isOwnAddress(action)) return { attributes: {} };
  if (formEndpoint) return { attributes: { endpoint: formEndpoint } };
  return {
    attributes: { 'form-id': formId || 'form' },
    needs: {
      why: 'The form needs an address that receives what visitors send: data-form-endpoint on the script tag, or --form-endpoint of the command. Without one, it is sent to the API of data-api.',
      key: 'formAddress',
    },
  };
};
