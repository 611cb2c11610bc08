import { rules } from '@jiwu/contract';
import { businessDay, DAY_MS, HOUR_MS } from '@jiwu/kernel';
import { ShopError } from '../../platform/errors/ShopError.ts';

type Slot = (typeof rules.order.slots)[number];
export type Delivery =
  | { readonly kind: 'standard' }
  | { readonly kind: 'timed'; readonly day: string; readonly slot: Slot };

/** When it would arrive, and which two hours can be chosen: the days from then on. */
export function deliveryChoices(input: { dispatchHours: number; now: Date }): {
  arrivesOn: string;
  days: readonly { readonly day: string; readonly slots: readonly Slot[] }[];
} {
  const arrival = input.now.getTime() + input.dispatchHours * HOUR_MS + DAY_MS;
  const dayOf = (offset: number): string => businessDay(new Date(arrival + offset * DAY_MS));
  const days = Array.from({ length: rules.order.timedDays }, (_, offset) => ({
    day: dayOf(offset),
    slots: rules.order.slots,
  }));
  return { arrivesOn: dayOf(0), days };
}

/** The surcharge of the chosen delivery; refuses a slot that is not offered. */
export function deliveryFeeFen(delivery: Delivery, choices: ReturnType<typeof deliveryChoices>): number {
  if (delivery.kind === 'standard') return 0;
  if (!choices.days.some(({ day }) => day === delivery.day)) throw new ShopError('SLOT_GONE');
  return rules.order.timedFeeFen;
}
