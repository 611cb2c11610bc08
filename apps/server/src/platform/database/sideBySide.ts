import { assert } from '@jiwu/kernel';
import type { Tx } from './Tx.ts';

/**
 * Awaits statements of one transaction together, so that they share a round trip (decision 0017). They run one after the other, in an
 * order that nobody promises: only statements that do not need each other's answer, and whose locks may be taken in either order,
 * go side by side. The first failure is thrown and undoes all of them; what a slower one sends after that is refused.
 */
export async function sideBySide<const T extends readonly unknown[]>(
  tx: Tx,
  statements: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  assert(tx.isTransaction, 'statements go side by side within a transaction');
  return await Promise.all(statements);
}
