import { useLayoutEffect } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { prefersReducedMotion } from '../../src/core/util/prefers-reduced-motion';
import { useContentLink } from '../../src/hooks/use-content-link';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { useVisitorState } from '../../src/hooks/use-visitor-state';
import { equaliseHeights } from './equalise-heights';
import type { messages } from './messages/es-419';
import { Plans } from './plans';
import {
  optionOf,
  type PricingOption,
  pricingOptions,
  readOptionFromAddress,
  showOption,
  writeOptionToAddress,
} from './pricing-option';
import type { PricingToggleSettings } from './schema';

type PricingToggleProps = BlockProps<PricingToggleSettings, typeof messages>;

/** A choice between two options, and the prices of the chosen option: the page's own content, or `items`. */
export const PricingToggle = ({ settings, content, host, text }: PricingToggleProps) => {
  const { items, selected, design, history } = settings;
  const optionOfAddress = (): PricingOption | undefined =>
    history ? readOptionFromAddress(host) : undefined;
  // A change of another setting keeps the visitor's choice.
  const [choice, setChoice] = useVisitorState(host, 'choice', () => ({
    selected,
    chosen: optionOfAddress() ?? selected,
  }));
  // A router may have led a block that comes back to the page to another option.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the block mounts
  useLayoutEffect(() => {
    const option = optionOfAddress();
    if (option && option !== choice.chosen) setChoice({ selected, chosen: option });
  }, []);
  if (selected !== choice.selected) setChoice({ selected, chosen: selected });
  const { chosen } = choice;
  useCustomState(host, 'left', chosen === 'left');
  useCustomState(host, 'right', chosen === 'right');

  // biome-ignore lint/correctness/useExhaustiveDependencies: other content or settings may have other heights
  useLayoutEffect(() => equaliseHeights(host), [host, content, settings]);

  const choose = (option: PricingOption): void => {
    setChoice({ selected, chosen: option });
    // Listeners of the event see the prices of the chosen option.
    showOption(host, option);
    emit(host, 'az-change', { detail: { option } });
    if (history) writeOptionToAddress(host, option);
  };

  const showLinked = (target: Element): void => {
    const option = optionOf(target, host);
    if (option && option !== chosen) choose(option);
  };
  useContentLink(host, { show: showLinked });

  return (
    <div className={prefersReducedMotion() ? 'still' : ''}>
      <div className={design} part="options" role="radiogroup" aria-label={host.ariaLabel || text('group')}>
        {pricingOptions.map((option) => (
          <label key={option} part="option">
            <input type="radio" name="option" checked={option === chosen} onChange={() => choose(option)} />
            {settings[option] || text(option)}
          </label>
        ))}
      </div>
      {items.length ? <Plans settings={settings} text={text} /> : <slot />}
    </div>
  );
};
