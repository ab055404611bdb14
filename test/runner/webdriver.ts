/** A client for the few calls of W3C WebDriver that the WebKit tab needs. https://www.w3.org/TR/webdriver2/ */
export class WebDriverSession {
  private readonly address: string;

  private constructor(address: string) {
    this.address = address;
  }

  /** @throws where the driver has no browser ready within `timeoutMs` */
  static async open({
    driver,
    capabilities,
    timeoutMs,
  }: {
    driver: string;
    capabilities: object;
    timeoutMs: number;
  }): Promise<WebDriverSession> {
    const session = await send<{ sessionId: string }>({
      method: 'POST',
      address: `${driver}/session`,
      body: { capabilities: { alwaysMatch: capabilities } },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return new WebDriverSession(`${driver}/session/${session.sessionId}`);
  }

  get<Value>(path: string): Promise<Value> {
    return send({ method: 'GET', address: `${this.address}/${path}` });
  }

  post(path: string, body: object): Promise<unknown> {
    return send({ method: 'POST', address: `${this.address}/${path}`, body });
  }

  delete(path: string): Promise<unknown> {
    return send({ method: 'DELETE', address: `${this.address}/${path}` });
  }

  async close(): Promise<void> {
    await send({ method: 'DELETE', address: this.address });
  }
}

interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  address: string;
  body?: object;
  signal?: AbortSignal;
}

async function send<Value>({ method, address, body, signal }: Call): Promise<Value> {
  const response = await fetch(address, { method, body: body && JSON.stringify(body), signal });
  const { value } = (await response.json()) as { value: Value };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver: ${method} ${address} was refused: ${error}. ${message}`);
}

/** Keys without a character of their own. https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};

export function keyCode(key: string): string {
  const code = keyCodes[key] ?? key;
  if ([...code].length !== 1)
    throw new Error(`There is no key "${key}": use a character or a name such as "Enter".`);
  return code;
}
