import { isRefunding, type RefundFacts } from './isRefunding.ts';

/** Whether a refund is to come and has not arrived: nobody else may see it, so it is not pushed, and the page asks. */
export function isAwaitingRefund(facts: RefundFacts): boolean {
  return isRefunding(facts) && facts.mine?.refund?.isDone !== true;
}
