import { type ClosingAccount, findClosingAccount, findClosingPayouts } from '../../modules/money/wallet/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Input {
  readonly config: Pick<Config, 'SEAL_SECRET'>;
  readonly staffId: string;
  readonly id: string;
  /** Why it has to be seen. */
  readonly reason: string;
  readonly now: Date;
}

/** The whole account of one leaver, while something is still to be paid. The audit row names what was read and why, not what stood there. */
export async function showClosingAccount(tx: Tx, { config, staffId, id, reason, now }: Input): Promise<ClosingAccount> {
  const [payout] = await findClosingPayouts(tx, [id]);
  const account = payout && (await findClosingAccount(tx, { config, userId: payout.userId }));
  if (!account) throw new ShopError('NOT_FOUND');
  const target = { kind: 'closingPayout', id };
  await recordAudit(tx, { staffId, action: 'closing.showAccount', target, before: null, after: { reason }, now });
  return account;
}
