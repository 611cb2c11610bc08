import { type ClosingPayout, lockClosingPayout } from '../../modules/money/wallet/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

/** The payout that finance decides on, held: one that is not paid yet, and that no gateway pays. */
export async function lockForFinance(tx: Tx, id: string): Promise<ClosingPayout> {
  const payout = await lockClosingPayout(tx, id);
  if (!payout) throw new ShopError('NOT_FOUND');
  switch (payout.state) {
    case 'sent':
    case 'done':
      throw new ShopError('CLOSING_PAYOUT_CHANGED');
    case 'asked':
      throw new ShopError('APPROVAL_WAITS');
    case 'waiting':
    case 'approved':
      return payout;
  }
}
