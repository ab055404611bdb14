import { Component, type FormEvent, type ReactNode } from 'react';
import { emit } from '../../src/block/emit';
import type { BlockProps } from '../../src/block/root';
import type { messages } from './messages/es-419';
import {
  type Choice,
  choicesOf,
  currencyIn,
  isSoldOut,
  kindOf,
  kinds,
  type Offer,
  offersOf,
  type Settings,
} from './offers';
import { Picture } from './picture';
import { maxButtons, type Prepared, twice } from './prepare';
import { Price } from './price';

type Props = BlockProps<Settings, typeof messages, Prepared>;

interface State {
  /** Name of an option -> value. */
  chosen: Record<string, string>;
  phase: '' | 'adding' | 'added';
  /** Why nothing was added. */
  error: string;
}

/** A path or a whole address: other texts are none. */
const addressOf = (url: string): string | undefined => (/^(https?:\/)?\//.test(url) ? url : undefined);

export class Product extends Component<Props, State> {
  override state: State = { chosen: {}, phase: '', error: '' };
  #choices: Choice[] = [];
  /** What search engines have been told is taken back. */
  #untell: (() => void) | undefined;
  #told: Prepared | undefined;
  /** Sooner than the state says it. */
  #isBusy = false;

  override componentDidMount(): void {
    this.componentDidUpdate();
  }

  override componentDidUpdate(): void {
    const { host, prepared } = this.props;
    // The cascade may have chosen, or taken away, what the visitor has not.
    for (const radio of host.shadowRoot?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])
      radio.checked = this.#choices.some(({ name, value }) => name === radio.name && value === radio.value);
    if (this.#told === prepared) return;
    this.#untell?.();
    this.#untell = undefined;
    this.#told = prepared;
    const { jsonLd, layout, title, structuredContent } = prepared.data;
    if (jsonLd && layout === 'full' && title && structuredContent)
      import('./json-ld').then(
        ({ describe }) => {
          if (this.#told === prepared) this.#untell = describe(prepared.data);
        },
        // Visitors do without it.
        () => {},
      );
  }

  override componentWillUnmount(): void {
    this.#told = undefined;
    this.#untell?.();
    this.props.host.shadowRoot?.querySelector('dialog')?.remove();
  }

  #choose = (name: string, value: string): void =>
    this.setState(({ chosen }) => ({ chosen: { ...chosen, [name]: value }, phase: '', error: '' }));

  #fail = (error: string): void => this.setState({ phase: '', error });

  #show = (): void => {
    const { host, prepared, text } = this.props;
    twice(() => import('./quick-view/open'))
      .then(({ open }) => open(host, prepared.data, text))
      .catch((error) => host.report(error));
  };

  #add = async (form: HTMLFormElement, offer: Offer | undefined): Promise<void> => {
    const { host, prepared, text } = this.props;
    const { data } = prepared;
    const { additionalFieldsForm, additionalFieldsFormId } = data.structuredContent ?? {};
    if (this.#isBusy) return;
    const open = this.#choices.find(({ value }) => value === undefined);
    if (open || !offer) {
      form.querySelector<HTMLElement>(`[name="${CSS.escape(open?.name ?? '')}"]:enabled`)?.focus();
      return this.#fail(text('choose', { name: open?.name }));
    }
    const field = form.querySelector<HTMLInputElement>('[type=number]');
    if (field && !field.checkValidity()) {
      field.focus();
      const { rangeOverflow } = field.validity;
      return this.#fail(rangeOverflow ? text('left', { count: offer.left }) : text('cartQuantity'));
    }
    const quantity = field ? field.valueAsNumber : 1;
    this.#isBusy = true;
    try {
      const filled =
        additionalFieldsForm || additionalFieldsFormId
          ? await (await twice(() => import('./additional/ask'))).ask(host, data)
          : {};
      const detail = { itemId: data.id, sku: offer.sku, quantity, ...filled };
      if (filled && emit(host, 'az-add', { detail, cancelable: true })) {
        this.setState({ phase: 'adding', error: '' });
        const { buy } = await twice(() => import('./buy/buy'));
        const error = await buy({ host, data, offer, quantity, ...filled });
        this.setState({ phase: error ? '' : 'added', error });
      }
    } catch {
      this.#fail(`${text('failed')}. ${text('noConnection')}`);
    }
    this.#isBusy = false;
  };

  #form(content: NonNullable<Settings['structuredContent']>, matching: Offer[]): ReactNode {
    const { host, prepared, text } = this.props;
    const { phase, error } = this.state;
    const { data, measures, Select } = prepared;
    const kind = kindOf(content);
    const offer = this.#choices.some(({ value }) => value === undefined) ? undefined : matching[0];
    const isGone = isSoldOut(matching);
    const isCounted = kind !== kinds.DIGITAL && kind !== kinds.GIFT_CARD && !content.isSubscribable;
    const own = content.useCustomAddButtonText && content.customAddButtonText;
    const verb = kind === kinds.GIFT_CARD ? 'buy' : content.isSubscribable ? 'subscribe' : 'add';
    const link = addressOf(data.fullUrl);
    const onSubmit = (event: FormEvent): void => {
      event.preventDefault();
      this.#add(event.currentTarget as HTMLFormElement, offer);
    };
    // What it opens is bought on its own page.
    if (kind === kinds.PAYWALL)
      return (
        link && (
          <a part="add" href={link}>
            {own || text('join')}
          </a>
        )
      );
    return (
      <form part="form" noValidate onSubmit={onSubmit}>
        {this.#choices.map((choice) => {
          const { name, values } = choice;
          return Select && values[maxButtons] ? (
            <Select key={name} choice={choice} host={host} choose={this.#choose} text={text} />
          ) : (
            <fieldset part="option" key={name}>
              <legend>{name}</legend>
              {values.map(({ value, isOffered, isSoldOut }) => (
                <label part="value" key={value}>
                  <input
                    type="radio"
                    name={name}
                    value={value}
                    disabled={!isOffered}
                    onInput={() => this.#choose(name, value)}
                  />
                  <span className={isOffered && isSoldOut ? 'gone' : undefined}>{value}</span>
                  {isOffered && isSoldOut && <span className="unseen">{text('soldOut')}</span>}
                </label>
              ))}
            </fieldset>
          );
        })}
        <div part="actions">
          {isCounted && !isGone && (
            <label part="quantity">
              <span>{text('quantity')}</span>
              <input
                type="number"
                min="1"
                step="1"
                max={Number.isFinite(offer?.left) ? offer?.left : undefined}
                defaultValue="1"
                inputMode="numeric"
              />
            </label>
          )}
          <button type="submit" part={`add ${phase}`} disabled={isGone} aria-disabled={phase === 'adding'}>
            {isGone ? text('soldOut') : phase === 'adding' ? text('adding') : own || text(verb)}
          </button>
        </div>
        <p part="status" role="status" className={error && 'error'}>
          {error}
          {phase === 'added' && text('added')}{' '}
          {phase === 'added' && addressOf(data.cartUrl) && <a href={data.cartUrl}>{text('viewCart')}</a>}
        </p>
        {measures && offer && (
          <measures.Measures host={host} settings={data} variant={offer.variant} text={text} />
        )}
      </form>
    );
  }

  override render(): ReactNode {
    const { host, prepared, text } = this.props;
    const { data, pictures, every, excerpt, workflow, sized } = prepared;
    const { structuredContent: content, title, items, layout, sizeFormat } = data;
    const [first] = items;
    const Image = sized?.Sized ?? Picture;
    if (!content && !title && !first) return <slot />;
    const currencyCode = content ? currencyIn(content, data.currencyCode) : '';
    const offers = content ? offersOf(content, currencyCode) : [];
    const { choices, matching } = choicesOf(offers, content?.variantOptionOrdering ?? [], this.state.chosen);
    this.#choices = choices;
    const isFull = layout === 'full';
    const isGone = !!content && isSoldOut(matching);
    const link = isFull ? undefined : addressOf(data.fullUrl);
    return (
      <div part="product" className={layout}>
        <div part="media">
          {pictures ? (
            <pictures.Pictures
              items={items}
              sizeFormat={sizeFormat}
              sized={sized}
              title={title}
              text={pictures.text}
              host={host}
              current={matching[1] ? '' : (matching[0]?.variant.mainImageId ?? '')}
            />
          ) : (
            first && <Image item={first} title={title} sizeFormat={sizeFormat} />
          )}
          {!title && <slot />}
        </div>
        <div part="details">
          {title && <h2 part="name">{link ? <a href={link}>{title}</a> : title}</h2>}
          {content && (
            <p part="price" aria-live="polite">
              <Price offers={matching} currencyCode={currencyCode} every={every} text={text} />{' '}
              {isGone ? (
                <span part="mark sold-out">{text('soldOut')}</span>
              ) : (
                matching.some(({ onSale }) => onSale) && <span part="mark sale">{text('sale')}</span>
              )}
            </p>
          )}
          {workflow && !(isGone && workflow.isPublished) && <p part="workflow">{workflow.label}</p>}
          {excerpt}
          {isFull
            ? content && this.#form(content, matching)
            : data.quickView && (
                <button type="button" part="quick-view" aria-haspopup="dialog" onClick={this.#show}>
                  {text('quickView')}
                  <span className="unseen"> {title}</span>
                </button>
              )}
        </div>
      </div>
    );
  }
}
