import type { BlockHost } from '../block/host';
import { again } from '../util/again';
import { say } from './catalogues';
import type { Views } from './field-frame';
import type { FormSettings } from './form-field';

type Parts = typeof import('../ui/html') &
  typeof import('./division/division') &
  typeof import('./box/box') &
  typeof import('./captcha/captcha-place') &
  typeof import('./extras/extras') &
  typeof import('./post-submit') &
  typeof import('./own/own-form');

type Exports = Partial<Omit<Parts, 'views' | 'styles' | 'messages'>>;

/** What a form's settings and content ask for beyond what every form has: all that the chunks with it export. */
export interface Prepared extends Exports {
  /** Of types of fields that not every form has. */
  views: Map<string, Views[number][1]>;
  /** Of those, and of what else has its own. */
  styles: string[];
}

interface Part extends Exports {
  views?: Views;
  styles?: string;
  messages?: object;
}

type Settings = FormSettings & { lightboxMode?: boolean };

export const messageHtml = ({ postSubmitMessage }: FormSettings): string =>
  typeof postSubmitMessage === 'string' ? postSubmitMessage : postSubmitMessage.html;

/** The texts that are HTML by definition, as one. */
const htmlOf = (settings: FormSettings): string =>
  [
    settings.description,
    settings.disclaimer,
    messageHtml(settings),
    ...settings.fields.map(({ type, description }) => (type === 'section' ? description : '')),
  ].join(' ');

const loadHtml = async (html: string): Promise<Part> => {
  const part = await again(() => import('../ui/html'));
  await part.htmlReady([html]);
  return part;
};

/** The form that the page itself wrote; one from data wins. */
export const ownFormOf = ({ fields }: FormSettings, host: Element): HTMLFormElement | undefined =>
  fields.length ? undefined : (host.querySelector('form') ?? undefined);

/** What is asked for -> what has it. */
const parts: [asked: RegExp, load: () => Promise<Part>][] = [
  [/\b(select|radio|checkbox|consent|likert|rating|file)\b/, () => import('./choices/choices')],
  [/\b(date|time|phone|address|currency|twitter)\b/, () => import('./parts/parts')],
  [/\b(section|page-break)\b/, () => import('./division/division')],
  [/lightboxMode/, () => import('./box/box')],
  [/captcha/, () => import('./captcha/captcha-place')],
  [/ownForm/, () => import('./own/own-form')],
  [/file|draft|value|honeypot|minimumTime|visibleWhen|maxLength/, () => import('./extras/extras')],
  [/postSubmitHtml/, () => import('./post-submit')],
];

const limited = '[maxlength],[data-max-length]';

/** The names of the settings that are set. */
const setIn = (settings: object): string[] =>
  Object.entries(settings).flatMap(([name, value]) => (value ? [name] : []));

/** Loads what a form needs, all at once. @throws "Could not render form" (storefront 8) */
export const prepareForm = async (settings: Settings, host: BlockHost): Promise<Prepared> => {
  const html = htmlOf(settings);
  const own = ownFormOf(settings, host);
  const asked = [
    setIn(settings),
    settings.fields.map((field) => [field.type, setIn(field)]),
    own && [
      'ownForm',
      own.querySelector('[type=file]') && 'files',
      own.querySelector(limited) && 'maxLength',
    ],
  ].join();
  const loads = parts.flatMap(([pattern, load]) => (pattern.test(asked) ? again(load) : []));
  if (/[<&]/.test(html)) loads.push(loadHtml(html));
  try {
    const loaded = (await Promise.all(loads)).map(say);
    return {
      ...Object.assign({}, ...loaded),
      views: new Map(loaded.flatMap(({ views = [] }) => views)),
      styles: loaded.flatMap(({ styles = [] }) => styles),
    };
  } catch (cause) {
    throw couldNotRender(cause);
  }
};

export const couldNotRender = (cause: unknown): Error => Error('Could not render form', { cause });
