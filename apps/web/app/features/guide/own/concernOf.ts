import type { Concern } from './ownMatters.ts';

/** Answers whose reader may have such an order: it stands beside them. */
const answers: Readonly<Record<Concern, readonly string[]>> = {
  payment: ['unpaid', 'payment'],
  afterSale: ['refund', 'amount', 'apply', 'return', 'sendBack', 'freight', 'rejected', 'broken', 'integralBack'],
  receipt: ['tracking', 'receive', 'delivery'],
  dispatch: ['remind', 'change'],
};

export function concernOf(slug: string): Concern | null {
  const found = Object.entries(answers).find(([, slugs]) => slugs.includes(slug));
  return found ? (found[0] as Concern) : null;
}
