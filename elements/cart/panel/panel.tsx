import { Component, type ReactNode } from 'react';
import { emit } from '../../../src/block/emit';
import type { BlockHost } from '../../../src/block/host';
import { adopt, sheetOf } from '../../../src/block/styles';
import type { Text } from '../../../src/i18n/translated';
import { prefersStill } from '../../../src/util/prefers-still';
import type { messages } from '../messages/es-419';
import styles from './panel.css';

interface PanelProps {
  host: BlockHost;
  text: Text<typeof messages>;
  children: ReactNode;
}

/** A dialog at the side of the page: what is behind it is inert, and Escape and a click beside it close it. */
export class Panel extends Component<PanelProps> {
  #dialog: HTMLDialogElement | null = null;
  readonly #end = new AbortController();

  override componentDidMount(): void {
    const dialog = this.#dialog as HTMLDialogElement;
    const { host } = this.props;
    const { states } = host.internals;
    const { signal } = this.#end;
    adopt(host.shadowRoot as ShadowRoot, sheetOf(styles));
    host.control = {
      open: (): boolean => {
        if (dialog.open) return true;
        if (!emit(host, 'az-open', { cancelable: true })) return false;
        dialog.showModal();
        states.add('open');
        return true;
      },
      close: () => dialog.close(),
    };
    dialog.addEventListener(
      'click',
      ({ target }) => {
        const button = (target as Element).closest('button');
        if (target === dialog || button?.value === 'close') dialog.close();
      },
      { signal },
    );
    dialog.addEventListener(
      'close',
      () => {
        // The event comes later, perhaps when it is open again.
        if (dialog.open) return;
        states.delete('open');
        emit(host, 'az-close');
      },
      { signal },
    );
  }

  override componentDidUpdate(): void {
    const dialog = this.#dialog;
    // Moved in the page, it is not above it any more.
    if (!dialog?.open || dialog.matches(':modal')) return;
    dialog.close();
    dialog.showModal();
  }

  override componentWillUnmount(): void {
    this.#end.abort();
    this.props.host.internals.states.delete('open');
  }

  override render() {
    const { text, children } = this.props;
    return (
      <dialog
        part="dialog"
        className={prefersStill() ? 'panel still' : 'panel'}
        aria-labelledby="title"
        ref={(dialog) => {
          this.#dialog = dialog;
        }}
      >
        <div className="sheet">
          <div part="bar">
            <h2 part="title" id="title">
              {text('title')}
            </h2>
            <button type="button" part="close" value="close" aria-label={text('close')}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m5 5 14 14M19 5 5 19" />
              </svg>
            </button>
          </div>
          {children}
        </div>
      </dialog>
    );
  }
}
