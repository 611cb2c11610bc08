import type { rules } from '@jiwu/contract';

export type AfterSaleState = (typeof rules.afterSale.states)[number];

/**
 * The transition table: the next state for each step and state. A step that a state does not name cannot be taken; the table of
 * steps in the database says the same.
 */
export const afterSaleSteps = {
  /** Withdrawn by the buyer, before a refund was granted or goods were sent. */
  cancel: { applied: 'cancelled', awaitingReturn: 'cancelled' },
  /** 拒绝: the request, or the goods that arrived. */
  reject: { applied: 'rejected', returning: 'rejected' },
  /** 同意退货: the goods come first. */
  agree: { applied: 'awaitingReturn' },
  /** 寄回 */
  sendBack: { awaitingReturn: 'returning' },
  /** 同意退款, or nothing had been sent: it is refunded as it is. */
  refund: { applied: 'refunding' },
  /** 收到退货, whether or not anyone had named the parcel. */
  receive: { awaitingReturn: 'refunding', returning: 'refunding' },
  /** The money is where it came from. */
  finish: { refunding: 'refunded' },
} as const satisfies Record<string, Partial<Record<AfterSaleState, AfterSaleState>>>;

export type AfterSaleStep = keyof typeof afterSaleSteps;

/** Its pieces are spoken for and not yet refunded: they stand in no figure of the order. */
export const openStates = ['applied', 'awaitingReturn', 'returning'] as const satisfies readonly AfterSaleState[];

/** Ended without a refund: the request's pieces do not count. */
export const voidStates = ['rejected', 'cancelled'] as const satisfies readonly AfterSaleState[];

/** Where the step leads from here; null where it cannot be taken. */
export function afterStep(step: AfterSaleStep, from: AfterSaleState): AfterSaleState | null {
  const steps: Partial<Record<AfterSaleState, AfterSaleState>> = afterSaleSteps[step];
  return steps[from] ?? null;
}
