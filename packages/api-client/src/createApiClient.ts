import type { Answer, CallInput, Contract, EndpointName } from '@jiwu/contract';
import { errorCodes, REDIRECT_CODE } from '@jiwu/contract/errorCodes';
import { ApiError } from './ApiError.ts';
import { callRequest, type LooseInput } from './callRequest.ts';
import type { ClientOptions } from './ClientOptions.ts';
import { createRefresher } from './createRefresher.ts';
import { endpoints } from './endpoints.gen.ts';
import { leadTo, trustedLocation } from './leadTo.ts';

export interface CallOptions {
  /**
   * The caller shows a refusal of the shop itself, beside the field that it speaks of. Failures of any other kind are
   * shown as always.
   */
  readonly inline?: boolean;
  /** Nobody waits for the answer: no failure is shown. */
  readonly silent?: boolean;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** The same key for every try of one intention; made anew for each call when not given. */
  readonly idempotencyKey?: string;
}

type CallArguments<N extends EndpointName> =
  CallInput<Contract[N]> extends infer I
    ? unknown extends I
      ? [input?: LooseInput, options?: CallOptions]
      : [input: I & LooseInput, options?: CallOptions]
    : never;

export interface ApiClient {
  call<N extends EndpointName>(name: N, ...rest: CallArguments<N>): Promise<Answer<Contract[N]>>;
  /** A file of one's own, as bytes: an address alone carries no token. */
  download(fileId: string): Promise<Blob>;
}

/** One client for a page: headers, silent renewal of the token, and the error catalogue of specification §8. */
export function createApiClient(options: ClientOptions): ApiClient {
  const refresh = createRefresher(options);

  async function send(name: EndpointName, input: LooseInput, callOptions: CallOptions): Promise<Response> {
    const headers: Record<string, string> = { ...callOptions.headers };
    if (endpoints[name][0] !== 'GET') {
      headers['Idempotency-Key'] = callOptions.idempotencyKey ?? crypto.randomUUID();
    }
    const attempt = async (token: string) => {
      const { url, init } = callRequest(name, input, { token, browserId: await options.browserId() }, headers);
      return await fetch(options.origin + url, { ...init, signal: callOptions.signal ?? null });
    };
    const token = options.readTokens()?.token ?? '';
    const response = await attempt(token);
    if (response.status !== 401 || token === '' || !(await refresh(token))) return response;
    return await attempt(options.readTokens()?.token ?? '');
  }

  async function exchange(name: EndpointName, input: LooseInput, callOptions: CallOptions): Promise<Response> {
    try {
      return await send(name, input, callOptions);
    } catch (error) {
      if (callOptions.signal?.aborted) throw error;
      const msg = error instanceof Error ? error.message : String(error);
      throw refuse(options, callOptions, { status: 0, code: 0, msg: offlineText(msg), isRefusal: false });
    }
  }

  return {
    async call(name, ...rest) {
      const [input = {}, callOptions = {}] = rest as [LooseInput?, CallOptions?];
      const response = await exchange(name, input, callOptions);
      return (await readAnswer(options, callOptions, response)) as never;
    },
    async download(fileId) {
      const response = await exchange('fileGet', { params: { id: fileId } }, {});
      if (!response.ok) await readAnswer(options, {}, response);
      return await response.blob();
    },
  };
}

/** `fetch` fails with the browser's own English words; a shopper needs to know what to do. */
function offlineText(ownMessage: string): string {
  return /fetch|network|load failed/i.test(ownMessage) ? '网络没有连上，请检查后再试' : ownMessage;
}

async function readAnswer(options: ClientOptions, callOptions: CallOptions, response: Response): Promise<unknown> {
  const redirect =
    response.status === 302 ? response.headers.get('location') : response.redirected ? response.url : null;
  if (redirect) {
    const location = trustedLocation(options, redirect);
    if (location) options.goTo(location);
    throw new ApiError('redirected', { status: 302, code: 302, shown: false });
  }
  const answer = await readJson(response);
  if (response.ok && answer['flag'] === true) {
    if (answer['code'] === REDIRECT_CODE) {
      leadTo(options, { location: answer['location'] ?? response.headers.get('location'), data: answer['data'] });
    }
    return answer['data'];
  }
  const msg = [answer['msg'], answer['message'], response.statusText].find(
    (text) => typeof text === 'string' && text !== '',
  );
  throw refuse(options, callOptions, {
    status: response.status,
    code: typeof answer['code'] === 'number' ? answer['code'] : 0,
    msg: typeof msg === 'string' ? msg : errorCodes.INTERNAL.msg,
    isRefusal: answer['flag'] === false && response.status < 500,
  });
}

async function readJson(response: Response): Promise<Record<string, unknown>> {
  try {
    const parsed: unknown = await response.json();
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {}; // a gateway's HTML error page
  }
}

function refuse(
  options: ClientOptions,
  callOptions: CallOptions,
  failure: { status: number; code: number; msg: string; isRefusal: boolean },
): ApiError {
  if (failure.status === 403) options.clearUser();
  const silent =
    callOptions.silent === true ||
    failure.status === 401 ||
    failure.status === 403 ||
    (callOptions.inline === true && failure.isRefusal);
  if (!silent) options.showError(failure.msg);
  return new ApiError(failure.msg, { status: failure.status, code: failure.code, shown: !silent });
}
