import { pageOrigin } from '../../../src/core/util/page-origin';
import { consent } from '../../../src/features/consent/index';
import type { Track } from '../tracks';

/** The server that a recording comes from, as the visitor who is asked for consent knows it. */
export const providerOf = ({ kind, url }: Track): string =>
  kind === 'soundcloud' ? 'SoundCloud' : URL.canParse(url) ? new URL(url).hostname : '';

/** Which recordings of other sites may be requested. */
export class Permission {
  /** Addresses of the recordings that the visitor has allowed, for this page. */
  readonly #allowed = new Set<string>();

  allow({ url }: Track): void {
    this.#allowed.add(url);
  }

  /** The browser requests the page's own elements as the page says, so they need no consent. */
  isAllowed({ kind, url, element }: Track): boolean {
    const isOwn = !!element || (kind === 'file' && new URL(url).origin === pageOrigin());
    return isOwn || this.#allowed.has(url) || consent.mayRequestThirdParty();
  }
}
