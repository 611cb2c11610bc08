import { rules } from '@jiwu/contract/rules';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readStatementState, statementAddress } from '../statement/statementState.ts';

/**
 * Alipay returns to `?payment=<id>`: the result is shown once, and the address is cleaned. The other parameters that Alipay adds
 * prove nothing, so they are not read.
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
