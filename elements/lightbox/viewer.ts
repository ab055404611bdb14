import { emit } from '../../src/block/emit';
import type { BlockHost } from '../../src/block/host';
import type { Text } from '../../src/i18n/translated';
import { prefersStill } from '../../src/util/prefers-still';
import { phoneMaxPx, roomIn } from './geometry/fit';
import type { Hands } from './hands/hands';
import type { Address } from './history';
import type { messages } from './messages/es-419';
import { captionOf } from './slides/caption';
import type { Settings, Source } from './slides/entries';
import { type Slide, slideOf } from './slides/slide-of';
import type { Place, SlideView } from './slides/slide-view';
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

/** Gallery 9. */
const overlayMs = 350;
const contentMs = 600;
const overlayOpacity = 0.95;
/** How long the picture takes between the page and its place, and what is around it to go. */
const growMs = 200;
const leaveMs = 150;
const easing = 'cubic-bezier(.2, .7, .3, 1)';
/** So much of the window at each edge is no place for a click (gallery 4.8). */
const edge = 0.02;
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
  readonly #options: ViewerOptions;
  readonly #ending = new AbortController();
  #source: Source | undefined;
  #hands: Promise<Hands> | undefined;
  #ready: Hands | undefined;
  #strip: Strip | undefined;
  #isClosing = false;
  #running: Animation[] = [];

  constructor(options: ViewerOptions) {
    this.#options = options;
    const { dialog } = options;
    const { signal } = this.#ending;
    const listen = (target: EventTarget, type: string, listener: (event: Event) => void): void =>
      target.addEventListener(type, listener, { signal });
    listen(dialog, 'click', ({ target }) => this.#press((target as Element).closest('button')?.value));
    listen(this.part('stage'), 'click', (event) => {
      if (!isUsed(event)) this.prepare().then((hands) => hands.click(event as MouseEvent));
    });
    listen(dialog, 'keydown', (event) => {
      if (!this.#ready) this.prepare().then((hands) => hands.key(event as KeyboardEvent));
    });
    listen(dialog, 'cancel', (event) => {
      event.preventDefault();
      this.close();
    });
    // Whoever closes it. The event comes later, perhaps when it is open again.
    listen(dialog, 'close', () => dialog.open || this.#closed());
    listen(window, 'resize', () => {
      this.stage?.lay(this.place);
      this.fade(1);
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
    return this.dialog.querySelector(`[part~="${name}"]`) as HTMLElement;
  }

  open(wanted = this.index): boolean {
    if (this.#isClosing) this.#end();
    if (this.isOpen) return this.goTo(wanted);
    const { host, source } = this.#options;
    const given = source();
    const count = given.entries.length;
    const index = wrap(Math.trunc(wanted) || 0, count);
    if (!count || !host.isConnected) return false;
    if (!emit(host, 'az-open', { detail: { index }, cancelable: true })) return false;
    const { settings, text } = this.#options.latest();
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
      loops: () => settings.loop ?? !isPhone(),
      failed: text('failed'),
    });
    // Measured before anything is written.
    const growth = prefersStill() ? undefined : this.#ready?.growth();
    host.internals.states.add('open');
    this.fade(1);
    // All of it is laid out once. What the status says describes the dialog, which screen readers say when it opens.
    this.#show();
    this.dialog.showModal();
    this.dialog.focus();
    this.address?.opened(index);
    this.#appear(this.stage, growth);
    if (settings.thumbnails) this.#showStrip();
    this.prepare();
    return true;
  }

  close(): void {
    if (!this.stage || this.#isClosing) return;
    this.#isClosing = true;
    if (prefersStill()) this.#end();
    else this.#disappear(this.stage.current);
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

  /** How much of what is around the picture is seen, from 1 to 0. */
  fade(left: number): void {
    this.part('overlay').style.opacity = `${overlayOpacity * left}`;
    for (const part of this.#chrome) part.style.opacity = `${left}`;
  }

  /** A click on the picture, or beside it (gallery 4.8). */
  tap({ clientX, clientY }: MouseEvent): void {
    if (!this.stage) return;
    const { current } = this.stage;
    const { width, height } = this.place.viewport;
    const [x, y] = [clientX / width, clientY / height];
    if (Math.min(x, 1 - x, y, 1 - y) < edge) return;
    const { left, right, top, bottom } = current.frame.getBoundingClientRect();
    const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
    if (isOutside) this.close();
    else if (current.isZoomed) this.#press('zoom');
    else this.step(x >= 0.5 === this.isMirrored ? -1 : 1);
  }

  /** What fingers, wheel, keys and zoom need comes when somebody is about to use it. */
  prepare(): Promise<Hands> {
    const load = () => import('./hands/hands');
    // Where the loader had to ask for the chunk again, Chromium's first import is given the old failure.
    this.#hands ??= load()
      .catch(load)
      .then(({ Hands }) => (this.#ready = new Hands(this, isUsed, this.#ending.signal)));
    return this.#hands;
  }

  #slideAt(index: number): Slide {
    return slideOf(index, this.source);
  }

  get #chrome(): NodeListOf<HTMLElement> {
    return this.dialog.querySelectorAll('.content');
  }

  #move(index: number, way: { step: Step; isDragged?: boolean }): void {
    this.stage?.move(index, way);
    this.#show();
    this.address?.changed(index);
    emit(this.#options.host, 'az-change', { detail: { index } });
  }

  /** Says and shows which slide it is. */
  #show(): void {
    const { text } = this.#options.latest();
    const stage = this.stage as Stage;
    const { current, index, count } = stage;
    this.index = index;
    const position = count > 1 ? text('position', { index: index + 1, count }) : '';
    const caption = this.part('caption');
    caption.replaceChildren(...captionOf(current.slide, text('newWindow')));
    this.part('counter').textContent = position;
    this.part('caption-toggle').hidden = !caption.firstChild;
    this.part('caption-toggle').ariaExpanded = `${!this.dialog.matches('.uncaptioned')}`;
    this.part('zoom').hidden = !current.image;
    this.part('zoom').ariaPressed = 'false';
    for (const [name, step] of [
      ['previous', -1],
      ['next', 1],
    ] as const) {
      const button = this.part(name);
      button.hidden = count < 2;
      button.ariaDisabled = `${stage.beside(step) === undefined}`;
    }
    const said = caption.textContent?.trim() || current.slide.alt;
    this.part('said').textContent = [position, said].filter(Boolean).join('. ');
    this.dialog.classList.remove('quiet');
    this.#strip?.show(index);
  }

  /** Gallery 4.8: what covers the page, then what is on it. The picture itself grows out of the page, where it is seen there. */
  async #appear(stage: Stage, growth?: Keyframe[]): Promise<void> {
    const { current } = stage;
    if (!prefersStill()) {
      const fadeIn = (part: HTMLElement): Animation =>
        part.animate(
          { opacity: [0, 1] },
          { duration: contentMs, delay: overlayMs, easing: 'ease', fill: 'backwards' },
        );
      const picture = growth
        ? current.frame.animate(growth, { duration: growMs, easing, fill: 'backwards' })
        : fadeIn(current.frame);
      this.#running = [
        this.part('overlay').animate({ opacity: [0, overlayOpacity] }, overlayMs),
        picture,
        ...[...this.#chrome].map(fadeIn),
      ];
      // Not before there is something to see.
      if (growth) picture.pause();
      await current.ready;
      picture.play();
      await picture.finished.catch(() => {});
    }
    if (stage === this.stage) stage.fill();
  }

  #disappear(current: SlideView): void {
    const { frame } = current;
    // As they are seen now, however far it had opened.
    const { transform, clipPath, opacity } = getComputedStyle(frame);
    const shade = getComputedStyle(this.part('overlay')).opacity;
    const [small, whole] = this.#ready?.growth() ?? [];
    for (const animation of this.#running) animation.cancel();
    const run = (element: HTMLElement, frames: Keyframe[], duration: number): Animation =>
      element.animate(frames, { duration, easing, fill: 'forwards' });
    const from = { transform, clipPath: clipPath === 'none' ? whole?.clipPath : clipPath };
    this.#running = [
      run(this.part('overlay'), [{ opacity: shade }, { opacity: 0 }], overlayMs),
      ...[...this.#chrome].map((part) => run(part, [{ opacity: 0 }], leaveMs)),
      small
        ? run(frame, [from as Keyframe, small], growMs)
        : run(frame, [{ opacity }, { opacity: 0 }], overlayMs),
    ];
    Promise.all(this.#running.map(({ finished }) => finished)).then(
      () => this.#end(),
      () => {},
    );
  }

  #end(): void {
    this.dialog.close();
    this.#closed();
  }

  #closed(): void {
    if (!this.stage) return;
    const { host } = this.#options;
    this.stage.clear();
    for (const animation of this.#running) animation.cancel();
    this.#strip?.stop();
    this.#running = [];
    this.stage = this.#source = this.#strip = undefined;
    this.#isClosing = false;
    host.internals.states.delete('open');
    this.address?.closed();
    emit(host, 'az-close');
  }

  /** A button, by what it does. */
  #press(button: string | undefined): void {
    if (!this.isOpen) return;
    if (button === 'close') this.close();
    if (button === 'next') this.step(1);
    if (button === 'previous') this.step(-1);
    if (button === 'zoom') this.prepare().then((hands) => hands.toggle());
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
