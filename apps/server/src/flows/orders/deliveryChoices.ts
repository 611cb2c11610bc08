import { rules } from '@jiwu/contract';
import { businessDay, DAY_MS, HOUR_MS } from '@jiwu/kernel';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { hasSlots, transitDays } from './transitDays.ts';

type Slot = (typeof rules.order.slots)[number];
export type Delivery =
  | { readonly kind: 'standard' }
  | { readonly kind: 'timed'; readonly day: string; readonly slot: Slot };

interface Sending {
  readonly goods: readonly { readonly dispatchHours: number; readonly shipsFrom: string }[];
  /** Null as long as nobody knows where to: then nothing is promised. */
  readonly address: { readonly divisionCode: string; readonly district: string } | null;
  readonly now: Date;
}

export interface DeliveryChoices {
  readonly arrivesOn: string | null;
  readonly days: readonly { readonly day: string; readonly slots: readonly Slot[] }[];
}

/** When the last of the goods would arrive there, and which two hours can be chosen: the days from then on, where a courier keeps them. */
export function deliveryChoices({ goods, address, now }: Sending): DeliveryChoices {
  if (!address) return { arrivesOn: null, days: [] };
  const spans = goods.map(
    ({ dispatchHours, shipsFrom }) => dispatchHours * HOUR_MS + transitDays(shipsFrom, address.divisionCode) * DAY_MS,
  );
  const arrival = now.getTime() + Math.max(...spans);
  const dayOf = (offset: number): string => businessDay(new Date(arrival + offset * DAY_MS));
  const days = Array.from({ length: hasSlots(address) ? rules.order.timedDays : 0 }, (_, offset) => ({
    day: dayOf(offset),
    slots: rules.order.slots,
  }));
  return { arrivesOn: dayOf(0), days };
}

/** The surcharge of the chosen delivery; refuses a slot that is not offered. */
export function deliveryFeeFen(delivery: Delivery, choices: DeliveryChoices): number {
  if (delivery.kind === 'standard') return 0;
  if (!choices.days.some(({ day }) => day === delivery.day)) throw new ShopError('SLOT_GONE');
  return rules.order.timedFeeFen;
}
