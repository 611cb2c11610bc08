/** What an invoice is for: an order, or all orders of a batch together. */
export interface InvoiceSubject {
  readonly userId: string;
  readonly kind: 'order' | 'dropshippingBatch';
  readonly id: string;
}
