import type { BlockHost } from '../block/host';
import { spanish } from './catalogues';
import type { Views } from './field-frame';
import type { FormSettings } from './form-field';

/** What a form's settings and content ask for beyond what every form needs. */
export interface Prepared {
  /** Shows HTML; nothing where every text is plain. */
  Html?: typeof import('../ui/html').Html;
  /** Of types of fields that not every form has. */
  views: Map<string, Views[number][1]>;
  /** Of those, and of what follows. */
  styles: string[];
  /** Sections and steps. */
  division?: typeof import('./division/division');
  /** With `lightboxMode`. */
  box?: typeof import('./box/box');
  captcha?: typeof import('./captcha/captcha-place');
  extras?: typeof import('./extras/extras');
  /** With `postSubmitHtml`. */
  postSubmit?: typeof import('./post-submit');
  /** Where the first look depends on it. */
  behaviour?: typeof import('./behaviour');
  /** For a form that the page itself wrote. */
  own?: typeof import('./own/own-form');
}

type Settings = FormSettings & { lightboxMode?: boolean };

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

/** What a form needs, again at once where it did not come: the network may have been away for a moment. */
const when = <T>(isWanted: unknown, load: () => Promise<T>): Promise<T> | undefined =>
  isWanted ? load().catch(load) : undefined;

/** Loads what a form needs, all at once. @throws "Could not render form" (storefront 8) */
export const prepareForm = async (settings: Settings, host: BlockHost): Promise<Prepared> => {
  const { fields, draft, honeypot, minimumTime, lightboxMode } = settings;
  const types = `${fields.map(({ type }) => type)}`;
  const ownForm = ownFormOf(settings, host);
  const isExtra =
    draft ||
    honeypot ||
    minimumTime ||
    /file/.test(types) ||
    ownForm?.querySelector('[type=file]') ||
    fields.some(({ visibleWhen }) => visibleWhen);
  try {
    const [Html, choices, parts, division, box, captcha, own, behaviour, extras, postSubmit] =
      await Promise.all([
        loadHtml(htmlOf(settings)),
        when(/select|radio|check|consent|likert|rating|file/.test(types), () => import('./choices/choices')),
        when(/date|time|phone|address|currency|twitter/.test(types), () => import('./parts/parts')),
        when(/section|page/.test(types), () => import('./division/division')),
        when(lightboxMode, () => import('./box/box')),
        when(settings.captcha, () => import('./captcha/captcha-place')),
        when(ownForm, () => import('./own/own-form')),
        when(ownForm || startsActive(settings), () => import('./behaviour')),
        when(isExtra, () => import('./extras/extras')),
        when(settings.postSubmitHtml, () => import('./post-submit')),
      ]);
    const shown = [choices, parts, division, box, captcha].filter((one) => one !== undefined);
    // They say what only they show.
    for (const { messages } of shown) Object.assign(spanish, messages);
    return {
      Html,
      views: new Map([choices, parts, division].flatMap((one) => one?.views ?? [])),
      styles: shown.map(({ styles }) => styles),
      division,
      box,
      captcha,
      own,
      behaviour,
      extras,
      postSubmit,
    };
  } catch (error) {
    throw couldNotRender(error);
  }
};
