/** Options of `pnpm bench` besides the name. */
export interface BenchOptions {
  /** Size of the large shop. */
  readonly products: number;
  /** Size of the large ledger. */
  readonly transfers: number;
  /** Number of orders; several sizes are measured one after the other. */
  readonly orders: readonly number[];
}
