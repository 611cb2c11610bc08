import { drawForOrder } from '../flows/draws/drawForOrder.ts';
import { rewardInvitation } from '../flows/invitations/rewardInvitation.ts';
import type { CompletionStep } from '../flows/orders/CompletionStep.ts';

/** Further effects of an order's completion, in this order. */
export const completionSteps: readonly CompletionStep[] = [
  // First: it locks the invitation before any player of draws.
  rewardInvitation,
  drawForOrder,
];
