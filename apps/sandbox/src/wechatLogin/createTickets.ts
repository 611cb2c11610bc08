import { randomBytes } from 'node:crypto';
import { CappedMap } from '../CappedMap.ts';
import type { Clock } from '../Clock.ts';

export type TicketFinding<T> =
  | { readonly state: 'live'; readonly value: T; readonly expiresAt: number }
  | { readonly state: 'used' | 'expired' | 'unknown' };

export interface Tickets<T> {
  readonly issue: (value: T) => string;
  readonly look: (ticket: string) => TicketFinding<T>;
  /** As look, and a live ticket is used up by it. */
  readonly redeem: (ticket: string) => TicketFinding<T>;
  /** Ends it now, or at a given moment if that is sooner than its own end. */
  readonly expire: (ticket: string, at?: number) => void;
  readonly expireAll: () => void;
}

const KEPT_TICKETS = 5_000;

/** Codes and tokens: random, short-lived, and remembered after use so that a replay is told apart from a guess. */
export function createTickets<T>(lifeMs: number, now: Clock, kept = KEPT_TICKETS): Tickets<T> {
  const tickets = new CappedMap<string, { value: T; expiresAt: number; used: boolean }>(kept);

  const look = (ticket: string): TicketFinding<T> => {
    const found = tickets.get(ticket);
    if (found === undefined) return { state: 'unknown' };
    if (found.used) return { state: 'used' };
    if (found.expiresAt <= now()) return { state: 'expired' };
    return { state: 'live', value: found.value, expiresAt: found.expiresAt };
  };
  const expire = (ticket: string, at = now()): void => {
    const found = tickets.get(ticket);
    if (found !== undefined) found.expiresAt = Math.min(found.expiresAt, at);
  };
  return {
    issue(value) {
      const ticket = randomBytes(24).toString('base64url');
      tickets.set(ticket, { value, expiresAt: now() + lifeMs, used: false });
      return ticket;
    },
    look,
    redeem(ticket) {
      const finding = look(ticket);
      const found = tickets.get(ticket);
      if (finding.state === 'live' && found !== undefined) found.used = true;
      return finding;
    },
    expire,
    expireAll: () => [...tickets.keys()].forEach((ticket) => expire(ticket)),
  };
}
