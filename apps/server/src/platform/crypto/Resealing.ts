import type { Tx } from '../database/Tx.ts';

interface ResealInput {
  readonly config: { readonly SEAL_SECRET: string };
  readonly limit: number;
}

/** Seals up to `limit` values of a column anew that the first key has not sealed. Answers how many there were. */
export type Reseal = (tx: Tx, input: ResealInput) => Promise<number>;
