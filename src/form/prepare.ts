import type { BlockHost } from '../block/host';
import { furtherTypes } from './fields';
import type { FormSettings } from './form-field';

/** What a form's settings and content ask for beyond what every form needs. */
export interface Prepared {
  /** Shows HTML; nothing where every text is plain. */
  Html?: typeof import('../ui/html').Html;
  /** Where a field is not of the usual types, or there are steps. */
  further?: typeof import('./more-fields');
  /** Where the first look depends on it. */
  behaviour?: typeof import('./behaviour');
  /** For a form that the page itself wrote. */
  own?: typeof import('./own-form');
}

export const messageHtml = ({ postSubmitMessage }: FormSettings): string =>
  typeof postSubmitMessage === 'string' ? postSubmitMessage : postSubmitMessage.html;

/** The texts that are HTML by definition. */
const htmlOf = (settings: FormSettings): string[] => [
  settings.description,
  settings.disclaimer,
  messageHtml(settings),
  ...settings.fields.filter(({ type }) => type === 'section').map(({ description }) => description),
];

const loadHtml = async (texts: string[]): Promise<Prepared['Html']> => {
  if (!texts.some((text) => /[<&]/.test(text))) return undefined;
  const { Html, htmlReady } = await import('../ui/html');
  await htmlReady(texts);
  return Html;
};

/** Whether what is shown first depends on what the behaviour knows: what was typed before, what follows from it. */
const startsActive = ({ fields, draft, captcha }: FormSettings): boolean =>
  draft ||
  !!captcha ||
  fields.some(
    ({ value, visibleWhen, maxLength, type }) => value || visibleWhen || maxLength || type === 'page-break',
  );

/** The form that the page itself wrote; one from data wins. */
export const ownFormOf = ({ fields }: FormSettings, host: Element): HTMLFormElement | undefined =>
  fields.length ? undefined : (host.querySelector('form') ?? undefined);

export const couldNotRender = (cause: unknown): Error => Error('Could not render form', { cause });

/** Loads what a form needs, all at once. @throws "Could not render form" (storefront 8) */
export const prepareForm = async (settings: FormSettings, host: BlockHost): Promise<Prepared> => {
  const isFurther = settings.fields.some(({ type }) => furtherTypes.includes(type));
  const isOwn = !!ownFormOf(settings, host);
  try {
    const [Html, further, behaviour, own] = await Promise.all([
      loadHtml(htmlOf(settings)),
      isFurther ? import('./more-fields') : undefined,
      isOwn || startsActive(settings) ? import('./behaviour') : undefined,
      isOwn ? import('./own-form') : undefined,
    ]);
    return { Html, further, behaviour, own };
  } catch (error) {
    throw couldNotRender(error);
  }
};
