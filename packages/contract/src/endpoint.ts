import type { z } from 'zod';
import type { rules } from './rules.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The caller: `guest` needs no token and ignores one, `user` needs one, `anyone` reads one if it is there. `staff` needs the
 * token of a member of staff, `staffGuest` is one who is about to sign in. The header User-Type says whether users or staff call;
 * neither reaches the other's endpoints.
 */
type Caller = 'guest' | 'user' | 'anyone' | 'staff' | 'staffGuest';

/** The area that a member of staff works in; `admin` may work in all of them. */
export type StaffRole = (typeof rules.staff.roles)[number];

/** Things that belong to one user. An endpoint that takes the id of one names its kind; the tests do the rest. */
export type OwnedKind =
  | 'address'
  | 'session'
  | 'file'
  | 'payment'
  | 'recharge'
  | 'cartLine'
  | 'order'
  | 'afterSale'
  | 'notice'
  | 'invoiceTitle'
  | 'vipPurchase'
  | 'draw'
  | 'groupSeat'
  | 'claim'
  | 'payout'
  | 'unitLock'
  | 'celebrityPick'
  | 'celebrityApplication'
  | 'business'
  | 'dropshippingBatch'
  | 'advertisement'
  | 'supportThread';

export interface Endpoint {
  readonly method: Method;
  /** Below `base`; parameters as `:id`. */
  readonly path: string;
  /** `/api` unless the specification fixes another place. */
  readonly base?: '';
  readonly summary: string;
  readonly caller: Caller;
  /** Of a staff endpoint: which roles besides `admin` may call it; for all others it does not exist. */
  readonly roles?: readonly StaffRole[];
  /** Of a staff endpoint that is no GET because its input is large, and changes nothing: it leaves no audit row. */
  readonly onlyReads?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body is one uploaded file in multipart form, read by the handler. */
  readonly upload?: true;
  readonly answer: z.ZodType;
  /** The answer is an address to open in a new window: it goes out with code 30200. */
  readonly leadsAway?: true;
  /** The handler sends raw bytes instead of the envelope. */
  readonly binary?: true;
  /** Input fields that hold the id of a user's own thing: `{ id: 'address' }`. Checked by the IDOR suite. */
  readonly owned?: Readonly<Record<string, OwnedKind>>;
  /** Input fields that hold the id of a public thing, such as a product. */
  readonly publicIds?: readonly string[];
  /**
   * The same for everyone and asked for often: answered from a cache that follows every change, with an ETag, and kept by
   * shared caches for a moment.
   */
  readonly shared?: true;
  /**
   * Seconds for which browsers and proxies may keep the answer; not at all when not given. Only for answers that are the same for
   * all.
   */
  readonly cacheSeconds?: number;
  /**
   * A write that is made often, and whose own rows keep two of the same request apart: its key is written down with its answer at
   * the end instead of being claimed first, which saves two statements. A repetition is found when the work is refused, or at the end.
   */
  readonly claimsLast?: true;
  /**
   * Many call it in the same second, and nearly all are refused: the refusals come from memory, before the caller is known, and
   * requests are limited for each user instead of each address.
   */
  readonly isRushed?: true;
  /** Requests per minute and caller, where the general limit is too generous. */
  readonly perMinute?: number;
}

/** Value of the header User-Type in a call of this endpoint. */
export function userTypeOf({ caller }: Pick<Endpoint, 'caller'>): 'User' | 'Staff' {
  return caller === 'staff' || caller === 'staffGuest' ? 'Staff' : 'User';
}

/** Keeps the literal types of one endpoint, so that client and server infer from it. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type Input<T> = T extends z.ZodType ? z.input<T> : undefined;

/** Input of the server's handler: parsed and complete. */
export interface ParsedInput<E extends Endpoint> {
  readonly params: Output<E['params']>;
  readonly query: Output<E['query']>;
  readonly body: Output<E['body']>;
}

type Part<K extends string, T> = T extends z.ZodType ? { readonly [P in K]: Input<T> } : unknown;

/** Input of a client's call: only the parts that the endpoint takes. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

/** Data of the answer. Answers have no transforms: production serialises them without parsing. */
export type Answer<E extends Endpoint> = z.output<E['answer']>;
