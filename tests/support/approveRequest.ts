import { must } from './makeBuyer.ts';
import { freshCode, type StaffClient } from './staff.ts';
import type { Reply } from './createShopClient.ts';
import type { TestShop } from './startTestShop.ts';

export interface SeenRequest {
  readonly id: string;
  readonly no: string;
  readonly hash: string;
  readonly kind: string;
  readonly title: string;
  readonly words: string;
  readonly amountFen: number;
  readonly reason: string;
  readonly mayApprove: boolean;
  readonly changes: readonly { what: string; before: string; after: string; note: string }[];
}

/** A request as a member of staff sees it. */
export async function seeRequest(staff: StaffClient, id: string): Promise<SeenRequest> {
  return must<SeenRequest>(await staff.call('staffApprovalGet', { params: { id } }));
}

/** Approves what the page shows, with a code that was not used yet. */
export async function approveRequest(shop: TestShop, staff: StaffClient, id: string): Promise<Reply> {
  const { hash } = await seeRequest(staff, id);
  return await staff.call('staffApprovalApprove', { params: { id }, body: { hash, code: freshCode(shop, staff) } });
}
