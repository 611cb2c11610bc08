/** Where a claim is turned into an order. */
export function claimAddress({ claimId, skuId }: { claimId: string; skuId: string }): string {
  return `/order/confirm?${new URLSearchParams({ kind: 'woot', subjectId: claimId, skuId, quantity: '1' }).toString()}`;
}
