import { useEffect, useState } from 'react';
import { useUserCache } from '../../../session/userCache.ts';

/** The viewer's own order of a unit that is sold; null until it is known, and where it is someone else's. */
export function useOwnOrder(unitId: string, isSold: boolean): string | null {
  const user = useUserCache((state) => state.operator.invitationCode);
  const asksFor = isSold && user !== '' ? `${user} ${unitId}` : '';
  const [known, setKnown] = useState<{ asksFor: string; orderId: string | null } | null>(null);
  useEffect(() => {
    if (asksFor === '') return undefined;
    const leaving = new AbortController();
    void askOrder(unitId, leaving.signal).then((orderId) => {
      if (!leaving.signal.aborted) setKnown({ asksFor, orderId });
    });
    return () => leaving.abort();
  }, [asksFor, unitId]);
  return known?.asksFor === asksFor ? known.orderId : null;
}

/** Without an answer the page shows what everyone sees. */
async function askOrder(unitId: string, signal: AbortSignal): Promise<string | null> {
  try {
    const { openBoxCalls } = await import('../openBoxCalls.ts');
    return await openBoxCalls.orderOf(unitId, signal);
  } catch {
    return null;
  }
}
