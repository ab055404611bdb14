/** What a page asks of a widget; the providers share these names. A callback is a function, or the name of a global one. */
export interface WidgetOptions {
  sitekey?: string;
  size?: string;
  theme?: string;
  tabindex?: number;
  callback?: Callback;
  'expired-callback'?: Callback;
  'error-callback'?: Callback;
}

type Callback = string | ((argument?: string) => void);

export interface WidgetLook {
  label: string;
  /** Of the hidden field that takes the token into a plain form. */
  fieldName: string;
  /** In px. */
  sizes: Record<'normal' | 'compact', [width: number, height: number]>;
  /** How long a token is good. */
  lifeMs: number;
  /** What the error callback is told. */
  errorCode: string;
}

export interface Widget {
  getResponse(): string;
  reset(): void;
  remove(): void;
}

/** The stand-in's own script, which knows its server. */
const { src } = document.currentScript as HTMLScriptElement;

const takeToken = async (siteKey: string): Promise<string> => {
  const response = await fetch(new URL('/_captcha/token', src), { method: 'POST', body: siteKey });
  return (await response.json()).token;
};

/**
 * A box to tick, for any person and any script. The site key says what else it does: "error" in it calls the error
 * callback in place of giving a token, "expires-500" lets a token be good for 500 ms.
 * @throws for a container in a shadow root, where the real widgets do not work
 */
export const createWidget = (container: HTMLElement, options: WidgetOptions, look: WidgetLook): Widget => {
  if (container.getRootNode() !== document)
    throw Error('The container of a captcha has to be in the document.');
  if (!options.sitekey) throw Error('Missing required parameters: sitekey');
  const siteKey = options.sitekey;
  const lifeMs = Number(/expires-(\d+)/.exec(siteKey)?.[1] ?? look.lifeMs);
  let token = '';
  let expiry: ReturnType<typeof setTimeout> | undefined;
  /** Counts resets, so that a token asked for before one does not come after it. */
  let turn = 0;

  const { frame, box, status, field } = drawWidget(options, look);
  container.append(frame);

  const call = (name: 'callback' | 'expired-callback' | 'error-callback', argument?: string): void => {
    const given = options[name];
    const fn = typeof given === 'string' ? Reflect.get(window, given) : given;
    fn?.(argument);
  };
  const show = (value: string, said: string): void => {
    clearTimeout(expiry);
    token = field.value = value;
    box.checked = value !== '';
    box.disabled = value !== '';
    status.textContent = said;
  };
  const expire = (): void => {
    show('', 'Verification expired. Check the checkbox again.');
    call('expired-callback');
  };
  const fail = (): void => {
    show('', 'Cannot contact the captcha service.');
    call('error-callback', look.errorCode);
  };

  box.addEventListener('change', async () => {
    const asked = ++turn;
    const given = /error/.test(siteKey) ? undefined : await takeToken(siteKey).catch(() => undefined);
    if (asked !== turn) return;
    if (!given) return fail();
    show(given, 'Verified');
    expiry = setTimeout(expire, lifeMs);
    call('callback', given);
  });

  return {
    getResponse: () => token,
    reset() {
      turn++;
      show('', '');
    },
    remove() {
      turn++;
      clearTimeout(expiry);
      frame.remove();
    },
  };
};

/** Without inline styles and markup in strings, so that it shows under the strictest policy. */
const drawWidget = (
  { size, theme, tabindex = 0 }: WidgetOptions,
  { label, fieldName, sizes }: WidgetLook,
) => {
  const [width, height] = sizes[size === 'compact' ? 'compact' : 'normal'];
  const isDark = theme === 'dark';
  const frame = document.createElement('div');
  frame.dataset.captchaSize = size === 'compact' ? 'compact' : 'normal';
  Object.assign(frame.style, {
    boxSizing: 'border-box',
    width: `${width}px`,
    height: `${height}px`,
    padding: '0 16px',
    display: 'grid',
    alignContent: 'center',
    border: '1px solid #8a8f9c',
    borderRadius: '4px',
    background: isDark ? '#222' : '#fafafa',
    color: isDark ? '#fff' : '#111',
    font: '14px/1.3 system-ui, sans-serif',
  });
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', tabIndex: tabindex });
  Object.assign(box.style, { width: '24px', height: '24px', margin: '0', flex: 'none' });
  const caption = document.createElement('label');
  Object.assign(caption.style, { display: 'flex', gap: '12px', alignItems: 'center' });
  caption.append(box, label);
  const status = document.createElement('div');
  status.setAttribute('role', 'status');
  status.style.fontSize = '12px';
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name: fieldName });
  frame.append(caption, status, field);
  return { frame, box, status, field };
};
