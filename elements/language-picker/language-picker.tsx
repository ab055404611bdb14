import { useState } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import type { SiteLanguage } from '../../src/features/api/calls/multilingual';
import type { messages } from './messages/es-419';
import type { LanguagePickerSettings } from './schema';
import { useDisclosure } from './use-disclosure';

export interface PreparedLanguages {
  /** The languages of the settings or the server; empty where the page's own links show. */
  languages: SiteLanguage[];
  /** The language of the page. */
  current: SiteLanguage | undefined;
}

const LanguageLinks = ({ languages, current }: PreparedLanguages) => (
  <ul part="list">
    {languages.map((language, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing forbids two languages with the same code
      <li key={index}>
        <a
          part="link"
          href={language.url}
          hrefLang={language.code}
          lang={language.code}
          aria-current={language === current || undefined}
        >
          {language.name}
        </a>
      </li>
    ))}
  </ul>
);

/** The position of the list that the button shows. */
interface ListPosition {
  /** The edge at which the list and the button align. The list, which is wider, extends into the page from there. */
  edge: 'left' | 'right';
  /** Above the button where most of the window is above it, as in a footer. */
  side: 'above' | 'below';
}

const listPositionAt = (button: Element): ListPosition => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return {
    edge: left + right > clientWidth ? 'right' : 'left',
    side: top + bottom > clientHeight ? 'above' : 'below',
  };
};

/** Links to the page in other languages: a line of links, or a list that a button shows. */
export const LanguagePicker = ({
  settings: { layout },
  content,
  host,
  text,
  prepared: { languages, current },
}: BlockProps<LanguagePickerSettings, typeof messages, PreparedLanguages>) => {
  const { isOpen, toggle, buttonRef } = useDisclosure(host);
  const [{ edge, side }, setListPosition] = useState<ListPosition>({ edge: 'left', side: 'below' });
  if (!languages.length && !content.length) return null;
  const isMenu = layout === 'menu';
  const label = host.ariaLabel || text('label');
  return (
    <nav part="nav" className={layout} aria-label={label}>
      {isMenu && (
        <button
          type="button"
          part="button"
          ref={buttonRef}
          aria-expanded={isOpen}
          aria-controls="languages"
          onClick={({ currentTarget }) => {
            setListPosition(listPositionAt(currentTarget));
            toggle();
          }}
        >
          <span className={current && 'visually-hidden'}>{label} </span>
          {current && <span lang={current.code}>{current.name}</span>}
        </button>
      )}
      <div id="languages" className={`languages ${edge} ${side}`} hidden={isMenu && !isOpen}>
        {languages.length ? <LanguageLinks languages={languages} current={current} /> : <slot />}
      </div>
    </nav>
  );
};
