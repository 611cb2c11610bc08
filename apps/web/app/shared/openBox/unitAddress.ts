/** A unit's own page. */
export function unitAddress(id: string): string {
  return `/openBox?id=${id}`;
}

/** Where a lock is turned into an order. */
export function lockAddress({ lockId, skuId }: { lockId: string; skuId: string }): string {
  const query = new URLSearchParams({ kind: 'openBox', subjectId: lockId, skuId, quantity: '1' });
  return `/openBoxOrder/confirm?${query.toString()}`;
}
