import type { rules, GatewayName } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { VipPurchases } from '../../../platform/database/schema.gen.ts';

export type VipPlan = (typeof rules.vip.plans)[number];

export interface VipPurchase {
  readonly userId: string;
  readonly id: string;
  readonly plan: VipPlan;
  readonly days: number;
  readonly amountFen: number;
  readonly state: (typeof rules.vip.purchaseStates)[number];
  readonly paidWith: GatewayName | null;
  readonly paymentId: string | null;
  readonly createdAt: Date;
  readonly payBy: Date;
  readonly paidAt: Date | null;
  /** The cause of its refund, also of one that failed. */
  readonly refundRequestId: string | null;
  readonly refundedAt: Date | null;
}

const planNames: Readonly<Record<VipPlan, string>> = { month: '月卡', quarter: '季卡', year: '年卡' };

/** Title on the payment page and in the gateway. */
export function vipTitle(plan: VipPlan): string {
  return `集物 VIP ${planNames[plan]}`;
}

export function vipPurchaseOf(row: Selectable<VipPurchases>): VipPurchase {
  return {
    userId: row.user_id,
    id: row.id,
    plan: row.plan as VipPlan,
    days: row.days,
    amountFen: row.amount_fen,
    state: row.state as VipPurchase['state'],
    paidWith: row.paid_with as VipPurchase['paidWith'],
    paymentId: row.payment_id,
    createdAt: row.created_at,
    payBy: row.expires_at,
    paidAt: row.paid_at,
    refundRequestId: row.refund_request_id,
    refundedAt: row.refunded_at,
  };
}
