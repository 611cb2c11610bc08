import { rules } from '@jiwu/contract/rules';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readStatementState, statementAddress } from '../statement/statementState.ts';

/**
 * Alipay leads back with `?payment=<id>`: its result is shown once, and the address is clean again. What Alipay adds to
 * the address proves nothing, so it goes unread.
 */
export function useReturnedPayment(onReturned: (paymentId: string) => void): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const paymentId = params.get('payment');
  const tidy = useEffectEvent((id: string) => {
    // A list of one is an id; anything else means nothing.
    if (rules.idListPattern.test(id) && !id.includes(',')) onReturned(id);
    void navigate(statementAddress(readStatementState(params)), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (paymentId !== null) tidy(paymentId);
  }, [paymentId]);
}
