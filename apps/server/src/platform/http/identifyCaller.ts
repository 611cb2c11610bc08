import { BACKGROUND_HEADER, type Endpoint } from '@jiwu/contract';
import type { FastifyRequest } from 'fastify';
import type { PresentCaller } from '../caller/Caller.ts';
import type { StaffCaller } from '../caller/StaffCaller.ts';
import { ShopError } from '../errors/ShopError.ts';

/** Finds the caller behind a token. Users and staff have separate tokens, and neither kind is accepted for the other. */
export interface Authenticate {
  readonly user: (token: string) => Promise<PresentCaller>;
  readonly staff: (shown: { token: string; isBackground: boolean }) => Promise<StaffCaller>;
  /** The user whom a token names, by its signature alone; null when it is none. For limits: whether the session still lives is not asked. */
  readonly signedUser: (token: string) => Promise<string | null>;
}

/** Sets the caller, as far as the endpoint wants to know it, and refuses callers who may not use the endpoint. */
export async function identifyCaller(
  request: FastifyRequest,
  endpoint: Endpoint,
  authenticate: Authenticate,
): Promise<void> {
  const { caller, roles = [] } = endpoint;
  if (caller === 'guest' || caller === 'staffGuest') return;
  const token = String(request.headers['token'] ?? '');
  if (token === '') {
    if (caller === 'anyone') return;
    throw new ShopError('TOKEN_MISSING');
  }
  if (caller !== 'staff') {
    request.caller = await authenticate.user(token);
    return;
  }
  const isBackground = request.headers[BACKGROUND_HEADER.toLowerCase()] === '1';
  const staff = await authenticate.staff({ token, isBackground }).catch(async (error: unknown) => {
    // To a shopper the console does not exist.
    throw (await authenticate.signedUser(token)) === null ? error : new ShopError('NOT_FOUND');
  });
  const may = staff.roles.some((role) => role === 'admin' || roles.includes(role));
  if (!may) throw new ShopError('NOT_FOUND');
  request.staff = staff;
}

/**
 * The same before the limits, which count by caller: a refusal is kept, so that who shows a token that is none counts as a guest, and is
 * refused after that.
 */
export async function identifyOrRemember(...given: Parameters<typeof identifyCaller>): Promise<void> {
  try {
    await identifyCaller(...given);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    given[0].refusal = error;
  }
}
