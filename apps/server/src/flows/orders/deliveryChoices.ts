import { rules } from '@jiwu/contract';
import { businessDay, DAY_MS, HOUR_MS } from '@jiwu/kernel';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { hasSlots, transitDays } from './transitDays.ts';

type Slot = (typeof rules.order.slots)[number];
export type Delivery =
  | { readonly kind: 'standard' }
  | { readonly kind: 'timed'; readonly day: string; readonly slot: Slot };

/** As an order keeps it, with the day that its buyer was told. */
export type AgreedDelivery =
  | { readonly kind: 'standard'; readonly arrivesOn: string | null }
  | Extract<Delivery, { kind: 'timed' }>;

interface Sending {
  readonly goods: readonly { readonly dispatchHours: number; readonly shipsFrom: string }[];
  /** Null as long as nobody knows where to: then nothing is promised. */
  readonly address: { readonly divisionCode: string; readonly district: string } | null;
  /** Whether it is sent as soon as it can be. Otherwise it waits for others, and nothing is promised either. */
  readonly isSentAtOnce: boolean;
  readonly now: Date;
}

export interface DeliveryChoices {
  readonly arrivesOn: string | null;
  readonly days: readonly { readonly day: string; readonly slots: readonly Slot[] }[];
}

/** When the last of the goods would arrive there, and which two hours can be chosen: the days from then on, where a courier keeps them. */
export function deliveryChoices({ goods, address, isSentAtOnce, now }: Sending): DeliveryChoices {
  if (!address || !isSentAtOnce) return { arrivesOn: null, days: [] };
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

export function agreeDelivery(delivery: Delivery, { arrivesOn }: DeliveryChoices): AgreedDelivery {
  switch (delivery.kind) {
    case 'standard':
      return { kind: 'standard', arrivesOn };
    case 'timed':
      return delivery;
  }
}

/** What stands in an order's row. Orders from before 2026-11-20 do not know the day. */
export function agreedDeliveryOf(kept: unknown): AgreedDelivery {
  const delivery = kept as AgreedDelivery | Delivery;
  switch (delivery.kind) {
    case 'standard':
      return { kind: 'standard', arrivesOn: 'arrivesOn' in delivery ? delivery.arrivesOn : null };
    case 'timed':
      return delivery;
  }
}
