import { contentNodesOf } from '../../src/core/host-content';
import type { buttonContexts } from '../../src/features/enums/enums';
import type { TrackedButton } from '../../src/features/tracking/collectors/button-render';
import type { ButtonSettings } from './schema';

/** Only the types come from the enumeration, so that its other codes are not bundled. */
const buttonBlock: (typeof buttonContexts)['buttonBlock'] = 1;
const popupOverlay: (typeof buttonContexts)['popupOverlay'] = 2;

/** Finds a class, or a `data-button-type`, in the markup of a saved page. */
const readSavedValue = (host: Element, pattern: RegExp): string | undefined =>
  pattern.exec(
    [...host.querySelectorAll('[class*="sqs-block-button"]')]
      .map((element) => `${element.className} ${element.getAttribute('data-button-type')}`)
      .join(' '),
  )?.[1];

/** Fills settings that have their default values from the markup of a saved page. */
const withSavedSettings = (settings: ButtonSettings, host: Element): ButtonSettings => {
  const { alignment, size, variant } = settings;
  const read = <Value extends string>(value: Value, isDefault: boolean, pattern: RegExp): Value =>
    ((isDefault && readSavedValue(host, pattern)) || value) as Value;
  return {
    ...settings,
    alignment: read(alignment, alignment === 'left', /container--(left|center|right)/),
    size: read(size, size === 'medium', /element--(small|medium|large)/),
    variant: read(variant, variant === 'primary', /\b(primary|secondary|tertiary)\b/),
  };
};

/** The page's own link, or its own button where the settings have no address for a link. */
const findOwnControl = ({ clickthroughUrl }: ButtonSettings, host: Element): Element | null =>
  host.querySelector(clickthroughUrl ? 'a' : 'a, button');

/** The text of the element's content: the text of the button if the settings have none. */
const readOwnText = (host: Element): string =>
  contentNodesOf(host)
    .map((node) => node.textContent)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

export interface PreparedButton {
  /** The element's settings, completed from its content. `buttonText` is '' where neither has a text. */
  settings: ButtonSettings;
  hasOwnControl: boolean;
}

export const prepareButton = (settings: ButtonSettings, host: Element): PreparedButton => ({
  settings: withSavedSettings({ ...settings, buttonText: settings.buttonText || readOwnText(host) }, host),
  hasOwnControl: !!findOwnControl(settings, host),
});

/** Describes a button: the page's own link or button, else the one from the settings. */
export const readButtonDetails = (settings: ButtonSettings, host: Element): TrackedButton => {
  const ownControl = findOwnControl(settings, host);
  return {
    id: host.id,
    buttonText: ownControl ? (ownControl.textContent ?? '').replace(/\s+/g, ' ').trim() : settings.buttonText,
    clickthroughUrl: ownControl ? (ownControl.getAttribute('href') ?? '') : settings.clickthroughUrl,
    alignment: settings.alignment,
    size: settings.size,
    newWindow: ownControl ? ownControl.getAttribute('target') === '_blank' : settings.newWindow,
    context: settings.context === 'popup' || host.closest('az-popup') ? popupOverlay : buttonBlock,
  };
};
