/** A page in a window of its own. A page in a frame has no owner's redirect and no keys of an owner. */
export class SiteWindow {
  readonly #window: Window & typeof globalThis;

  constructor(address: string) {
    const opened = open(address, '_blank');
    if (!opened) throw new Error('The browser opened no window.');
    this.#window = opened as Window & typeof globalThis;
  }

  get window(): Window & typeof globalThis {
    return this.#window;
  }

  get document(): Document {
    return this.#window.document;
  }

  get site() {
    const { site } = this.#window.Azulejo;
    if (!site) throw new Error('The page has no Azulejo.site.');
    return site;
  }

  /** All dialogs that are open, in the layers of the overlays too. */
  get dialogs(): HTMLDialogElement[] {
    return [...this.document.querySelectorAll('*')].flatMap(({ shadowRoot }) => [
      ...(shadowRoot?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? []),
    ]);
  }

  press(
    key: string,
    { target = this.document.body, ...options }: { target?: Element } & KeyboardEventInit = {},
  ) {
    const { KeyboardEvent } = this.#window;
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...options }),
    );
  }

  close(): void {
    this.#window.close();
  }
}
