/** An order of the shop, with everything by which staff may look for it. */
export interface KnownOrder {
  readonly id: string;
  readonly no: string;
  readonly userId: string;
  readonly userName: string;
  readonly phoneNumber: string;
  readonly recipient: string;
  readonly skuId: string;
  readonly productId: string;
  /** Of its payment, as the gateway knows it. */
  readonly tradeNo: string;
}
