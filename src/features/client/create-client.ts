import { staticText } from '../../core/i18n/static-text';
import type { Failure } from '../api/api-result';
import { type CallOptions, sendCall } from '../api/call';
import type { ApiCall } from '../api/calls/api-call';
import * as cart from '../api/calls/cart';
import * as forms from '../api/calls/forms';
import * as headerFooter from '../api/calls/header-footer';
import { like } from '../api/calls/likes';
import * as multilingual from '../api/calls/multilingual';
import * as places from '../api/calls/places';
import { createSession, deleteSession, logout, unlockPage } from '../api/calls/session';
import * as tracking from '../api/calls/tracking';
import { getWidgetRendering } from '../api/calls/widget-rendering';
import { ApiError } from './api-error';
import type { Client, ClientCallOptions, ClientOptions } from './client';
import { connect } from './connect';
import { messages as english } from './messages/en';
import { messages as spanish } from './messages/es-419';
import { messages as portuguese } from './messages/pt-BR';

const catalogues = { 'es-419': spanish, en: english, 'pt-BR': portuguese };

/** The message for a failure that only this client knows better than by its status; the server's own text comes first. */
const ownMessage = ({ reason, errors = {} }: Failure): 'aborted' | 'invalidFields' | undefined => {
  if (reason === 'abort') return 'aborted';
  return Object.keys(errors).length > 0 ? 'invalidFields' : undefined;
};

type SessionName = 'createSession' | 'deleteSession' | 'logout';
type PlainClient = Omit<Client, SessionName>;

/** The description of the call behind a function of the client. */
type CallOf<Fn extends (...args: never) => unknown> = (
  params: NonNullable<Parameters<Fn>[0]>,
) => ApiCall<Awaited<ReturnType<Fn>>>;

/** All calls but those of the session, whose answers change what the client sends. */
const calls: { [Name in keyof PlainClient]: CallOf<PlainClient[Name]> } = {
  ...forms,
  ...cart,
  unlockPage,
  ...multilingual,
  ...headerFooter,
  ...places,
  getWidgetRendering,
  like,
  ...tracking,
};

/**
 * A client of a site's server, for programs and scripts: each call of the API as a function that returns a promise. It runs
 * in browsers and in Node.
 * @throws TypeError for a `baseUrl` that is no address
 */
export const createClient = (options: ClientOptions): Client => {
  const connection = connect(options);
  const text = staticText(catalogues, options.locale);

  const send = async <T>(call: ApiCall<T>, { signal, retries }: ClientCallOptions = {}): Promise<T> => {
    const { path, options: own, read } = call;
    const sent: CallOptions = { credentials: 'include', ...own, signal, retries };
    const readResult = await sendCall({ connection, path, options: sent });
    const result = readResult(text);
    if (!result.ok) {
      const key = ownMessage(result);
      // Read without texts, a failure has the server's own message or none.
      const serverResult = readResult(undefined);
      const isExplained = !serverResult.ok && serverResult.message;
      throw new ApiError(key && !isExplained ? { ...result, message: text(key) } : result);
    }
    try {
      return read(result.data);
    } catch (error) {
      const message = text('apiUnreadable', { url: path, message: (error as Error).message });
      throw new ApiError({ ok: false, status: result.status, reason: 'json', message });
    }
  };

  const functions = Object.fromEntries(
    Object.entries<(params: never) => ApiCall<unknown>>(calls).map(([name, call]) => [
      name,
      (params: never, callOptions?: ClientCallOptions) => send(call(params), callOptions),
    ]),
  ) as unknown as PlainClient;

  return {
    ...functions,
    async createSession(credentials, callOptions) {
      const session = await send(createSession(credentials), callOptions);
      connection.setCsrfToken(session.xsrfToken);
      return session;
    },
    async deleteSession(params, callOptions) {
      await send(deleteSession(params), callOptions);
      connection.setCsrfToken(undefined);
    },
    async logout(_params, callOptions) {
      await send(logout(), callOptions);
      connection.setCsrfToken(undefined);
    },
  };
};
