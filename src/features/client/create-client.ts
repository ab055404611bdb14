import type { MessageFormatter } from '../../core/i18n/message-formatter';
import { staticText } from '../../core/i18n/static-text';
import type { Failure } from '../api/api-result';
import { type CallOptions, sendCall } from '../api/call';
import { type ApiCall, readObject } from '../api/calls/api-call';
import * as cart from '../api/calls/cart';
import * as forms from '../api/calls/forms';
import * as headerFooter from '../api/calls/header-footer';
import { like } from '../api/calls/likes';
import * as multilingual from '../api/calls/multilingual';
import * as places from '../api/calls/places';
import { createSession, deleteSession, logout, unlockPage } from '../api/calls/session';
import * as tracking from '../api/calls/tracking';
import { getWidgetRendering } from '../api/calls/widget-rendering';
import { submissionMessage } from '../form/submission/submission-message';
import { ApiError } from './api-error';
import type { Client, ClientCallOptions, ClientOptions } from './client';
import { connect } from './connect';
import { messages as english } from './messages/en';
import { type ClientMessages, messages as spanish } from './messages/es-419';
import { messages as portuguese } from './messages/pt-BR';
import { checkParameters, type FlatParameters, flatParameters } from './parameters';

const catalogues = { 'es-419': spanish, en: english, 'pt-BR': portuguese };

/**
 * The client's own message for a failure; undefined where the message for the HTTP status is right.
 * @param failure its `message` is the server's own text
 */
const ownMessage = (
  name: keyof Client,
  failure: Failure,
  text: MessageFormatter<ClientMessages>,
): string | undefined => {
  const { reason, errors = {}, message } = failure;
  if (reason === 'abort') return text('aborted');
  if (name === 'getSubmissionKey') return text('keyFailed');
  if (Object.keys(errors).length > 0) return message || text('invalidFields');
  return name === 'submitForm' && reason !== 'json' ? submissionMessage(failure, text) : undefined;
};

type SessionName = 'createSession' | 'deleteSession' | 'logout';
type PlainClient = Omit<Client, SessionName>;

/** The function of `calls/` that describes the call of a client's function. */
type CallOf<Fn extends (...args: never) => unknown> = (
  params: FlatParameters<NonNullable<Parameters<Fn>[0]>>,
) => ApiCall<Awaited<ReturnType<Fn>>>;

/** All calls but those of the session, whose answers change what the client sends. */
const calls: { [Name in keyof PlainClient]: CallOf<PlainClient[Name]> } = {
  ...forms,
  ...cart,
  unlockPage,
  ...multilingual,
  // Only the block for visitors needs checked languages; a program accepts whatever its server sends.
  getMultilingualSettings: () => ({ ...multilingual.getMultilingualSettings(), read: readObject }),
  ...headerFooter,
  ...places,
  getWidgetRendering: ({ collectionId, ...widget }) => getWidgetRendering({ widget, collectionId }),
  like,
  ...tracking,
};

interface ClientCall<P, T> {
  /** Name of the client's function. */
  name: keyof Client;
  /** Describes the call for the data layer (`src/features/api`). */
  describe(params: P): ApiCall<T>;
  params: P;
}

/**
 * Creates a client of a site's server, for programs and scripts: an object with a function for each call of the API. It runs in
 * browsers and in Node.
 * @throws TypeError for a `baseUrl` that is no address of a server, such as `localhost:3000` without `http://`
 */
export const createClient = (options: ClientOptions): Client => {
  const connection = connect(options);
  const text = staticText(catalogues, options.locale);

  /** Sends a call. `sendCall` does not throw because of a network or a server, so an error is about the parameters. */
  const request = async <P, T>(clientCall: ClientCall<P, T>, options: ClientCallOptions) => {
    const { name, describe } = clientCall;
    try {
      const params = flatParameters(name, clientCall.params) as P;
      checkParameters(name, params);
      const call = describe(params);
      const allOptions: CallOptions = { credentials: 'include', ...call.options, ...options };
      return { call, readResult: await sendCall({ connection, path: call.path, options: allOptions }) };
    } catch (error) {
      const message = `${name}: ${(error as Error).message}`;
      throw new ApiError({ ok: false, status: 0, reason: 'parameters', message, cause: error });
    }
  };

  const send = async <P, T>(
    clientCall: ClientCall<P, T>,
    { signal, retries }: ClientCallOptions = {},
  ): Promise<T> => {
    const { call, readResult } = await request(clientCall, { signal, retries });
    const { path, read } = call;
    const { name } = clientCall;
    const result = readResult(text);
    if (!result.ok) {
      const { message: ownText } = readResult(undefined) as Failure;
      const message = ownMessage(name, { ...result, message: ownText }, text) ?? result.message;
      throw new ApiError({ ...result, message });
    }
    const { status } = result;
    try {
      return read(result.data, status);
    } catch (error) {
      const expected = (error as Error).message;
      // With a 204, the server has made a change: the message must differ from that for an answer of another shape.
      const problem = status === 204 ? `204, no content; ${expected}` : expected;
      const failure = { ok: false, status, reason: 'json', message: '', cause: error } as const;
      const message =
        ownMessage(name, failure, text) ?? text('apiUnreadable', { url: path, message: problem });
      throw new ApiError({ ...failure, message });
    }
  };

  const functions = Object.fromEntries(
    Object.entries<(params: never) => ApiCall<unknown>>(calls).map(([name, describe]) => [
      name,
      (params: never, callOptions?: ClientCallOptions) =>
        send({ name: name as keyof Client, describe, params }, callOptions),
    ]),
  ) as unknown as PlainClient;

  return {
    ...functions,
    async createSession(credentials, callOptions) {
      const session = await send(
        { name: 'createSession', describe: createSession, params: credentials },
        callOptions,
      );
      connection.setCsrfToken(session.xsrfToken);
      return session;
    },
    async deleteSession(params, callOptions) {
      await send({ name: 'deleteSession', describe: deleteSession, params }, callOptions);
      connection.setCsrfToken(undefined);
    },
    async logout(params, callOptions) {
      await send({ name: 'logout', describe: logout, params }, callOptions);
      connection.setCsrfToken(undefined);
    },
  };
};
