import { useLayoutEffect } from 'react';
import { emit } from '../../src/block/emit';
import { adopt, sheetOf } from '../../src/block/styles';
import { prefersStill } from '../../src/util/prefers-still';
import { keepHeights } from './kept-heights';
import { options, type Props, type Settings, show } from './option';

export const prepare = ({ items, design, history }: Settings) =>
  items.length || history || design === 'switch' ? import('./extras') : undefined;

/** Two options, and what is offered with either: the page's own content, or `items`. The radio buttons hold the choice. */
export const PricingToggle = ({ settings, host, text, prepared: extras }: Props) => {
  const { items, selected, design, history } = settings;

  // biome-ignore lint/correctness/useExhaustiveDependencies: for nothing else that is set, as the visitor may have chosen
  useLayoutEffect(() => {
    const option = (history && extras?.optionInAddress(host)) || selected;
    const radio = host.shadowRoot?.querySelectorAll('input')[options.indexOf(option)];
    if (radio) radio.checked = true;
    show(host, option);
    return () => show(host);
  }, [host, selected]);

  // What is there may be another after each change.
  useLayoutEffect(() => {
    if (extras) adopt(host.shadowRoot as ShadowRoot, sheetOf(extras.styles));
    return keepHeights(host);
  });

  return (
    <div className={prefersStill() ? 'still' : ''}>
      <div className={design} part="options" role="radiogroup" aria-label={host.ariaLabel || text('group')}>
        {options.map((option) => (
          <label key={option} part="option">
            <input
              type="radio"
              name="option"
              onChange={() => {
                show(host, option);
                emit(host, 'az-change', { detail: { option } });
                if (history) extras?.keepInAddress(host, option);
              }}
            />
            {settings[option] || text(option)}
          </label>
        ))}
      </div>
      {extras && items.length ? <extras.Plans settings={settings} text={text} /> : <slot />}
    </div>
  );
};
