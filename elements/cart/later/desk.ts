import { emit } from '../../../src/block/emit';
import type { BlockHost } from '../../../src/block/host';
import {
  type AdditionalField,
  again,
  type CartAction,
  type CartEntry,
  type CartError,
  type CartService,
  lineKey,
  lineOf,
} from '../../../src/cart';
import type { Text } from '../../../src/i18n/translated';
import { safeUrl } from '../../../src/util/safe-url';
import type { LaterMessages } from './messages/es-419';
import { wordsOf } from './words-of';

/** What a desk serves: the view. */
interface Owner {
  readonly props: {
    host: BlockHost;
    settings: { minimumSubtotalCents: number };
    prepared: { later?: { text: Text<LaterMessages> } | undefined };
  };
  readonly service: CartService;
  /** Shows what is so now. */
  forceUpdate(): void;
}

/** A line that the visitor has removed, and where it was. */
interface Removed {
  entry: CartEntry;
  at: number;
}

/** What a visitor does with the lines of a cart, and on the way out. Buttons say by their value what they do. */
export class Desk {
  /** What went wrong, in words: by the key of a line, and with all of it. */
  readonly faults = new Map<string, string>();
  fault = '';
  removed: Removed | undefined;
  isLeaving = false;
  readonly #owner: Owner;
  #failures = 0;
  /** What could not be saved, by the key of its line: nobody types it twice. */
  readonly #unsaved = new Map<string, AdditionalField[]>();
  #isEditing = false;
  /** Has the focus after the next change. */
  #next: { selector: string; line?: string } | undefined;
  /** Something is being typed into it. */
  #typed: EventTarget | null = null;

  constructor(owner: Owner) {
    this.#owner = owner;
  }

  listen(signal: AbortSignal): void {
    const root = this.#root;
    signal.addEventListener('abort', () => root.querySelector('.questions')?.remove());
    const on = (type: string, listener: (event: Event) => void): void =>
      root.addEventListener(type, listener, { signal });
    on('click', ({ target }) => this.#press((target as Element).closest('button')));
    on('input', ({ target }) => {
      this.#typed = target;
    });
    on('change', ({ target }) => {
      this.#typed = null;
      const entry = this.#entryAt(target as Element);
      const { value } = target as HTMLInputElement;
      if (entry) this.#setQuantity(entry, value.trim() ? Number(value) : Number.NaN);
    });
  }

  /** After each change: fields say what is so, and the focus is where it belongs. */
  tend(): void {
    for (const input of this.#root.querySelectorAll<HTMLInputElement>('[data-line] input'))
      if (input !== this.#typed) input.value = `${this.#entryAt(input)?.quantity}`;
    const { selector, line } = this.#next ?? {};
    if (!selector) return;
    const found = [...this.#root.querySelectorAll<HTMLElement>(selector)].find(
      (element) => line === undefined || element.closest<HTMLElement>('[data-line]')?.dataset.line === line,
    );
    if (!found) return;
    this.#next = undefined;
    found.focus();
  }

  get #text(): Text<LaterMessages> {
    // It is there as long as this is.
    return (this.#owner.props.prepared.later as { text: Text<LaterMessages> }).text;
  }

  get #root(): ShadowRoot {
    return this.#owner.props.host.shadowRoot as ShadowRoot;
  }

  #show(change: () => void): void {
    change();
    this.#owner.forceUpdate();
  }

  #entryAt(element: Element): CartEntry | undefined {
    const id = element.closest<HTMLElement>('[data-line]')?.dataset.line;
    const { cart } = this.#owner.service.snapshot();
    return id === undefined || !cart ? undefined : lineOf(cart, id);
  }

  #fail(error: CartError, key = ''): void {
    this.#failures += 1;
    const words = wordsOf(this.#text, error);
    const { cart } = this.#owner.service.snapshot();
    if (cart && lineOf(cart, key)) this.faults.set(key, words);
    else this.fault = words;
  }

  #press(button: HTMLButtonElement | null): void {
    const entry = button && this.#entryAt(button);
    const deeds: Record<string, () => unknown> = {
      less: () => entry && this.#setQuantity(entry, entry.quantity - 1),
      more: () => entry && this.#setQuantity(entry, entry.quantity + 1),
      edit: () => entry && this.#edit(entry),
      remove: () => entry && this.#remove(entry),
      undo: () => this.#undo(),
      checkout: () => this.#leave(),
    };
    deeds[button?.value ?? '']?.();
  }

  async #setQuantity(entry: CartEntry, quantity: number): Promise<void> {
    if (quantity === 0) {
      // Storefront 4.
      const text = this.#text;
      const { confirm } = await import('azulejo:overlays');
      const message = text('ask', { title: entry.title });
      const question = { message, confirmText: text('remove'), rejectText: text('keep') };
      if (await confirm(question)) await this.#remove(entry);
      else this.#owner.forceUpdate();
      return;
    }
    if (Number.isInteger(quantity) && quantity > 0)
      await this.#change(entry, { type: 'quantity', id: entry.id, quantity });
    else this.#owner.forceUpdate();
  }

  /** @returns whether it has been done */
  async #change(entry: CartEntry, action: CartAction): Promise<boolean> {
    const key = lineKey(entry);
    this.faults.delete(key);
    this.fault = '';
    const result = await this.#owner.service.change(action);
    if (!result.ok) this.#show(() => this.#fail(result.error, key));
    return result.ok;
  }

  /** Asks again what was filled in, and puts that into the line. */
  async #edit(entry: CartEntry): Promise<void> {
    if (this.#isEditing) return;
    this.#isEditing = true;
    const key = lineKey(entry);
    const { host } = this.#owner.props;
    try {
      const { edit } = await again(() => import('./edit/edit'));
      this.#show(() => this.faults.delete(key));
      const answers = await edit(host, entry, this.#unsaved.get(key) ?? entry.additionalFields ?? []);
      this.#isEditing = false;
      this.#unsaved.delete(key);
      if (answers) await this.#fillIn(entry, answers);
    } catch {
      this.#isEditing = false;
      this.#show(() => this.faults.set(key, this.#text('formOpen')));
    }
  }

  async #fillIn(entry: CartEntry, additionalFields: AdditionalField[]): Promise<void> {
    const key = lineKey(entry);
    const next = lineKey({ ...entry, additionalFields });
    if (next === key) return;
    // The line is another one to the view, and its button too.
    const focusIn = (line: string): void => {
      this.#next = { selector: '[value="edit"]', line };
    };
    focusIn(next);
    if (await this.#change(entry, { type: 'fields', id: entry.id, additionalFields })) return;
    this.#unsaved.set(key, additionalFields);
    const { activeElement: at } = this.#root;
    // Not where the visitor has gone on meanwhile.
    if (!at || at.matches('[value="edit"]')) this.#show(() => focusIn(key));
  }

  async #remove(entry: CartEntry): Promise<void> {
    const key = lineKey(entry);
    const { cart } = this.#owner.service.snapshot();
    const removed = { entry, at: cart?.entries.findIndex((one) => lineKey(one) === key) ?? 0 };
    this.removed = removed;
    this.#next = { selector: '[value="undo"]' };
    const isDone = await this.#change(entry, { type: 'remove', id: key });
    if (isDone || this.removed !== removed) return;
    this.#show(() => {
      this.removed = undefined;
      this.#next = { selector: '[value="remove"]', line: key };
    });
  }

  async #undo(): Promise<void> {
    const { removed } = this;
    if (!removed) return;
    this.removed = undefined;
    const { entry } = removed;
    const { itemId, sku, quantity, additionalFields } = entry;
    this.#next = { selector: 'input', line: lineKey(entry) };
    const line = { itemId, sku, quantity, additionalFields };
    const isDone = await this.#change(entry, { type: 'add', ...line, shown: entry });
    if (isDone) return;
    this.#show(() => {
      this.removed = removed;
      this.#next = { selector: '[value="undo"]' };
    });
  }

  /** To the checkout, if the cart is what the visitor sees. */
  async #leave(): Promise<void> {
    const { service, props } = this.#owner;
    const { host, settings } = props;
    const { subtotalCents = 0 } = service.snapshot().cart ?? {};
    if (this.isLeaving || subtotalCents < settings.minimumSubtotalCents) return;
    const failures = this.#failures;
    this.#show(() => {
      this.isLeaving = true;
    });
    const address = await service.checkout();
    this.#show(() => {
      this.isLeaving = false;
    });
    const { cart } = service.snapshot();
    if (this.#failures > failures || !cart || cart.subtotalCents < settings.minimumSubtotalCents) return;
    const url = safeUrl(address);
    if (!url) {
      const { alert } = await import('azulejo:overlays');
      await alert(this.#text('cartSession'));
    } else if (emit(host, 'az-checkout', { detail: { cart, url }, cancelable: true })) location.assign(url);
  }
}
