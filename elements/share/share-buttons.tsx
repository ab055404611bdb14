import { type ReactNode, useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import type { Text } from '../../src/core/i18n/messages';
import type { messages } from './messages/es-419';
import type { SharedPage } from './share-addresses';

interface IconButtonProps {
  part: string;
  name: string;
  onClick: () => void;
  children: ReactNode;
}

const IconButton = ({ part, name, onClick, children }: IconButtonProps) => (
  <li part="item" title={name}>
    <button type="button" part={part} aria-label={name} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  </li>
);

interface SystemButtonProps {
  /** Reads what to share, as it is when the visitor presses the button. */
  getPage: () => SharedPage;
  text: Text<typeof messages>;
  host: BlockHost;
}

/** Opens the system's sheet, in browsers that have one. */
export const SystemButton = ({ getPage, text, host }: SystemButtonProps) => {
  if (!navigator.share) return null;
  const share = (): void => {
    navigator.share(getPage()).catch((error) => {
      // The visitor has closed the sheet.
      if (error.name !== 'AbortError')
        host.report(Error('The system’s sheet did not open. The links share, too.', { cause: error }));
    });
  };
  return (
    <IconButton part="system" name={text('share')} onClick={share}>
      <path className="line" d="M12 15V3m-4 4 4-4 4 4M5 12v8a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-8" />
    </IconButton>
  );
};

interface CopyResult {
  status: 'copied' | 'failed';
  url: string;
}

/** Copies an address, and knows whether that worked; undefined before. */
export const useCopy = (getUrl: () => string): [CopyResult | undefined, () => void] => {
  const [result, setResult] = useState<CopyResult>();
  const copy = async (): Promise<void> => {
    const url = getUrl();
    // A second copy is announced, too.
    setResult(undefined);
    try {
      // Undefined on a page without https.
      await navigator.clipboard.writeText(url);
      setResult({ status: 'copied', url });
    } catch {
      setResult({ status: 'failed', url });
    }
  };
  return [result, copy];
};

interface CopyButtonProps {
  copy: () => void;
  text: Text<typeof messages>;
}

export const CopyButton = ({ copy, text }: CopyButtonProps) => (
  <IconButton part="copy" name={text('copy')} onClick={copy}>
    <path className="line" d="m10 14 4-4m-2-3 2-2a3.5 3.5 0 0 1 5 5l-2 2m-5 5-2 2a3.5 3.5 0 0 1-5-5l2-2" />
  </IconButton>
);
