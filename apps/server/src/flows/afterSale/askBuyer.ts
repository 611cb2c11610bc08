import { addNotice } from '../../modules/content/notices/index.ts';
import { tellUser } from '../../modules/content/support/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { getAfterSale } from '../../modules/trade/afterSale/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Input {
  readonly staffId: string;
  readonly id: string;
  readonly text: string;
  readonly now: Date;
}

/** 请买家补充: a message about the request in the buyer's conversation. The request waits as before. */
export async function askBuyer(tx: Tx, { staffId, id, text, now }: Input): Promise<string> {
  const { userId, state } = await getAfterSale(tx, { id });
  if (state !== 'applied') throw new ShopError('AFTER_SALE_CHANGED');
  const thread = await tellUser(tx, { userId, staffId, text, attached: { kind: 'afterSale', id }, now });
  await addNotice(tx, {
    userId,
    kind: 'supportAnswered',
    facts: { text },
    cause: `${thread.id}:${thread.readNo}`,
    link: { kind: 'support', id: thread.id },
    now,
  });
  await recordAudit(tx, {
    staffId,
    action: 'afterSale.askBuyer',
    target: { kind: 'afterSale', id },
    before: null,
    after: { threadId: thread.id, no: thread.lastNo },
    now,
  });
  return thread.id;
}
