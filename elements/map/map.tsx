import { Component, type CSSProperties, type ReactNode } from 'react';
import type { BlockProps } from '../../src/block/root';
import { prefersStill } from '../../src/util/prefers-still';
import type { messages } from './messages/es-419';
import { type Pin, type Place, placeOf, type Settings } from './place';
import type { Colors } from './provider';
import type { Session } from './showing/session';

export type MapProps = BlockProps<Settings, typeof messages>;

export interface MapState {
  /** Before it comes; in want of consent; asking for it; shown; it cannot be had. */
  phase: 'waits' | 'needs' | 'asks' | 'shows' | 'failed';
  /** Of the style, where it is not the usual one. */
  colors?: Colors;
  /** The marker of which all is said; -1 for none. */
  open: number;
  /** What is said of it. */
  popup?: (pin: Pin, props: MapProps) => ReactNode;
  /** What asks for consent, and whether the visitor has been asked. */
  question?: () => ReactNode;
  wasAsked?: boolean;
  /** How a gesture has to be for the map to heed it. */
  hint?: ReactNode;
}

/** Gallery 9, for lazy content. */
const nearMargin = '200px';

/** What shows a map. */
const load = () => import('./showing/session');

const outside = { target: '_blank', rel: 'noopener' };

/** An address, and under it a map when that is near and may come. */
export class MapBlock extends Component<MapProps, MapState> {
  override state: MapState = { phase: 'waits', open: -1 };
  #near: IntersectionObserver | undefined;
  #session: Session | undefined;
  #canvas: HTMLElement | null = null;

  override componentDidMount(): void {
    // With the implicit root a page in a frame would get no margin.
    this.#near = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.#begin(),
      { root: document, rootMargin: nearMargin },
    );
    this.#near.observe(this.props.host);
  }

  override componentDidUpdate(before: MapProps): void {
    const { host, settings, text } = this.props;
    if (before.settings !== settings || before.text !== text) this.#session?.update();
    host.internals.states[this.state.phase === 'shows' ? 'add' : 'delete']('showing');
  }

  override componentWillUnmount(): void {
    this.#near?.disconnect();
    this.#session?.stop();
    this.props.host.internals.states.delete('showing');
  }

  override render(): ReactNode {
    const { settings, content, text } = this.props;
    const { phase, question, hint, colors } = this.state;
    const { aspectRatio, draggable, showControls, disableDefaultUI } = settings;
    const place = this.#place;
    const [first, ...others] = place.lines;
    const hasAddress = content.length > 0 || !!first;
    const shows = phase === 'shows';
    const title = place.pins[0]?.title;
    return (
      <div
        part="frame"
        className={`${phase} ${prefersStill() ? 'still' : ''}`}
        style={{ ...colors, ...(aspectRatio && { '--az-_ratio': 100 / aspectRatio }) } as CSSProperties}
      >
        <div part="card" hidden={!hasAddress && shows}>
          {content.length > 0 ? (
            <slot />
          ) : (
            first && (
              <address part="address">
                <strong part="title">{first}</strong>
                {others.map((line, nth) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and may be the same
                  <span key={nth}>{line}</span>
                ))}
              </address>
            )
          )}
          {phase === 'failed' && <p part="failed">{text('failed')}</p>}
          <a part="directions" href={place.directions} aria-description={text('newWindow')} {...outside}>
            {text('directions')}
          </a>
          {question?.()}
        </div>
        {/* Arrow keys are its own, as those of a screen reader would not be. */}
        <div
          part="map"
          exportparts="credits"
          ref={this.#keep}
          role="application"
          tabIndex={shows && draggable ? 0 : -1}
          aria-label={title ? text('mapOf', { title }) : text('map')}
          aria-description={draggable ? text('keys') : undefined}
        >
          {place.pins.map(this.#marker)}
        </div>
        <div part="controls" hidden={!shows || !showControls || disableDefaultUI}>
          {this.#zoomer('zoom-in', text('zoomIn'), 1)}
          {this.#zoomer('zoom-out', text('zoomOut'), -1)}
        </div>
        {hint}
      </div>
    );
  }

  #marker = (pin: Pin, index: number): ReactNode => {
    const { settings, text } = this.props;
    const { open, popup } = this.state;
    const isLink = pin.isMain && settings.linkOnClick;
    const isDraggable = pin.isMain && settings.markerDraggable;
    const notes = [isLink && text('newWindow'), isDraggable && text('markerKeys')].filter(Boolean);
    return (
      <div key={index} slot={`pin${index}`} className="pin">
        <button
          type="button"
          part="marker"
          aria-label={pin.title || text('marker')}
          aria-expanded={isLink ? undefined : open === index}
          aria-description={notes.join(' ') || undefined}
          style={isDraggable ? { cursor: 'move', touchAction: 'none' } : {}}
          onClick={() => this.#session?.press(index)}
        >
          <svg part="icon" viewBox="0 0 32 40" aria-hidden="true">
            <path d="M16 1a15 15 0 0 0-15 15c0 10 10 15 15 23 5-8 15-13 15-23A15 15 0 0 0 16 1Z" />
            <circle cx="16" cy="16" r="6" />
          </svg>
        </button>
        {open === index && popup?.(pin, this.props)}
      </div>
    );
  };

  #zoomer(name: string, label: string, steps: number): ReactNode {
    return (
      <button type="button" part={name} aria-label={label} onClick={() => this.#session?.map?.zoom(steps)}>
        {steps > 0 ? '+' : '−'}
      </button>
    );
  }

  async #begin(): Promise<void> {
    const { host, settings } = this.props;
    this.#near?.disconnect();
    try {
      // Both at once; who needs it asks again.
      if (settings.provider === 'leaflet') import('./leaflet/index').catch(() => {});
      // The first import after a failed request is given that failure.
      const { Session } = await load().catch(load);
      if (this.#canvas)
        this.#session = new Session({
          host,
          canvas: this.#canvas,
          now: () => ({ ...this.props, place: this.#place, state: this.state }),
          show: (state, then) => this.setState(state as MapState, then),
        });
    } catch (error) {
      this.setState({ phase: 'failed' });
      host.report(error);
    }
  }

  get #place(): Place {
    const { settings, content } = this.props;
    // biome-ignore lint/performance/useDomNodeTextContent: <br> parts the lines of an address
    return placeOf(settings, (content[0] as HTMLElement | undefined)?.innerText);
  }

  #keep = (canvas: HTMLElement | null): void => {
    this.#canvas = canvas;
  };
}
