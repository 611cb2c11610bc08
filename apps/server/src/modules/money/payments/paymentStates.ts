export type PaymentState = 'created' | 'awaiting' | 'paid' | 'closed';

/**
 * From which states each one may be entered; every change is an update that names them. A closed payment that is paid
 * after all becomes paid: the money is there, whatever we thought.
 */
export const enteredFrom = {
  awaiting: ['created'],
  paid: ['created', 'awaiting', 'closed'],
  closed: ['created', 'awaiting'],
} as const satisfies Partial<Record<PaymentState, readonly PaymentState[]>>;

/** States in which the payment may still succeed, so the gateway is asked about it. */
export const unpaidStates = ['created', 'awaiting'] as const satisfies readonly PaymentState[];

export function isFinal(state: PaymentState): boolean {
  return state === 'paid' || state === 'closed';
}
