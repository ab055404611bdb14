import { copyOf, passOn } from './copy';
import type { Settings } from './marquee';
import type { Letters, Shape } from './waves';

/** Contract 5, "Marquee": what speed 1 is. */
const pxASecond = 60;

/** How near to the window it has to be to be laid out and to move. */
const nearPx = 100;

/** What makes waves, where they are asked for. */
type Waves = typeof import('./waves') | undefined;

/** Why it waits. */
type Reason = 'visitor' | 'pointer' | 'focus' | 'out of sight' | 'hidden';

/** How often, at most, a wave is looked over for what comes near. */
const lookMs = 1000;

const straight: Shape = { loops: 1, move: () => undefined };

/** px; a wave that goes up and down by less is seen by nobody. */
const leastAmplitude = 0.5;

/** With its fractions, and not as a zoomed ancestor shows it. */
const widthOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).width);

/**
 * What moves a marquee: animations of `transform`, of the track and of each letter of a wave, which have one start and so
 * keep one time. No script runs while they do. Here the copies are made that fill the line.
 */
export class Motion {
  #settings!: Settings;
  #waves: Waves;
  #reasons = new Set<Reason>();
  #track: HTMLElement;
  /** The content itself: read, found, reached with the keyboard. */
  #content: HTMLElement;
  #copies: HTMLElement;
  /** Of one copy and of a loop, px; and what the copies were made for. */
  #width = 0;
  #loop = 0;
  #made = '';
  #room = 0;
  #shape: Shape = straight;
  #run: Animation | undefined;
  /** Of each copy. */
  #letters: (Letters | undefined)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #focused: Element | undefined;
  #end = new AbortController();

  /** It begins when it is told how, by `update`. */
  constructor(
    private frame: HTMLElement,
    private states: CustomStateSet,
  ) {
    const part = (name: string): HTMLElement => frame.querySelector(`[part=${name}]`) as HTMLElement;
    this.#track = part('track');
    this.#content = part('content');
    this.#copies = part('copies');
    this.#watch();
    // When the element has its styles, and before it is seen.
    queueMicrotask(() => {
      if (this.#end.signal.aborted) return;
      const { top, bottom } = frame.getBoundingClientRect();
      this.hold('out of sight', bottom < -nearPx || top > innerHeight + nearPx);
    });
  }

  #watch(): void {
    const { signal } = this.#end;
    const listen = <Type extends keyof HTMLElementEventMap>(
      target: HTMLElement,
      type: Type,
      does: (event: HTMLElementEventMap[Type]) => void,
    ): void => target.addEventListener(type, does, { signal });

    // In a frame of its own: what is laid out here may be as high as another text was.
    const sizes = new ResizeObserver(() => requestAnimationFrame(() => this.#lay()));
    for (const element of [this.frame, this.#content]) sizes.observe(element);
    const sight = new IntersectionObserver(
      (entries) => this.hold('out of sight', !entries.at(-1)?.isIntersecting),
      { root: document, rootMargin: `${nearPx}px` },
    );
    sight.observe(this.frame);
    signal.addEventListener('abort', () => {
      sizes.disconnect();
      sight.disconnect();
    });
    const onVisibility = (): void => this.hold('hidden', document.hidden);
    document.addEventListener('visibilitychange', onVisibility, { signal });
    onVisibility();
    // Not `pointerenter`, nor on the element: the pointer may have been there before.
    listen(this.frame, 'pointerover', ({ pointerType }) =>
      this.hold('pointer', this.#settings.pauseOnHover && pointerType === 'mouse'),
    );
    listen(this.frame, 'pointerleave', () => this.hold('pointer', false));
    listen(this.#content, 'focusin', ({ target }) => {
      // A click leaves it there, though the visitor has gone on.
      if (!(target as Element).matches(':focus-visible')) return;
      this.hold('focus', true);
      this.#focused = target as Element;
      this.#show();
    });
    listen(this.#content, 'focusout', () => {
      this.hold('focus', false);
      this.#focused = undefined;
    });
    // Nobody who listens is told of a copy, so it must not get the focus.
    listen(this.#copies, 'mousedown', (event) => event.preventDefault());
    listen(this.#copies, 'click', (event) => passOn(event, this.#nodes));
  }

  get #nodes(): Node[] {
    const slot = this.#content.querySelector('slot');
    return slot ? slot.assignedNodes() : [...this.#content.childNodes];
  }

  get #isRtl(): boolean {
    return this.frame.matches(':dir(rtl)');
  }

  get #pxAMs(): number {
    return (this.#settings.speed * pxASecond) / 1000;
  }

  /** How much of a loop has gone by, px. */
  get #gone(): number {
    return (this.#run?.effect?.getComputedTiming().progress ?? 0) * this.#loop;
  }

  set #gone(px: number) {
    const gone = ((px % this.#loop) + this.#loop) % this.#loop;
    const way = this.#settings.direction === 'right' ? this.#loop - gone : gone;
    if (this.#run) this.#run.currentTime = way / this.#pxAMs;
  }

  /** Goes on with other settings or another content. */
  update(settings: Settings, waves: Waves): void {
    this.#settings = settings;
    this.#waves = waves;
    this.#made = '';
    queueMicrotask(() => this.#lay());
  }

  /** As many copies as it takes, without a jump of what is seen. */
  #lay(): void {
    const content = this.#content;
    const room = widthOf(this.frame);
    const width = widthOf(content);
    // Not shown at all: its observer tells when it is.
    if (this.#end.signal.aborted || !(width > 0 && room > 0)) return;
    const height = content.offsetHeight;
    const amplitude = (this.#settings.waveIntensity / 200) * height;
    this.frame.style.paddingBlock = `${amplitude}px`;
    // What nobody sees costs nothing.
    if (this.#reasons.has('out of sight')) return;

    const made = `${width} ${height} ${this.#isRtl}`;
    const isNew = made !== this.#made;
    if (!isNew && room === this.#room && this.#letters.length) return;
    this.#made = made;
    this.#room = room;
    if (isNew) this.#make(width, amplitude);

    const copies = this.#copies;
    const { loops, move } = this.#shape;
    // A wave is drawn by copies alone.
    const count = loops + Math.ceil(room / this.#width) - (this.#shape === straight ? 1 : 0) || 1;
    while (copies.children.length > count) copies.lastElementChild?.remove();
    while (copies.children.length < count) copies.append(copies.children[0]?.cloneNode(true) as Node);
    this.#drop(count);
    for (const copy of [...copies.children].slice(this.#letters.length))
      this.#letters.push(move(copy, this.#letters.length));
    this.#keepTime();
    if (isNew) this.#show();
  }

  /** What all copies are copies of, and the loop in which they run. */
  #make(contentWidth: number, amplitude: number): void {
    const { direction, waveFrequency } = this.#settings;
    const track = this.#track;
    const past = this.#width && this.#gone / this.#width;
    const waves = amplitude < leastAmplitude ? undefined : this.#waves;
    const isRtl = this.#isRtl;
    const isBack = direction === 'right';
    const line = { amplitude, frequency: waveFrequency };
    const copy = copyOf(this.#nodes);
    this.#drop(0);
    this.#copies.replaceChildren(copy);
    // Before it is measured: an item's order on a line hangs on it.
    track.classList.toggle('waves', !!waves);
    waves?.split(copy, { ...line, width: contentWidth });
    const width = widthOf(copy);
    this.#shape = waves?.shapeOf(copy, { ...line, width, isRtl, isBack, pxAMs: this.#pxAMs }) ?? straight;

    this.#width = width;
    this.#loop = this.#shape.loops * width;
    this.#run?.cancel();
    this.#run = track.animate(
      { transform: ['none', `translateX(${isRtl ? this.#loop : -this.#loop}px)`] },
      {
        duration: this.#loop / this.#pxAMs,
        direction: isBack ? 'reverse' : 'normal',
        iterations: Infinity,
      },
    );
    this.#gone = past * width;
  }

  /** Stops the letters of the copies from the nth on. */
  #drop(nth: number): void {
    for (const letters of this.#letters.splice(nth)) letters?.stop();
  }

  /** The track tells the time; what would begin by itself would be a frame behind for ever. */
  #keepTime(): void {
    const run = this.#run;
    clearTimeout(this.#timer);
    if (!run) return;
    const ms = run.currentTime as number;
    if (this.#reasons.size) {
      run.pause();
      run.currentTime = ms;
    } else run.startTime ??= (document.timeline.currentTime as number) - ms;
    const now = { ms, start: run.startTime, gone: this.#gone, room: this.#room };
    // What is far comes near.
    if (this.#letters.map((letters) => letters?.keepTime(now)).includes(true) && run.startTime !== null)
      this.#timer = setTimeout(() => this.#keepTime(), this.#room / 4 / this.#pxAMs + lookMs);
  }

  /** Waits as long as there is a reason to. */
  hold(reason: Reason, does: boolean): void {
    this.#reasons[does ? 'add' : 'delete'](reason);
    this.states[this.#reasons.size ? 'add' : 'delete']('paused');
    if (reason === 'out of sight' && does) this.#drop(0);
    this.#keepTime();
    if (reason === 'out of sight') this.#lay();
  }

  /** Brings what has the focus into sight, where it is not. */
  #show(): void {
    const box = this.#focused?.getBoundingClientRect();
    const frame = this.frame.getBoundingClientRect();
    if (!box || (box.left >= frame.left && box.right <= frame.right)) return;
    this.#gone += this.#isRtl ? frame.right - box.right : box.left - frame.left;
    this.#keepTime();
  }

  stop(): void {
    this.#end.abort();
    clearTimeout(this.#timer);
    this.#drop(0);
    this.#run?.cancel();
    this.states.delete('paused');
    this.#track.classList.remove('waves');
    this.frame.style.paddingBlock = '';
    this.#copies.replaceChildren();
  }
}
