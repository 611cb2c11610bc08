/** What can be given to `pnpm bench` besides the name. */
export interface BenchOptions {
  /** Size of the large shop. */
  readonly products: number;
  /** Size of the large ledger. */
  readonly transfers: number;
}
