import { useLayoutEffect, useRef } from 'react';
import type { BlockHost } from '../../src/block/host';
import type { BlockProps } from '../../src/block/root';
import type { messages } from './messages/es-419';
import { connectOpeners } from './openers';
import { entriesIn, type Settings, type Source } from './slides/entries';
import { namesOf } from './slides/slide-of';
import { Viewer } from './viewer';

/** A block with a lightbox of its own says what its slides are. */
interface LightboxHost extends BlockHost {
  source?: () => Source;
  /** Its settings, also those that are about to be rendered. */
  items: Settings['items'];
  for: string;
}

/** Drawn, not written: a font has no say in how an arrow looks. */
const paths = {
  previous: 'm15 4-8 8 8 8',
  next: 'm9 4 8 8-8 8',
  close: 'm5 5 14 14M19 5 5 19',
  // What makes a plus of a minus is not shown while the picture is zoomed.
  zoom: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5M8 11h6|M11 8v6',
  'caption-toggle': 'M4 5h16v14H4ZM8 12h8M8 15h5',
};

interface ControlProps {
  part: keyof typeof paths;
  name: string;
}

/** The viewer says whether it is pressed, expanded or there at all. */
const Control = ({ part, name }: ControlProps) => (
  <button type="button" part={`control ${part}`} value={part} aria-label={name}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {paths[part].split('|').map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  </button>
);

type AddressClass = typeof import('./history').Address;

/** Keeps the slide in the address, where the page wants it. */
export const prepare = ({ history }: Settings): Promise<AddressClass> | undefined => {
  const load = () => import('./history');
  return history
    ? load()
        .catch(load)
        .then(({ Address }) => Address)
    : undefined;
};

/** The page's own content, and the dialog that shows it large. What is in the dialog, the viewer puts there. */
export const Lightbox = (props: BlockProps<Settings, typeof messages, AddressClass | undefined>) => {
  const { settings, text, prepared: Address } = props;
  const host = props.host as LightboxHost;
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef({ settings, text });
  latest.current = { settings, text };
  const { for: id } = settings;

  const viewer = useRef<Viewer>(undefined);
  useLayoutEffect(() => {
    const container = (): Element | null => {
      const root = host.getRootNode() as Document | ShadowRoot;
      return host.for ? root.getElementById(host.for) : host;
    };
    const source = (): Source => {
      if (host.source) return host.source();
      const entries = entriesIn(container());
      const given = host.items;
      return given.length > 0 ? { entries: given, thumbnailOf: (index) => entries[index] } : { entries };
    };
    const made = new Viewer({
      host,
      dialog: dialog.current as HTMLDialogElement,
      latest: () => latest.current,
      source,
    });
    viewer.current = made;
    host.control = {
      open: (index?: number) => made.open(index),
      close: () => made.close(),
      goTo: (index: number) => made.goTo(index),
      next: () => made.step(1),
      previous: () => made.step(-1),
    };
    return () => made.stop();
  }, [host]);

  useLayoutEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const root = host.getRootNode();
    const container = (): Element | null => (id ? (root as Document | ShadowRoot).getElementById(id) : host);
    const open = (index: number): unknown => viewer.current?.open(index);
    const prepare = (): unknown => viewer.current?.prepare();
    // Another block makes one when the visitor is about to open it.
    if (host.source) prepare();
    else connectOpeners({ root, container, open, prepare, signal });
    return () => ending.abort();
  }, [host, id]);

  useLayoutEffect(() => {
    const made = viewer.current as Viewer;
    const ending = new AbortController();
    if (Address) made.address = new Address(made, namesOf, ending.signal);
    return () => {
      ending.abort();
      made.address = undefined;
    };
  }, [Address]);

  return (
    <>
      <slot />
      <dialog
        ref={dialog}
        part="dialog"
        className={settings.theme}
        aria-label={text('label')}
        aria-describedby="said"
        tabIndex={-1}
      >
        <div part="overlay" />
        <div part="stage">
          <div part="track" />
        </div>
        <div part="bar" className="content">
          <div part="counter" />
          <Control part="zoom" name={text('zoom')} />
          <Control part="caption-toggle" name={text('caption')} />
          <Control part="close" name={text('close')} />
        </div>
        <div className="content">
          <Control part="previous" name={text('previous')} />
          <Control part="next" name={text('next')} />
        </div>
        <div part="below" className="content">
          <div part="caption" />
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
          <div part="thumbnails" role="group" aria-label={text('thumbnails')} hidden />
        </div>
        <div id="said" part="said" role="status" />
      </dialog>
    </>
  );
};

/** The viewer listens by itself. */
Lightbox.isDeaf = true;
