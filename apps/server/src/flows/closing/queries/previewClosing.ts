import type { accountEndpoints, Answer } from '@jiwu/contract';
import { planPayout } from '../../../modules/channels/effectOrders/index.ts';
import { loadWallet, planClosing } from '../../../modules/money/wallet/index.ts';
import { listClosingBlocks } from './listClosingBlocks.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type Preview = Answer<(typeof accountEndpoints)['userClosing']>;

/** What would come back, and how, if the account were closed now. */
export async function previewClosing(db: Reader, input: { userId: string; now: Date }): Promise<Preview> {
  const [plan, commission, wallet] = await Promise.all([
    planClosing(db, input),
    planPayout(db, { userId: input.userId }),
    loadWallet(db, input),
  ]);
  const { byGateway, byBank, totalFen, withheldFen } = plan;
  return {
    totalFen: totalFen + commission.amountFen,
    byGateway: byGateway.map(({ gateway, amountFen, paidAt }) => ({
      gateway,
      amountFen,
      rechargedAt: paidAt.toISOString(),
    })),
    byBankFen: byBank.amountFen + commission.amountFen,
    commissionFen: commission.amountFen,
    lapsesFen: wallet.bonusFen + withheldFen,
    withheldFen,
    heldFen: wallet.heldFen,
    blocks: await listClosingBlocks(db, { userId: input.userId, heldFen: wallet.heldFen }),
  };
}
