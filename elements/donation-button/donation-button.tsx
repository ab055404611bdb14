import { Component } from 'react';
import type { InferOutput } from 'valibot';
import { emit } from '../../src/block/emit';
import type { BlockProps } from '../../src/block/root';
import { donateAddress } from '../../src/cart/addresses';
import type { messages } from './messages/es-419';
import type { schema } from './schema';

type Props = BlockProps<InferOutput<typeof schema>, typeof messages>;

/** What the page has for a button; other links within are in its text. */
const ownControls = ':scope > a, :scope > button, [data-donate-page-id]';

/** A link that leads somewhere by itself, before the script is here too. */
const isComplete = (control: Element): boolean =>
  control.matches('a[href]:not([href=""], [href="#"], [href^="javascript:" i])');

/** Opens the donate page of an id (storefront 2), with a link from data, or with what the page has within. */
export class DonationButton extends Component<Props, { isWithoutPage?: boolean }> {
  override state: { isWithoutPage?: boolean } = {};
  /** Links of the page that had no address, and what they said of it. */
  led = new Map<Element, string | null>();

  get own(): HTMLElement[] {
    return [...this.props.host.querySelectorAll<HTMLElement>(ownControls)];
  }

  get id(): string {
    const [id = ''] = this.own.flatMap(({ dataset }) => dataset.donatePageId?.trim() || []);
    return this.props.settings.donatePageId || id;
  }

  onClick = (event: Event): void => {
    const { host, settings } = this.props;
    const rendered = host.shadowRoot?.querySelector('[part="button"]');
    const way = event.composedPath();
    const control = [rendered, ...this.own].find((one) => one && way.includes(one));
    if (!control || event.defaultPrevented) return;
    const { id } = this;
    const isWanted = emit(host, 'az-donate', { detail: { donatePageId: id }, cancelable: true });
    if (isWanted && isComplete(control)) return;
    event.preventDefault();
    if (!isWanted) return;
    if (!id) {
      this.setState({ isWithoutPage: true });
      host.report(Error('It has no donatePageId. Expected the id of a donate page; its visitor is told so.'));
    } else if (settings.newWindow) open(donateAddress(id), '_blank', 'noopener');
    else location.assign(donateAddress(id));
  };

  /** Makes links of those that lead nowhere yet: for keys, the middle button, and who wants to know where to. */
  lead(): void {
    const { id } = this;
    for (const control of this.own) {
      if (!control.matches('a') || (isComplete(control) && !this.led.has(control))) continue;
      if (!this.led.has(control)) this.led.set(control, control.getAttribute('href'));
      if (id) control.setAttribute('href', donateAddress(id));
    }
  }

  override componentDidMount(): void {
    this.props.host.addEventListener('click', this.onClick);
    this.lead();
  }

  override componentDidUpdate(): void {
    this.lead();
  }

  override componentWillUnmount(): void {
    this.props.host.removeEventListener('click', this.onClick);
    for (const [link, href] of this.led)
      if (href === null) link.removeAttribute('href');
      else link.setAttribute('href', href);
  }

  override render() {
    const { settings, content, text } = this.props;
    const { buttonText, newWindow, alignment, size } = settings;
    const { id } = this;
    const label = buttonText || text('donate');
    return (
      // Prefixed: the page's own content takes these styles too.
      <div part="frame" className={`az-donation ${alignment} ${size}`}>
        {content.length > 0 && <slot />}
        {!this.own.length &&
          (id ? (
            <a
              part="button"
              href={donateAddress(id)}
              target={newWindow ? '_blank' : undefined}
              rel={newWindow ? 'noopener' : undefined}
              aria-description={newWindow ? text('newWindow') : undefined}
            >
              {label}
            </a>
          ) : (
            <button part="button" type="button">
              {label}
            </button>
          ))}
        <p part="message" role="status">
          {this.state.isWithoutPage && !id && text('noPage')}
        </p>
      </div>
    );
  }
}
