import { useLayoutEffect, useRef } from 'react';
import type { FormContextValue } from './form-context';
import type { PageFormHandlers, PreparedForm } from './form-modules';
import type { FormState } from './form-state';
import type { FormText } from './form-text';

interface UsePageFormOptions {
  prepared: PreparedForm;
  state: FormState;
  text: FormText;
  onSubmit: PageFormHandlers['onSubmit'];
  onFieldInput: FormContextValue['onFieldInput'];
}

/** Keeps a form of the page's own in line with the state, where the block has one in place of a rendered form. */
export const usePageForm = ({ prepared, state, text, onSubmit, onFieldInput }: UsePageFormOptions): void => {
  const { pageForm, draft } = prepared;
  const { errors, status, isLocked } = state;
  const latest = useRef({ onSubmit, onFieldInput });

  useLayoutEffect(() => {
    latest.current = { onSubmit, onFieldInput };
  });

  useLayoutEffect(
    () =>
      pageForm?.connect(draft, {
        onSubmit: (event) => latest.current.onSubmit(event),
        onInput: (field, controls) => latest.current.onFieldInput(field, controls),
      }),
    [pageForm, draft],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `prepared` is another object after each change of the content
  useLayoutEffect(() => pageForm?.restore(draft), [pageForm, draft, prepared]);

  useLayoutEffect(() => pageForm?.showErrors(errors), [pageForm, errors]);

  useLayoutEffect(
    () =>
      pageForm?.showStatus({
        isSubmitted: status === 'submitted',
        isLocked,
        submittingText: status === 'submitting' ? text('sending') : undefined,
      }),
    [pageForm, status, isLocked, text],
  );
};
