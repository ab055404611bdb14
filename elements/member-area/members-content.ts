import type { BlockHost } from '../../src/core/block-host';
import { pageLocale } from '../../src/core/i18n/messages';
import type { SiteAccount } from '../../src/core/site/site-api';
import { safeUrl } from '../../src/core/util/safe-url';
import { createStore } from '../../src/core/util/store';
import type { Failure, FailureMessage } from '../../src/features/api/api-result';
import { visitorTimeoutMs } from '../../src/features/api/fetch-text';
import { request } from '../../src/features/api/request';
import { signedInAccount } from '../../src/features/site/account';
import { loadHtmlSanitiser } from '../../src/ui/html';

type Answer =
  | { status: 'members'; html: string }
  /** Nobody is signed in. `isSessionLost`: somebody is, but the server does not know the session any more. */
  | { status: 'visitor'; isSessionLost: boolean }
  /** The signed-in visitor may not read this. The message is the server's, or a general one. */
  | ({ status: 'refused' } & FailureMessage)
  | { status: 'failed' };

type MembersContent = Answer & {
  /** Whether the element had the focus when its content changed: the new content gets the focus then. */
  takesFocus: boolean;
};

const needsSignIn = ({ status, reason }: Failure): boolean => status === 401 || reason === 'login';

const isRefused = ({ status, reason }: Failure): boolean => status === 403 || reason === 'authorization';

const fail = (host: BlockHost, src: string, answer: string): Answer => {
  host.report(
    Error(
      `The content for members cannot be shown: ${src} answered ${answer}, expected HTML. The element keeps its own content.`,
    ),
  );
  return { status: 'failed' };
};

const fetchContent = async (host: BlockHost, src: string): Promise<Answer> => {
  const visitor: Answer = { status: 'visitor', isSessionLost: false };
  if (!src) return visitor;
  if (!safeUrl(src)) return fail(host, src, 'nothing');
  const result = await request<unknown>(src, {
    foreign: true,
    credentials: 'include',
    // The block has a form of its own.
    announcesRefusal: false,
    headers: { 'Accept-Language': pageLocale() },
    // The element shows once the server has answered, so it does not wait for ever.
    timeoutMs: visitorTimeoutMs,
  });
  if (result.ok) {
    const html = result.data;
    if (typeof html !== 'string') return fail(host, src, 'JSON');
    try {
      await loadHtmlSanitiser([html]);
      return { status: 'members', html };
    } catch (error) {
      host.report(error);
      return { status: 'failed' };
    }
  }
  if (needsSignIn(result)) return { ...visitor, isSessionLost: !!signedInAccount() };
  if (isRefused(result)) return { status: 'refused', message: result.message, messageKey: result.messageKey };
  return fail(host, src, `${result.status || 'nothing'}`);
};

/** The content for members, as a store, because it changes with the signed-in account. */
const createMembersContent = (host: BlockHost) => {
  const { getSnapshot, subscribe, set } = createStore<MembersContent>({
    status: 'visitor',
    isSessionLost: false,
    takesFocus: false,
  });
  let src: string | undefined;
  /** The account that was signed in at the last request. */
  let account: SiteAccount | null = null;
  let loading: Promise<void> | undefined;

  const load = (): Promise<void> => {
    account = signedInAccount();
    const call = fetchContent(host, src ?? '').then((next) => {
      // A later call has begun meanwhile.
      if (call !== loading) return;
      const takesFocus = next.status !== getSnapshot().status && host.matches(':focus-within');
      set({ ...next, takesFocus });
    });
    loading = call;
    return call;
  };

  return {
    getSnapshot,
    subscribe,
    /** Loads the content of an address, unless it is loaded or loading. */
    async show(address: string): Promise<void> {
      if (address === src) return loading;
      src = address;
      return load();
    },
    /** Loads the content again if another account is signed in now. */
    async showFor(current: SiteAccount | null): Promise<void> {
      if (current !== account) await load();
    },
    /** Loads the content again. */
    reload: load,
  };
};

export type MembersContentStore = ReturnType<typeof createMembersContent>;

const stores = new WeakMap<BlockHost, MembersContentStore>();

/** The store of an element, which stays when its settings change. */
export const membersContentOf = (host: BlockHost): MembersContentStore => {
  const store = stores.get(host) ?? createMembersContent(host);
  stores.set(host, store);
  return store;
};
