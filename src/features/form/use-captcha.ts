import { type Dispatch, useLayoutEffect, useRef, useState } from 'react';
import type { BlockHost } from '../../core/block-host';
import { useStableValue } from '../../hooks/use-stable-value';
import type { Captcha, CaptchaHandle, CaptchaStatus, PreparedForm } from './contracts';
import type { FormAction } from './form-state';

interface UseCaptchaOptions {
  host: BlockHost;
  prepared: PreparedForm;
  /** False while the form is in a closed dialog, which must not make requests to third parties. */
  isOpen: boolean;
  dispatch: Dispatch<FormAction>;
}

/** Creates the captcha for the settings, and removes it when they change or the form unmounts. */
export const useCaptcha = ({ host, prepared, isOpen, dispatch }: UseCaptchaOptions): CaptchaHandle => {
  const ref = useRef<Captcha>(undefined);
  const [status, setStatus] = useState<CaptchaStatus>();
  // Any change of the form's settings makes a new object.
  const settings = useStableValue(prepared.captcha?.settings);
  const createCaptcha = prepared.captcha?.module.createCaptcha;
  const pageForm = prepared.pageForm?.element;

  // Before the browser paints, so that the captcha's area has its place from the start.
  useLayoutEffect(() => {
    if (!createCaptcha || !settings || !isOpen) return undefined;
    const captcha = createCaptcha({
      settings,
      host,
      pageForm,
      onStatus: setStatus,
      onSolve: () => dispatch({ type: 'captchaSolved' }),
    });
    ref.current = captcha;
    return () => {
      captcha.remove();
      ref.current = undefined;
      setStatus(undefined);
      dispatch({ type: 'captchaSolved' });
    };
  }, [createCaptcha, settings, isOpen, host, pageForm, dispatch]);

  return {
    status,
    isMissing: () => !!ref.current && !ref.current.token,
    token: () => ref.current?.token,
    container: () => ref.current?.container,
    load: () => ref.current?.load(true),
    reset: () => {
      if (!ref.current) return;
      ref.current.reset();
      dispatch({ type: 'captchaReset' });
    },
  };
};
