import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import { keepFocusClear } from '../../src/core/util/keep-focus-clear';
import { findLayers } from '../../src/core/util/page-layers';
import { consent } from '../../src/features/consent';
import type { CategoryName } from '../../src/features/consent/choice';
import type { AllowedCategories, Choice } from '../../src/features/consent/page-state';
import type { BannerOptions } from './banner-options';
import type { messages } from './messages/es-419';
import { renderRichText } from './rich-text';

type BannerText = MessageFormatter<typeof messages>;

interface CategoryProps extends ComponentProps<'input'> {
  label: string;
  /** What the category is for, in plain text. */
  purpose: unknown;
}

const Category = ({ label, purpose, ...input }: CategoryProps): ReactNode => {
  const id = purpose ? `purpose-${input.name}` : undefined;
  return (
    <div className="category">
      <label>
        <input type="checkbox" aria-describedby={id} {...input} />
        {label}
      </label>
      {id && <small part="category-text" id={id}>{`${purpose}`}</small>}
    </div>
  );
};

interface CategoriesProps {
  names: CategoryName[];
  categoryTexts: BannerOptions['categoryTexts'];
  chooseText: string;
  isInitiallyOpen: boolean;
  text: BannerText;
  onSave: (choice: Choice) => void;
}

/** A disclosure with a checkbox for each category, for sites that offer more than accept and decline. */
const Categories = ({
  names,
  categoryTexts,
  chooseText,
  isInitiallyOpen,
  text,
  onSave,
}: CategoriesProps): ReactNode => {
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  /** The visitor's changes that are not saved yet. */
  const [changes, setChanges] = useState<Partial<AllowedCategories>>({});
  const isChecked = (name: CategoryName): boolean =>
    changes[name] ?? (consent.state !== 'unknown' && consent.categories[name]);
  const save = (): void =>
    onSave(names.every(isChecked) || Object.fromEntries(names.map((name) => [name, isChecked(name)])));
  return (
    <details part="categories" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary part="choose">{chooseText}</summary>
      <Category
        name="necessary"
        label={text('necessary')}
        purpose={categoryTexts.necessary}
        checked
        disabled
      />
      {names.map((name) => (
        <Category
          key={name}
          name={name}
          label={text(name)}
          purpose={categoryTexts[name]}
          checked={isChecked(name)}
          onChange={({ currentTarget }) => setChanges({ ...changes, [name]: currentTarget.checked })}
        />
      ))}
      <button type="button" part="save" onClick={save}>
        {text('save')}
      </button>
    </details>
  );
};

interface BannerPopoverProps {
  options: BannerOptions;
  text: BannerText;
  /** A new object for each time that the visitor reopens the banner; then the focus moves into the banner. */
  reopening: object | undefined;
  onChoose: (choice: Choice) => void;
  onClose: () => void;
}

const checkEveryMs = 250;

const hasModalDialog = (): boolean => findLayers('dialog:modal').length > 0;

/**
 * Whether a modal dialog that was open when the banner rendered is still open. Everything outside of such a dialog is inert, so
 * the buttons of the banner would do nothing. Checked in an interval, because a dialog that the page removes fires no event.
 */
const usePageInert = (): boolean => {
  const [isInert, setIsInert] = useState(hasModalDialog);
  useEffect(() => {
    if (!isInert) return undefined;
    const timer = setInterval(() => setIsInert(hasModalDialog()), checkEveryMs);
    return () => clearInterval(timer);
  }, [isInert]);
  return isInert;
};

/** The banner while it shows: a popover, so that no element of the page lies above it. */
export const BannerPopover = (props: BannerPopoverProps): ReactNode => {
  const { options, text, reopening, onChoose, onClose } = props;
  const { isPopup, edge, side, theme, canDecline, categories, categoryTexts } = options;
  const popover = useRef<HTMLDivElement>(null);
  const acceptButton = useRef<HTMLButtonElement>(null);
  const isPageInert = usePageInert();

  // After each commit: the browser closes a popover when its element moves in the page.
  useLayoutEffect(() => {
    const element = popover.current;
    if (isPageInert || !element?.isConnected || element.matches(':popover-open')) return;
    element.showPopover();
    if (reopening) acceptButton.current?.focus();
  });
  useEffect(() => {
    if (popover.current) return keepFocusClear(popover.current, { isBar: !isPopup, edge });
    return undefined;
  }, [isPopup, edge]);
  useLayoutEffect(() => {
    if (reopening) acceptButton.current?.focus();
  }, [reopening]);

  // An icon only accepts, but a visitor who has agreed must be able to withdraw.
  const buttonVariant = options.buttonVariant === 'ICON' && reopening ? 'TEXT' : options.buttonVariant;
  const isIcon = buttonVariant === 'ICON';
  const notice = useMemo(() => renderRichText(options.text), [options.text]);
  const acceptText = options.acceptText || text('accept');
  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (reopening && key === 'Escape') onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the role depends on the variant
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support a label
    <div
      ref={popover}
      popover="manual"
      part="banner"
      className={`${isPopup ? `POPUP ${side}` : ''} ${edge} ${theme} ${buttonVariant}`}
      role={isPopup ? 'dialog' : 'region'}
      aria-label={text('label')}
      aria-describedby="text"
      onKeyDown={closeOnEscape}
    >
      <div part="text" id="text">
        {notice ?? text('text')}
      </div>
      <div part="actions">
        <button
          ref={acceptButton}
          type="button"
          part="accept"
          aria-label={isIcon ? acceptText : undefined}
          onClick={() => onChoose(true)}
        >
          {isIcon ? '✕' : acceptText}
        </button>
        {(canDecline || reopening) && (
          <button type="button" part="decline" onClick={() => onChoose(false)}>
            {options.declineText || text('decline')}
          </button>
        )}
      </div>
      {categories.length > 0 && (
        <Categories
          names={categories}
          categoryTexts={categoryTexts}
          chooseText={options.chooseText || text('choose')}
          isInitiallyOpen={!!reopening}
          text={text}
          onSave={onChoose}
        />
      )}
    </div>
  );
};
