import { addressKey } from '@jiwu/kernel';
import type { FastifyRequest } from 'fastify';

/** What a browser may call itself in the header `anonymous`. Anyone can make one up (decision 0006). */
export const BROWSER_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** Under which name limits count who asks: an account wherever it is, a guest by browser id and address. */
export function callerKey(request: FastifyRequest): string {
  if (request.staff) return `staff:${request.staff.staffId}`;
  if (request.caller) return `user:${request.caller.userId}`;
  return guestKey(request);
}

/** Guests without a browser id of the right form are one, for each address. */
export function guestKey(request: FastifyRequest): string {
  return `guest:${browserIdOf(request)}:${addressKey(request.ip)}`;
}

/** Empty when there is none of the right form. */
export function browserIdOf(request: FastifyRequest): string {
  const given = request.headers['anonymous'];
  return typeof given === 'string' && BROWSER_ID.test(given) ? given : '';
}
