import { isBuilderAddress } from '../../addresses';
import type { SavedPage } from '../kind';

interface FormAddress {
  /** Settings that say where the form is sent. */
  attributes: Record<string, string>;
  /** What the owner still has to give. */
  needs?: string;
}

const isOwnAddress = (action: string): boolean =>
  action !== '' && !action.startsWith('#') && !isBuilderAddress(action);

/** Whether browsers send the form, as it is, to a service that its owner has chosen. A block could not read the answer. */
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
    needs:
      'The form needs an address that receives what visitors send: data-form-endpoint on the script tag, or --form-endpoint of the command. Without one, it is sent to the API of data-api.',
  };
};
