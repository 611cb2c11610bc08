import { forgetTogether } from '../flows/afterSale/forgetTogether.ts';
import { takeBackDraws } from '../flows/afterSale/takeBackDraws.ts';
import { creditLines } from '../flows/effectOrders/creditLines.ts';
import { lockCredited, lowerCommission } from '../flows/effectOrders/lowerCommission.ts';
import { settleCredited } from '../flows/effectOrders/settleCredited.ts';
import { drawForOrder } from '../flows/draws/drawForOrder.ts';
import { rewardInvitation } from '../flows/invitations/rewardInvitation.ts';
import type { OrderRegistry } from '../flows/orders/OrderRegistry.ts';
import { orderKinds } from './orderKinds.ts';

/** The kinds of order, and what happens with every order beside its kind; steps run in this order. */
export const orderRegistry: OrderRegistry = {
  kinds: orderKinds,
  paymentSteps: [creditLines],
  refundSteps: [{ at: 'beforeMoney', run: takeBackDraws }, lockCredited, lowerCommission, forgetTogether],
  completionSteps: [
    // First: it locks the invitation before any player of draws.
    rewardInvitation,
    drawForOrder,
    settleCredited,
  ],
};
