import type { InferOutput } from 'valibot';
import type { schema } from './schema';

export type Settings = InferOutput<typeof schema>;

/** Shell 3.5, "Button tracking": what is told of a button that is shown or clicked. */
export interface ButtonFacts {
  id: string;
  buttonText: string;
  clickthroughUrl: string;
  alignment: Settings['alignment'];
  size: Settings['size'];
  newWindow: boolean;
  /** 1 for a button block, 2 for a popup overlay. */
  context: 1 | 2;
}

/** What the markup of a saved page says: a class of its container, or one of its link. */
const saved = (host: Element, pattern: RegExp): string | undefined =>
  pattern.exec(
    [...host.querySelectorAll('[class*="sqs-block-button"]')]
      .map((element) => `${element.className} ${element.getAttribute('data-button-type')}`)
      .join(' '),
  )?.[1];

/** The page's own link, or button. */
const ownControl = (host: Element): HTMLElement | null => host.querySelector('a, button');

/** How a button is shown, by its settings; where they say nothing, by the markup of a saved page. */
export const lookOf = (settings: Settings, host: Element): Settings => {
  const { alignment, size, variant } = settings;
  const look = (own: string, isDefault: boolean, pattern: RegExp): string =>
    (isDefault && saved(host, pattern)) || own;
  return {
    ...settings,
    alignment: look(alignment, alignment === 'left', /container--(left|center|right)/) as typeof alignment,
    size: look(size, size === 'medium', /element--(small|medium|large)/) as typeof size,
    variant: look(variant, variant === 'primary', /\b(primary|secondary|tertiary)\b/) as typeof variant,
  };
};

export const factsOf = (look: Settings, host: Element): ButtonFacts => {
  const own = ownControl(host);
  return {
    id: host.id,
    buttonText: own ? (own.textContent ?? '').replace(/\s+/g, ' ').trim() : look.buttonText,
    clickthroughUrl: own ? (own.getAttribute('href') ?? '') : look.clickthroughUrl,
    alignment: look.alignment,
    size: look.size,
    newWindow: own ? own.getAttribute('target') === '_blank' : look.newWindow,
    context: look.context === 'popup' ? 2 : 1,
  };
};
