import { useRef } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import { claimSiteContent } from '../../src/core/site/claim-site-content';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { useOptionalStore } from '../../src/hooks/use-optional-store';
import type { messages } from './messages/es-419';
import { findPreviewImages, previewImageCount } from './preview-images';
import type { LicensedAssetsBarSettings } from './schema';

/** Tells the site's owner that the page has stock images without a licence. */
export const LicensedAssetsBar = ({
  settings,
  host,
  text,
  prepared: isOwner,
}: BlockProps<LicensedAssetsBarSettings, typeof messages, boolean>) => {
  // For other visitors, the page has no observer.
  const count = useOptionalStore(isOwner ? previewImageCount : undefined, 0);
  const isVisible = isOwner && count > 0 && claimSiteContent(host);
  useCustomState(host, 'visible', isVisible);

  const nextIndex = useRef(0);
  const showNext = (): void => {
    const images = findPreviewImages();
    const image = images[nextIndex.current % images.length];
    nextIndex.current += 1;
    image?.scrollIntoView({ block: 'center', behavior: 'instant' });
  };

  const { url } = settings;
  return (
    <section part="bar" hidden={!isVisible} aria-label={text('label')}>
      <p part="text">{text(count === 1 ? 'one' : 'some', { count })}</p>
      <button type="button" part="show" onClick={showNext}>
        {text('show')}
      </button>
      {url && (
        <a part="link" href={url}>
          {text('buy')}
        </a>
      )}
    </section>
  );
};
