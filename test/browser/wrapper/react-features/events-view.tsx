import { type ChangeEvent, type SyntheticEvent, useState } from 'react';
import { dispatchedEvents } from './events';

interface Logging {
  log: (line: string) => void;
}

/** Handlers of every dispatched event, which log their name after `prefix`. */
function loggingHandlers(log: Logging['log'], prefix: string) {
  const names = Object.keys(dispatchedEvents);
  return Object.fromEntries(names.map((name) => [name, () => log(`${prefix} ${name}`)]));
}

function Dispatched({ log }: Logging) {
  return (
    <div {...loggingHandlers(log, 'parent')}>
      <button type="button" {...loggingHandlers(log, 'child')}>
        Dispatch
      </button>
    </div>
  );
}

/** A click on the button passes through capture handlers, the button's own handler, and its parents'. */
function Propagation({ log }: Logging) {
  const onClick = (event: SyntheticEvent) =>
    log(`parent click on ${(event.target as Element).localName}, in ${event.currentTarget.localName}`);
  const stop = (event: SyntheticEvent) => {
    log('stopped');
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y: the test needs handlers on elements that are no controls.
    <div onClickCapture={() => log('parent capture')} onClick={onClick}>
      <button type="button" onClick={() => log('child click')}>
        Bubble
      </button>
      <button type="button" onClick={stop}>
        Stop
      </button>
    </div>
  );
}

function Pointer({ log }: Logging) {
  const mouse = {
    onMouseEnter: () => log('onMouseEnter'),
    onMouseLeave: () => log('onMouseLeave'),
    onPointerEnter: () => log('onPointerEnter'),
    onPointerLeave: () => log('onPointerLeave'),
  };
  const finger = { onTouchStart: () => log('onTouchStart'), onTouchEnd: () => log('onTouchEnd') };
  return (
    <div {...mouse} {...finger}>
      <button type="button">First</button>
      <button type="button">Second</button>
    </div>
  );
}

function Keyboard({ log }: Logging) {
  return (
    // biome-ignore lint/a11y: the test needs handlers on an element that is no control.
    <div onFocus={() => log('parent onFocus')} onBlur={() => log('parent onBlur')}>
      <button
        type="button"
        onFocus={() => log('onFocus')}
        onBlur={() => log('onBlur')}
        onKeyDown={({ key }) => log(`onKeyDown ${key}`)}
        onKeyUp={({ key }) => log(`onKeyUp ${key}`)}
        onClick={() => log('onClick')}
      >
        Type here
      </button>
    </div>
  );
}

function Inputs({ log }: Logging) {
  const [text, setText] = useState('');
  const [isGift, setGift] = useState(false);
  const [size, setSize] = useState('small');
  const [colour, setColour] = useState('blue');
  const onText = ({ target }: ChangeEvent<HTMLInputElement>) => {
    log(`onChange ${target.value}`);
    setText(target.value.toUpperCase());
  };
  const onGift = ({ target }: ChangeEvent<HTMLInputElement>) => {
    log(`onChange ${target.checked}`);
    setGift(target.checked);
  };
  const onSize = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    log(`onChange ${target.value}`);
    setSize(target.value);
  };
  const onColour = ({ target }: ChangeEvent<HTMLInputElement>) => {
    log(`onChange ${target.value}`);
    setColour(target.value);
  };
  const radio = (value: string) => (
    <input
      type="radio"
      name="colour"
      value={value}
      aria-label={value}
      checked={colour === value}
      onChange={onColour}
    />
  );
  return (
    <div>
      <input
        aria-label="Text"
        spellCheck={false}
        value={text}
        onChange={onText}
        onInput={() => log('onInput')}
      />
      <textarea aria-label="Notes" onChange={({ target }) => log(`onChange ${target.value}`)} />
      <input type="checkbox" aria-label="Gift" checked={isGift} onChange={onGift} />
      <select aria-label="Size" value={size} onChange={onSize}>
        <option>small</option>
        <option>large</option>
      </select>
      {radio('blue')}
      {radio('white')}
      <output aria-label="State">{[text, isGift, size, colour].join(' ')}</output>
    </div>
  );
}

function Forms({ log }: Logging) {
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    log('onSubmit');
  };
  return (
    <form onSubmit={onSubmit} onReset={() => log('onReset')}>
      <input aria-label="Name" required onInvalid={() => log('onInvalid')} />
      <button type="submit">Send</button>
      <button type="reset">Clear</button>
    </form>
  );
}

function Loading({ log }: Logging) {
  return (
    <div>
      <img alt="Mark" src="/pictures/mark.svg" onLoad={() => log('onLoad')} />
      <img alt="Missing" src="/missing.svg" onError={() => log('onError')} />
      <details onToggle={({ currentTarget }) => log(`onToggle ${currentTarget.open}`)}>
        <summary>More</summary>
        Text
      </details>
      <section
        aria-label="Scrolling"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the area scrolls, so the keyboard must reach it.
        tabIndex={0}
        style={{ height: 50, overflow: 'auto' }}
        onScroll={() => log('onScroll')}
        onWheel={() => log('onWheel')}
      >
        <div style={{ height: 500 }} />
      </section>
    </div>
  );
}

/** Elements with handlers of every family of React's events. */
export function EventsView({ log }: Logging) {
  return (
    <section>
      <Dispatched log={log} />
      <Propagation log={log} />
      <Pointer log={log} />
      <Keyboard log={log} />
      <Inputs log={log} />
      <Forms log={log} />
      <Loading log={log} />
    </section>
  );
}
