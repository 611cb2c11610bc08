import { ApiError, refusalOf } from '@jiwu/api-client';
import type { Payment } from '@jiwu/contract';
import type { ErrorCode } from '@jiwu/contract/errorCodes';
import { NotOpened } from './NotOpened.ts';

interface Facts {
  /** Null: there is no try, or none that is known. */
  readonly paymentId: string | null;
  /** As the shop knows it now; null: it could not be asked. */
  readonly state: Payment['state'] | null;
  readonly name: string;
}

/** Refusals to make a try where none is open: nobody has been led to it. */
const PROVE_UNPAID: ReadonlySet<ErrorCode | null> = new Set(['BALANCE_ONLY', 'PAYMENT_TOO_MANY']);

/** Says 没有扣款 only where that is certain: whoever presses again may have paid a moment ago. */
export function whyNotOpened(error: unknown, { paymentId, state, name }: Facts): NotOpened {
  const words = error instanceof Error ? error.message : `${name}没有打开`;
  // Paid or closed meanwhile.
  if (error instanceof ApiError && error.status === 409) return new NotOpened(`${words}。`, { isOver: true });
  if (state === 'paid') return new NotOpened('已经付过了。', { isOver: true });
  // As long as it is only written down, nobody was given a code or an address to pay at.
  if (state === 'created' || PROVE_UNPAID.has(refusalOf(error))) return new NotOpened(`${words}。还没有扣款。`);
  const follow = state === 'awaiting' ? paymentId : null;
  return new NotOpened(`${words}。已经付过的话，不用再付，结果会自己更新。`, { follow });
}
