import type { Answer, CallInput, Contract, EndpointName } from '@jiwu/contract';
import { CHALLENGE_HEADER, CONSENT_HEADER } from '@jiwu/contract/protocol';
import type { CallOptions } from './CallOptions.ts';
import { callRequest, type LooseInput } from './callRequest.ts';
import type { ClientOptions } from './ClientOptions.ts';
import { createRefresher } from './createRefresher.ts';
import { findChallenge } from './findChallenge.ts';
import type { EndpointAddress } from './EndpointAddresses.ts';
import { readAnswer, refuse } from './readAnswer.ts';
import { readEvents } from './readEvents.ts';
import { shopEndpoints } from './shopEndpoints.gen.ts';

type CallArguments<N extends EndpointName> =
  CallInput<Contract[N]> extends infer I
    ? unknown extends I
      ? [input?: LooseInput, options?: CallOptions]
      : [input: I & LooseInput, options?: CallOptions]
    : never;

/** Calls the endpoints of the given names. */
export interface ApiClient<Name extends EndpointName> {
  call<N extends Name>(name: N, ...rest: CallArguments<N>): Promise<Answer<Contract[N]>>;
  /** An answer that is a file, as bytes: an address alone carries no token. */
  fetchFile<N extends Name>(name: N, input: CallInput<Contract[N]> & LooseInput): Promise<Blob>;
  /** A kept file of one's own. */
  download(fileId: string): Promise<Blob>;
  /** Hands on each server-sent event until the server ends the stream; rejects, in silence, when it breaks off. */
  stream<N extends Name>(
    name: N,
    input: CallInput<Contract[N]> & LooseInput,
    onEvent: (event: unknown) => void,
    signal: AbortSignal,
  ): Promise<void>;
}

/**
 * One client for a page: headers, silent renewal of the token, and the error catalogue of specification §8. It calls the endpoints whose
 * addresses it is given.
 */
export function createApiClient<Name extends EndpointName>(
  addresses: Readonly<Record<Name, EndpointAddress>>,
  options: ClientOptions,
): ApiClient<Name> {
  const { renew, renewAhead } = createRefresher(options);
  // A staff session is one token, which nothing renews.
  const isRenewable = options.userType !== 'Staff';

  async function send(address: EndpointAddress, input: LooseInput, callOptions: CallOptions): Promise<Response> {
    const headers: Record<string, string> = { ...callOptions.headers };
    if (address[0] !== 'GET') {
      headers['Idempotency-Key'] = callOptions.idempotencyKey ?? crypto.randomUUID();
    }
    const attempt = async (token: string) => {
      const identity = {
        token,
        browserId: await options.browserId(),
        cartKey: options.cartKey?.(),
        userType: options.userType,
      };
      const { url, init } = callRequest(address, input, identity, headers);
      return await (options.fetch ?? fetch)(options.origin + url, { ...init, signal: callOptions.signal ?? null });
    };
    const attemptRenewed = async () => {
      if (isRenewable) await renewAhead();
      const token = options.readTokens()?.token ?? '';
      const response = await attempt(token);
      const mayRenew = response.status === 401 && token !== '' && isRenewable;
      if (!mayRenew || !(await renew(token))) return response;
      return await attempt(options.readTokens()?.token ?? '');
    };
    const response = await attemptRenewed();
    const challenge = options.solveChallenge && (await findChallenge(response));
    if (!options.solveChallenge || !challenge) return response;
    headers[CHALLENGE_HEADER] = await options.solveChallenge(challenge);
    return await attemptRenewed();
  }

  async function exchange(address: EndpointAddress, input: LooseInput, callOptions: CallOptions): Promise<Response> {
    try {
      const response = await send(address, input, callOptions);
      options.onAnswer?.(response);
      const consent = response.headers.get(CONSENT_HEADER);
      if (consent) options.onConsentDue?.(consent === 'refused');
      return response;
    } catch (error) {
      if (callOptions.signal?.aborted) throw error;
      const msg = error instanceof Error ? error.message : String(error);
      throw refuse(options, callOptions, { status: 0, code: 0, msg: offlineText(msg), isRefusal: false });
    }
  }

  async function fetchFile(address: EndpointAddress, input: LooseInput): Promise<Blob> {
    const response = await exchange(address, input, {});
    if (!response.ok) await readAnswer(options, {}, response);
    return await response.blob();
  }

  return {
    async call(name, ...rest) {
      const [input = {}, callOptions = {}] = rest as [LooseInput?, CallOptions?];
      const response = await exchange(addresses[name], input, callOptions);
      return (await readAnswer(options, callOptions, response)) as never;
    },
    fetchFile: (name, input) => fetchFile(addresses[name], input),
    download: (fileId) => fetchFile(shopEndpoints.fileGet, { params: { id: fileId } }),
    async stream(name, input, onEvent, signal) {
      const response = await exchange(addresses[name], input, { silent: true, signal });
      if (!response.ok) await readAnswer(options, { silent: true }, response);
      if (response.body) await readEvents(response.body, (data) => onEvent(JSON.parse(data)));
    },
  };
}

/** `fetch` fails with the browser's own English words; a shopper needs to know what to do. */
function offlineText(ownMessage: string): string {
  return /fetch|network|load failed/i.test(ownMessage) ? '网络没有连上，请检查后再试' : ownMessage;
}
