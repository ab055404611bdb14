import { requireAbility, runCommand } from './tab';
import type { PointerGesture, PointerStep, TouchPoints } from './tab-commands';

/** A place in a page's viewport, in CSS pixels. */
interface Point {
  x: number;
  y: number;
}

/** The centre of an element, or a point. */
export type Target = Element | Point;

export interface Swipe {
  from: Target;
  to: Target;
  /** Duration of the movement. */
  ms?: number;
}

/** Two fingers beside each other. */
export interface Pinch {
  /** The middle between them. */
  at: Target;
  /** Distance of each finger from the middle at the start and at the end, in pixels. */
  from: number;
  to: number;
}

/** A turn of the mouse wheel, in pixels; down and right are positive. */
export interface Turn {
  at: Target;
  deltaX?: number;
  deltaY?: number;
}

const swipeSteps = 10;
const swipeMs = 160;

/** Whether a page has had the mouse since `moveMouseAway`. */
let wasMouseUsed = false;

/** Moves the mouse off all pages, to the last corner of the tab, so that it does not rest on what the next page shows. */
export async function moveMouseAway(): Promise<void> {
  if (!wasMouseUsed) return;
  wasMouseUsed = false;
  const corner = { x: window.innerWidth - 1, y: window.innerHeight - 1 };
  await runCommand('pointer', { kind: 'mouse', steps: [{ do: 'move', ...corner }] });
}

/** Real keyboard, mouse and touch input for the page in a frame, through the browser. */
export class PageInput {
  private readonly frame: HTMLIFrameElement;

  constructor(frame: HTMLIFrameElement) {
    this.frame = frame;
  }

  async press(keys: string[]): Promise<void> {
    this.focusFrame();
    await runCommand('press', keys);
  }

  async type(text: string): Promise<void> {
    this.focusFrame();
    await runCommand('type', text);
  }

  async click(target: Target): Promise<void> {
    await this.perform('mouse', [this.moveTo(target), { do: 'down' }, { do: 'up' }]);
  }

  async hover(target: Target): Promise<void> {
    await this.perform('mouse', [this.moveTo(target)]);
  }

  async drag(way: Swipe): Promise<void> {
    await this.perform('mouse', this.path(way));
  }

  async tap(target: Target): Promise<void> {
    await this.perform('touch', [this.moveTo(target), { do: 'down' }, { do: 'up' }]);
  }

  async swipe(way: Swipe): Promise<void> {
    await this.perform('touch', this.path(way));
  }

  async pinch({ at, from, to }: Pinch): Promise<void> {
    requireAbility('multiTouch');
    const { x, y } = this.inTab(at);
    const steps = Array.from({ length: swipeSteps + 1 }, (_, step): TouchPoints => {
      const half = Math.round(from + ((to - from) * step) / swipeSteps);
      return [
        { x: x - half, y },
        { x: x + half, y },
      ];
    });
    await runCommand('multiTouch', steps);
  }

  async wheel({ at, deltaX = 0, deltaY = 0 }: Turn): Promise<void> {
    wasMouseUsed = true;
    await runCommand('wheel', { ...this.inTab(at), deltaX, deltaY });
  }

  private async perform(kind: PointerGesture['kind'], steps: PointerStep[]): Promise<void> {
    if (kind === 'touch') requireAbility('touch');
    else wasMouseUsed = true;
    await runCommand('pointer', { kind, steps });
  }

  private moveTo(target: Target): PointerStep {
    return { do: 'move', ...this.inTab(target) };
  }

  private path({ from, to, ms = swipeMs }: Swipe): PointerStep[] {
    const start = this.inTab(from);
    const end = this.inTab(to);
    const steps: PointerStep[] = [{ do: 'move', ...start }, { do: 'down' }];
    for (let step = 1; step <= swipeSteps; step++) {
      const between = (a: number, b: number) => Math.round(a + ((b - a) * step) / swipeSteps);
      steps.push({ do: 'wait', ms: ms / swipeSteps });
      steps.push({ do: 'move', x: between(start.x, end.x), y: between(start.y, end.y) });
    }
    return [...steps, { do: 'up' }];
  }

  /** Where a target is in the tab; one that is out of sight is scrolled into it first, as a visitor would. */
  private inTab(target: Target): Point {
    const { x, y } = 'nodeType' in target ? this.centreOf(target) : target;
    const offset = this.frame.getBoundingClientRect();
    const place = { x: Math.round(offset.x + x), y: Math.round(offset.y + y) };
    if (place.x < window.innerWidth && place.y < window.innerHeight) return place;
    const size = `${window.innerWidth}×${window.innerHeight}`;
    throw new Error(`${place.x}, ${place.y} is outside of the tab (${size}). Make the page smaller.`);
  }

  private centreOf(element: Element): Point {
    const { clientWidth, clientHeight } = this.frame;
    const isInSight = ({ x, y }: Point) => x >= 0 && y >= 0 && x < clientWidth && y < clientHeight;
    if (!isInSight(centre(element))) {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    }
    const place = centre(element);
    if (!isInSight(place))
      throw new Error(`<${element.localName}> cannot be scrolled into the page's viewport.`);
    return place;
  }

  /** Keys go to the frame that has the focus. */
  private focusFrame(): void {
    if (document.activeElement !== this.frame) this.frame.contentWindow?.focus();
  }
}

function centre(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (width === 0 && height === 0)
    throw new Error(`<${element.localName}> has no size: there is nothing to click on.`);
  return { x: x + width / 2, y: y + height / 2 };
}
