/** What is put into the cart. */
export interface NewCartLine {
  readonly skuId: string;
  readonly quantity: number;
  /** Through which pick of a celebrity it is bought; simply from the shop when not given. */
  readonly sourceId?: string;
}
