import type { Payment } from '@jiwu/contract';
import { useCallback, useEffect, useState } from 'react';
import { apiClient } from '../../../session/apiClient.ts';
import { followPayment, type KnownPayments, withPayment } from './followPayment.ts';
import { waitOrWake } from '../../../ui/time/waitOrWake.ts';

export interface LivePayment {
  /** Null until the first answer. */
  readonly payment: Payment | null;
  readonly isLive: boolean;
  /** The user has no such payment. */
  readonly isUnknown: boolean;
  /** Asks the shop now, for a user who does not want to wait. */
  readonly ask: () => Promise<void>;
}

/** A payment as it stands, followed live until nothing more can change. */
export function usePayment(paymentId: string | null): LivePayment {
  // By their ids: the end of one payment is no news of the next one that is followed here.
  const [known, setKnown] = useState<KnownPayments>({});
  const take = useCallback((next: Payment) => setKnown((former) => withPayment(former, next)), []);
  const [isLive, setIsLive] = useState(true);
  const [unknownId, setUnknownId] = useState<string | null>(null);

  useEffect(() => {
    if (paymentId === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const input = { params: { id: paymentId } };
    followPayment({
      signal,
      stream: (onPayment) => apiClient.stream('paymentEvents', input, (event) => onPayment(event as Payment), signal),
      ask: () => apiClient.call('paymentGet', input, { silent: true, signal }),
      wait: (ms) => waitOrWake(ms, signal),
      onPayment: take,
      onConnection: setIsLive,
    }).catch(() => setUnknownId(paymentId));
    return () => leaving.abort();
  }, [paymentId, take]);

  async function ask() {
    if (paymentId === null) return;
    take(await apiClient.call('paymentGet', { params: { id: paymentId } }, { silent: true }));
  }

  const payment = paymentId === null ? null : (known[paymentId] ?? null);
  return { payment, isLive, isUnknown: paymentId !== null && unknownId === paymentId, ask };
}
