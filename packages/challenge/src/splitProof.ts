import { PUZZLES } from './puzzles.ts';

const NONCES = new RegExp(`^[0-9a-z]{1,7}(?:-[0-9a-z]{1,7}){${PUZZLES - 1}}$`);

/** The challenge and the nonces in a proof. Null: not the shape of one. */
export function splitProof(proof: string): { readonly challenge: string; readonly nonces: readonly number[] } | null {
  const end = proof.lastIndexOf('.');
  const nonces = proof.slice(end + 1);
  if (end < 0 || !NONCES.test(nonces)) return null;
  return { challenge: proof.slice(0, end), nonces: nonces.split('-').map((nonce) => Number.parseInt(nonce, 36)) };
}
