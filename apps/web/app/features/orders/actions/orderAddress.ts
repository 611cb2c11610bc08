/** An order's own page. */
export function orderAddress(id: string): string {
  return `/order/detail?id=${id}`;
}

/** The order's address with a drawer open: a link or a reload opens the same drawer. */
export const drawerAddress = {
  /** Pieces that have not been sent: refunded at once. */
  refund: (id: string) => `${orderAddress(id)}&afterSale=refund`,
  /** Pieces that have been sent. */
  apply: (id: string) => `${orderAddress(id)}&afterSale=apply`,
  afterSale: (id: string, afterSaleId: string) => `${orderAddress(id)}&afterSale=${afterSaleId}`,
  review: (id: string, lineId = 'next') => `${orderAddress(id)}&review=${lineId}`,
};
