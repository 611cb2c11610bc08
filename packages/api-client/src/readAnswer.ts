import { INTERNAL_TEXT, REDIRECT_CODE } from '@jiwu/contract/protocol';
import { ApiError } from './ApiError.ts';
import type { CallOptions } from './CallOptions.ts';
import type { ClientOptions } from './ClientOptions.ts';
import { leadTo, trustedLocation } from './leadTo.ts';

/** The data of an envelope; a refusal is shown as the call wants it, and thrown. */
export async function readAnswer(
  options: ClientOptions,
  callOptions: CallOptions,
  response: Response,
): Promise<unknown> {
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
      const { openWindow = options.openWindow } = callOptions;
      const location = answer['location'] ?? response.headers.get('location');
      leadTo({ ...options, openWindow }, { location, data: answer['data'] });
    }
    return answer['data'];
  }
  const msg = [answer['msg'], answer['message'], response.statusText].find(
    (text) => typeof text === 'string' && text !== '',
  );
  throw refuse(options, callOptions, {
    status: response.status,
    code: typeof answer['code'] === 'number' ? answer['code'] : 0,
    msg: typeof msg === 'string' ? msg : INTERNAL_TEXT,
    isRefusal: answer['flag'] === false && response.status < 500,
    data: answer['data'],
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

/** Turns a failed call into an ApiError, shows its message once, and ends the login when the session is over. */
export function refuse(
  options: ClientOptions,
  callOptions: CallOptions,
  failure: { status: number; code: number; msg: string; isRefusal: boolean; data?: unknown },
): ApiError {
  if (failure.status === 403) options.clearUser(endedBecause(failure.data));
  const silent =
    callOptions.silent === true ||
    failure.status === 401 ||
    failure.status === 403 ||
    (callOptions.inline === true && failure.isRefusal);
  if (!silent) options.showError(failure.msg);
  const { status, code, data } = failure;
  return new ApiError(failure.msg, { status, code, data, shown: !silent });
}

/** Why a session has ended, from the data of the refusal. */
export function endedBecause(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('because' in data)) return null;
  return typeof data.because === 'string' ? data.because : null;
}
