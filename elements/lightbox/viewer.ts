import { emit } from '../../src/block/emit';
import type { BlockHost } from '../../src/block/host';
import type { Text } from '../../src/i18n/translated';
import { prefersStill } from '../../src/util/prefers-still';
import { Entrance } from './entrance';
import { phoneMaxPx, roomIn } from './geometry/fit';
import type { Hands } from './hands/hands';
import type { Address } from './history';
import type { messages } from './messages/es-419';
import { showPanel, showZoomed } from './panel';
import { partOf } from './part';
import type { Settings, Source } from './slides/entries';
import { type Slide, slideOf } from './slides/slide-of';
import type { Place } from './slides/slide-view';
import { Stage, type Step, wrap } from './stage';
import type { Strip } from './thumbnails/strip';

export interface ViewerOptions {
  host: BlockHost;
  dialog: HTMLDialogElement;
  /** As they are now. */
  latest(): { settings: Settings; text: Text<typeof messages> };
  /** The slides, as they are now. */
  source(): Source;
}

/** What has its own use for a click. */
const users = 'a[href],button,video,iframe,object,az-video';

/** Whether an event is for something that the listener's element contains, and not for the slide itself. */
export const isUsed = (event: Event): boolean => {
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(event.currentTarget as EventTarget)) as Element[];
  return inside.some((node) => node.matches?.(users));
};

/** The dialog and what is in it. It moves all of that by itself: nothing here is rendered anew while somebody looks. */
export class Viewer {
  /** Keeps the slide in the address, where that is wanted. */
  address: Address | undefined;
  /** While it is open. */
  stage: Stage | undefined;
  /** The slide that it is at, or was at last. */
  index = 0;
  readonly entrance: Entrance;
  readonly #options: ViewerOptions;
  readonly #ending = new AbortController();
  #source: Source | undefined;
  #hands: Promise<Hands> | undefined;
  #ready: Hands | undefined;
  #strip: Strip | undefined;
  #isClosing = false;

  constructor(options: ViewerOptions) {
    this.#options = options;
    const { dialog } = options;
    // Focused as it opens, in place of its first button.
    dialog.autofocus = true;
    this.entrance = new Entrance(dialog);
    const { signal } = this.#ending;
    const listen = (target: EventTarget, type: string, listener: (event: Event) => void): void =>
      target.addEventListener(type, listener, { signal });
    listen(dialog, 'click', ({ target }) => this.press((target as Element).closest('button')?.value));
    listen(this.part('stage'), 'click', (event) => {
      if (!isUsed(event)) this.prepare((hands) => hands.click(event as MouseEvent));
    });
    listen(dialog, 'keydown', (event) => {
      if (!this.#ready) this.prepare((hands) => hands.key(event as KeyboardEvent));
    });
    listen(dialog, 'cancel', (event) => {
      event.preventDefault();
      this.close();
    });
    // Whoever closes it. The event comes later, perhaps when it is open again.
    listen(dialog, 'close', () => dialog.open || this.#closed());
    // React would hear of them on the dialog itself, and look for somebody to tell: a fifth of what opening it costs.
    const keep = (event: Event): void => event.stopImmediatePropagation();
    for (const type of ['beforetoggle', 'toggle'])
      dialog.addEventListener(type, keep, { signal, capture: true });
    listen(window, 'resize', () => {
      this.stage?.lay(this.place);
      this.entrance.fade(1);
      this.showZoomed(false);
    });
  }

  stop(): void {
    this.#end();
    this.#ending.abort();
  }

  get dialog(): HTMLDialogElement {
    return this.#options.dialog;
  }

  get isOpen(): boolean {
    return this.stage !== undefined;
  }

  get source(): Source {
    return this.#source ?? this.#options.source();
  }

  get place(): Place {
    const viewport = { width: document.documentElement.clientWidth, height: innerHeight };
    return { viewport, room: roomIn(viewport, this.#options.latest().settings.thumbnails) };
  }

  get isMirrored(): boolean {
    return this.#options.host.matches(':dir(rtl)');
  }

  part(name: string): HTMLElement {
    return partOf(this.dialog, name);
  }

  open(wanted = this.index): boolean {
    // Also where the browser has closed it, and will tell only later.
    if (this.#isClosing || !this.dialog.open) this.#end();
    if (this.isOpen) return this.goTo(wanted);
    const { host, source } = this.#options;
    const given = source();
    const count = given.entries.length;
    const index = wrap(Math.trunc(wanted) || 0, count);
    if (!host.isConnected) return false;
    if (!count) {
      // Gallery 8.
      host.report(Error('No images'));
      return false;
    }
    if (!emit(host, 'az-open', { detail: { index }, cancelable: true })) return false;
    const { latest } = this.#options;
    const { settings, text } = latest();
    const isPhone = (): boolean => innerWidth <= phoneMaxPx;
    const { place } = this;
    this.#source = given;
    this.stage = new Stage({
      track: this.part('track'),
      slideAt: (one) => this.#slideAt(one),
      index,
      count,
      place,
      isMirrored: this.isMirrored,
      isScrolled: isPhone,
      loops: () => latest().settings.loop ?? !isPhone(),
      failed: text('failed'),
    });
    // Measured before anything is written.
    const growth = this.#ready?.growth();
    host.internals.states.add('open');
    // All of it is laid out once. What the status says describes the dialog, which screen readers say when it opens.
    this.#show();
    this.#enter(this.stage, growth);
    this.dialog.showModal();
    // Where the browser does not know that of a dialog.
    if (!this.dialog.matches(':focus')) this.dialog.focus();
    this.address?.opened(index);
    if (settings.thumbnails) this.#showStrip();
    this.prepare();
    return true;
  }

  close(): void {
    if (!this.stage || this.#isClosing) return;
    this.#isClosing = true;
    if (prefersStill()) this.#end();
    else this.entrance.leave(this.stage.current, this.#ready?.growth()).then(() => this.#end());
  }

  goTo(wanted: number): boolean {
    const { stage } = this;
    if (!stage || this.#isClosing) return false;
    const index = wrap(Math.trunc(wanted) || 0, stage.count);
    if (index !== stage.index) this.#move(index, { step: index > stage.index ? 1 : -1 });
    return true;
  }

  step(step: Step, isDragged = false): boolean {
    const index = this.#isClosing ? undefined : this.stage?.beside(step);
    if (index !== undefined) this.#move(index, { step, isDragged });
    return index !== undefined;
  }

  /** What fingers, wheel, keys and zoom need comes when somebody is about to use it; where it does not, the next use tries again. */
  prepare(act?: (hands: Hands) => void): void {
    const load = () => import('./hands/hands');
    // Where the loader had to ask for the chunk again, Chromium's first import is given the old failure.
    this.#hands ??= load()
      .catch(load)
      .then(({ Hands }) => (this.#ready = new Hands(this, isUsed, this.#ending.signal)));
    this.#hands.then(act, (error) => {
      this.#hands = undefined;
      this.#options.host.report(error);
    });
  }

  #slideAt(index: number): Slide {
    return slideOf(index, this.source);
  }

  #move(index: number, way: { step: Step; isDragged?: boolean }): void {
    this.stage?.move(index, way);
    this.#show();
    this.address?.changed(index);
    emit(this.#options.host, 'az-change', { detail: { index } });
  }

  showZoomed(isZoomed: boolean): void {
    showZoomed(this.dialog, isZoomed);
  }

  /** Says and shows which slide it is. */
  #show(): void {
    const stage = this.stage as Stage;
    this.index = stage.index;
    showPanel(this.dialog, stage, this.#options.latest().text);
    this.#strip?.show(this.index);
  }

  async #enter(stage: Stage, growth?: Keyframe[]): Promise<void> {
    await this.entrance.enter(stage.current, growth);
    if (stage === this.stage) stage.fill();
  }

  #end(): void {
    this.dialog.close();
    this.#closed();
  }

  #closed(): void {
    if (!this.stage) return;
    const { host } = this.#options;
    this.stage.clear();
    this.entrance.stop();
    this.#strip?.stop();
    this.stage = this.#source = this.#strip = undefined;
    this.#isClosing = false;
    host.internals.states.delete('open');
    this.address?.closed();
    emit(host, 'az-close');
  }

  /** A button, by what it does. */
  press(button: string | undefined): void {
    if (!this.isOpen) return;
    if (button === 'close') this.close();
    if (button === 'next') this.step(1);
    if (button === 'previous') this.step(-1);
    if (button === 'zoom') this.prepare((hands) => hands.toggle());
    if (button === 'caption-toggle') {
      this.dialog.classList.toggle('uncaptioned');
      this.#show();
    }
  }

  async #showStrip(): Promise<void> {
    const load = () => import('./thumbnails/strip');
    const { Strip } = await load().catch(load);
    if (!this.stage || this.#strip) return;
    this.#strip = new Strip(this.part('thumbnails'), {
      count: this.stage.count,
      slideAt: (index) => this.#slideAt(index),
      text: this.#options.latest().text,
      goTo: (index) => this.goTo(index),
    });
    this.#strip.show(this.stage.index);
  }
}
