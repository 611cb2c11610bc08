import type { rules } from '@jiwu/contract';
import type { CarrierId } from './carriers.ts';

export type ParcelState = (typeof rules.order.parcelStates)[number];
export type ParcelDirection = 'out' | 'return';

export interface ParcelEvent {
  readonly at: Date;
  readonly place: string;
  readonly description: string;
  readonly state: ParcelState;
}

export interface ParcelLine {
  readonly lineId: string;
  readonly quantity: number;
}

/** The part of a parcel that tracking needs, without its lines and events. */
export interface ParcelRecord {
  readonly userId: string;
  readonly id: string;
  readonly orderId: string;
  readonly direction: ParcelDirection;
  /** 1, 2, 3 … within its order. */
  readonly no: number;
  readonly carrier: CarrierId;
  readonly trackingNo: string;
  readonly phoneTail: string | null;
  readonly state: ParcelState;
  readonly sentAt: Date;
  readonly deliveredAt: Date | null;
}

export interface Parcel extends ParcelRecord {
  readonly carrierName: string;
  readonly lines: readonly ParcelLine[];
  /** Newest first. */
  readonly events: readonly ParcelEvent[];
}
