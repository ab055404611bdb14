/** Options of a widget, with the names that all providers share. A callback is a function or the name of a global one. */
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

export interface WidgetDesign {
  label: string;
  /** Name of the hidden field with the token, for plain forms. */
  fieldName: string;
  /** Widths and heights in px. */
  sizes: Record<'normal' | 'compact', [width: number, height: number]>;
  /** Life of a token. */
  lifeMs: number;
  /** Argument of the error callback. */
  errorCode: string;
  /** Whether the provider opens its pictures in the page's body. */
  opensInBody: boolean;
}

export interface Widget {
  getResponse(): string;
  reset(): void;
  remove(): void;
}

/** The mock's script tag. The tokens come from the same server. */
const { src } = document.currentScript as HTMLScriptElement;

const requestToken = async (siteKey: string): Promise<string> => {
  const response = await fetch(new URL('/_captcha/token', src), { method: 'POST', body: siteKey });
  return (await response.json()).token;
};

/**
 * A checkbox that accepts everyone, scripts too. The site key selects special behaviours: "error" in the key calls the
 * error callback instead of returning a token, "expires-500" limits the life of a token to 500 ms, "challenge" asks for a press
 * on pictures first, where the provider opens them in the page's body.
 *
 * @throws for a container in a shadow root, where the real widgets do not work
 */
export const createWidget = (
  container: HTMLElement,
  options: WidgetOptions,
  design: WidgetDesign,
): Widget => {
  if (container.getRootNode() !== document)
    throw Error('The container of a captcha must be in the document, not in a shadow root.');
  if (!options.sitekey) throw Error('Missing required parameters: sitekey');
  const siteKey = options.sitekey;
  const lifeMs = Number(/expires-(\d+)/.exec(siteKey)?.[1] ?? design.lifeMs);
  let token = '';
  let expiry: ReturnType<typeof setTimeout> | undefined;
  /** Counts requests and resets, so that a token requested before a reset is dropped. */
  let requestCount = 0;

  const { frame, box, status, field } = drawWidget(options, design);
  container.append(frame);

  const call = (name: 'callback' | 'expired-callback' | 'error-callback', argument?: string): void => {
    const callback = options[name];
    const fn = typeof callback === 'string' ? Reflect.get(window, callback) : callback;
    fn?.(argument);
  };
  const update = (value: string, message: string): void => {
    clearTimeout(expiry);
    token = field.value = value;
    box.checked = value !== '';
    box.disabled = value !== '';
    status.textContent = message;
  };
  const expire = (): void => {
    update('', 'Verification expired. Check the checkbox again.');
    call('expired-callback');
  };
  const fail = (): void => {
    update('', 'Cannot contact the captcha service.');
    call('error-callback', design.errorCode);
  };

  box.addEventListener('change', async () => {
    const request = ++requestCount;
    if (/challenge/.test(siteKey) && design.opensInBody) await askForPictures(design.label);
    const newToken = /error/.test(siteKey) ? undefined : await requestToken(siteKey).catch(() => undefined);
    if (request !== requestCount) return;
    if (!newToken) return fail();
    update(newToken, 'Verified');
    expiry = setTimeout(expire, lifeMs);
    call('callback', newToken);
  });

  return {
    getResponse: () => token,
    reset() {
      requestCount++;
      update('', '');
    },
    remove() {
      requestCount++;
      clearTimeout(expiry);
      frame.remove();
    },
  };
};

/** Opens the pictures as the real widgets do: in a frame in the body, above the whole page. */
const askForPictures = (label: string): Promise<void> =>
  new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.title = `${label}: pictures`;
    // Blocks know a provider's frames by their addresses. The text of this script gives way to the button.
    frame.src = src;
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '2000000000',
      margin: 'auto',
      width: '200px',
      height: '120px',
      border: '1px solid #8a8f9c',
      background: '#fff',
    });
    frame.onload = () => {
      const body = frame.contentDocument?.body;
      const button = document.createElement('button');
      button.textContent = 'Choose all tiles';
      Object.assign(button.style, { position: 'fixed', inset: '0', width: '100%' });
      button.addEventListener('click', () => {
        frame.remove();
        resolve();
      });
      body?.replaceChildren(button);
    };
    document.body.append(frame);
  });

/** Without inline style attributes and HTML strings, so that the widget works with a strict Content-Security-Policy. */
const drawWidget = (
  { size, theme, tabindex = 0 }: WidgetOptions,
  { label, fieldName, sizes }: WidgetDesign,
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
