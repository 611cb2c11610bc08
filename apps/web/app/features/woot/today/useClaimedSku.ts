import { useEffect, useState } from 'react';

/** Which SKU a claim holds, where the page does not show its deal. Null until it is known. */
export function useClaimedSku(claimId: string | null): string | null {
  const [known, setKnown] = useState<{ readonly claimId: string; readonly skuId: string } | null>(null);
  useEffect(() => {
    if (claimId === null) return undefined;
    const leaving = new AbortController();
    void (async () => {
      try {
        const { wootCalls } = await import('../wootCalls.ts');
        setKnown({ claimId, skuId: await wootCalls.skuOf(claimId, leaving.signal) });
      } catch {
        // Its order can still be made from where it was claimed.
      }
    })();
    return () => leaving.abort();
  }, [claimId]);
  return known !== null && known.claimId === claimId ? known.skuId : null;
}
