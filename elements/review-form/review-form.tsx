import { Component } from 'react';
import type { BlockHost } from '../../src/block/host';
import { adopt, sheetOf } from '../../src/block/styles';
import { askFor, type Order, orderOf, type Prepared, type Props, type Settings } from './order';

/** What shows an order comes while the server is asked for it. */
export const prepare = (settings: Settings, host: BlockHost): Prepared | Promise<Prepared> => {
  const order = orderOf(settings, host);
  const isEmpty = !(order instanceof Promise) && order.phase === 'expired';
  return isEmpty ? [order] : Promise.all([order, import('./items')]);
};

/** The things of an order to review, or why there is none. */
export class ReviewForm extends Component<Props> {
  again = async (): Promise<void> => {
    const { settings, prepared } = this.props;
    // The order is kept by the element; it becomes what it should have been.
    Object.assign(prepared[0], await askFor(prepared[0].token, settings));
    this.setState({});
  };

  override componentDidMount(): void {
    this.componentDidUpdate();
  }

  override componentDidUpdate(): void {
    const { prepared, host } = this.props;
    if (prepared[1]) adopt(host.shadowRoot as ShadowRoot, sheetOf(prepared[1].styles));
  }

  override render() {
    const { settings, prepared, text } = this.props;
    const [order, items] = prepared;
    const { phase, orderNumber }: Order = order;
    const Heading = `h${settings.headingLevel}` as 'h2';
    return (
      <div part="body">
        <Heading part="title">{settings.title || text('title')}</Heading>
        {orderNumber && <p part="order">{text('order', { number: orderNumber })}</p>}
        {items && phase === 'open' ? (
          <items.Items {...this.props} order={order} />
        ) : (
          <>
            <p part="message" role="status">
              {text(phase === 'expired' ? 'expired' : 'offline')}
            </p>
            {phase === 'failed' && (
              <button type="button" part="again" onClick={this.again}>
                {text('again')}
              </button>
            )}
            <slot />
          </>
        )}
      </div>
    );
  }
}
