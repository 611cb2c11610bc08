/** A group's page; with a SKU, that one is chosen there. */
export function groupAddress(id: string, skuId?: string): string {
  return `/groupPurchase?${new URLSearchParams({ id, ...(skuId && { sku: skuId }) }).toString()}`;
}

/** The same to be sent to others. It carries the logged-in user's invitation code, like every link that invites. */
export function groupLink(origin: string, id: string, invitationCode: string): string {
  const query = new URLSearchParams({ id, ...(invitationCode && { i: invitationCode }) });
  return `${origin}/groupPurchase?${query.toString()}`;
}

interface Ordered {
  readonly seatId: string;
  /** Null for whoever opens a group. */
  readonly groupId: string | null;
  readonly skuId: string;
  readonly quantity: number;
}

/** Where the order for a wished seat is made. */
export function confirmAddress({ seatId, groupId, skuId, quantity }: Ordered): string {
  const query = new URLSearchParams({
    kind: 'groupPurchase',
    subjectId: seatId,
    skuId,
    quantity: String(quantity),
    ...(groupId && { group: groupId }),
  });
  return `/order/confirm?${query.toString()}`;
}
